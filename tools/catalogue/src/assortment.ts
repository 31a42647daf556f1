import { fail, ok, type Result } from '@materia/domain-kernel';
import type { LeafKey } from './category-tree.ts';
import { asGrid, choiceGroups } from './families/choices.ts';
import { FAMILIES, type FamilyKey } from './families/index.ts';
import { type Line, LINES } from './families/variants.ts';
import type { Draw } from './random.ts';

export type AssortmentRefusal =
  | { readonly kind: 'too-few-references'; readonly least: number }
  | { readonly kind: 'too-many-references'; readonly most: number };

/** Smaller shops would have too few departments to look real. */
export const MIN_PRODUCTS = 100;

type Places = { readonly from: number; readonly to: number };

/** The products of a shop: parallel lists of family, combination and sales rank (1 sells best). */
export type Assortment = {
  readonly size: number;
  /** The leaf categories with products; a small shop omits some. */
  readonly leaves: ReadonlySet<LeafKey>;
  readonly family: (at: number) => FamilyKey;
  readonly combination: (at: number) => number;
  readonly rank: (at: number) => number;
  /**
   * The index range of all products of the same family and leaf, including this one; the end is
   * exclusive.
   */
  readonly line: (at: number) => Places;
};

/** Distributes `size` evenly, with at least one product per line and none above its maximum. */
export const sharesOf = (size: number, capacities: readonly number[]): readonly number[] => {
  const shares = capacities.map(() => 0);
  let left = size;
  let open = capacities.map((_, at) => at);
  while (left > 0 && open.length > 0) {
    const level = Math.max(1, Math.floor(left / open.length));
    for (const at of open) {
      const more = Math.min(level, left, (capacities[at] ?? 0) - (shares[at] ?? 0));
      shares[at] = (shares[at] ?? 0) + more;
      left -= more;
    }
    open = open.filter((at) => (shares[at] ?? 0) < (capacities[at] ?? 0));
  }
  return shares;
};

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b);

/**
 * A step that visits every index of a ring once, each far from the previous one: the golden
 * section, made coprime.
 */
const strideOver = (length: number, drawn: number): number => {
  let stride = Math.max(1, Math.floor(length * (0.6 + drawn * 0.05)));
  while (greatestCommonDivisor(stride, length) !== 1) stride += 1;
  return stride;
};

/**
 * How many products of a line that differ only in colour or size are chosen at once: some exist in
 * many colours and sizes, some in one.
 */
const CLUSTERS = [9, 2, 6, 1, 4] as const;

/**
 * `most` combinations of a line: its typical product with the other colours and sizes of it first,
 * then the next ones, each far from the previous one.
 */
const inClusters = (
  { family, combinations }: Line,
  most: number,
  drawn: number,
): readonly number[] => {
  const groups = choiceGroups(family, combinations);
  const ordered = new Map<number, readonly number[]>();
  const stride = strideOver(groups.length, drawn);
  const order: number[] = [];
  const taken = new Int32Array(groups.length);
  // A small shop still has different products of each kind, beside two colours or sizes of one.
  const largest = Math.max(2, Math.ceil(most / 3));
  for (let step = 0; order.length < most; step += 1) {
    const at = ((step % groups.length) * stride) % groups.length;
    const grid = ordered.get(at) ?? asGrid(family, found(groups[at]));
    ordered.set(at, grid);
    const from = found(taken[at]);
    // Every round takes clusters of other sizes.
    const round = Math.floor(step / groups.length);
    const to = from + Math.min(largest, found(CLUSTERS[(step + round) % CLUSTERS.length]));
    order.push(...grid.slice(from, to));
    taken[at] = to;
  }
  return order.slice(0, most);
};

/** Weighted order: products of popular families come first. */
const ranksOf = (families: readonly FamilyKey[], draw: Draw): Int32Array => {
  const scores = Float64Array.from(
    families,
    (key, at) => draw('rank', at) ** (1 / FAMILIES[key].popularity),
  );
  const order = Int32Array.from(families, (_, at) => at).sort(
    (a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b,
  );
  const ranks = new Int32Array(families.length);
  order.forEach((at, place) => (ranks[at] = place + 1));
  return ranks;
};

const found = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('A place outside the assortment');
  return value;
};

const popularityOf = ({ family }: Line): number => FAMILIES[family].popularity;

/** The lines with a share: all of them, or the most popular ones in a smaller shop. */
const chosenLines = (size: number): readonly Line[] => {
  const byPopularity = LINES.map((_, at) => at).toSorted(
    (a, b) => popularityOf(found(LINES[b])) - popularityOf(found(LINES[a])) || a - b,
  );
  const taken = new Set(byPopularity.slice(0, size));
  return LINES.filter((_, at) => taken.has(at));
};

/**
 * Chooses `size` products. The first of each family is its typical one; the others are clusters
 * spread over all combinations.
 */
export const assortment = (size: number, draw: Draw): Result<Assortment, AssortmentRefusal> => {
  const most = LINES.reduce((sum, { combinations }) => sum + combinations.length, 0);
  if (size < MIN_PRODUCTS)
    return fail({ kind: 'too-few-references', least: MIN_PRODUCTS } as const);
  if (size > most) return fail({ kind: 'too-many-references', most } as const);

  const lines = chosenLines(size);
  const families: FamilyKey[] = [];
  const combinations = new Int32Array(size);
  const places: Places[] = [];
  const shares = sharesOf(
    size,
    lines.map((line) => line.combinations.length),
  );
  lines.forEach((line, at) => {
    const own = { from: families.length, to: families.length + found(shares[at]) };
    for (const combination of inClusters(line, found(shares[at]), draw('stride', at))) {
      combinations[families.length] = combination;
      families.push(line.family);
      places.push(own);
    }
  });
  const ranks = ranksOf(families, draw);
  return ok({
    size,
    leaves: new Set(lines.map(({ leaf }) => leaf)),
    family: (at) => found(families[at]),
    combination: (at) => found(combinations[at]),
    rank: (at) => found(ranks[at]),
    line: (at) => found(places[at]),
  });
};
