import type { FoundRows } from '../products/index/query-index.ts';
import { fold } from './fold.ts';
import { PLACE } from './tokens.ts';
import type { Alternative, Term, Understood, MeasuredUnit } from './understand.ts';
import {
  type CategoryName,
  type CategoryWords,
  placeOfEntry,
  rowOfEntry,
  rowsNamed,
  type WordIndex,
} from './word-index.ts';

/** How well a row matches one unit of the query; smaller is better. A row's relevance is the sum. */
const FIT = {
  namedCategory: 0,
  meantCategory: 1,
  firstWord: 4,
  head: 7,
  leafCategory: 9,
  partlyNamedCategory: 11,
  category: 12,
  aside: 14,
  topCategory: 18,
} as const;
/** Added for words that mean the same as the typed one, and for words that only begin as typed. */
const EXTRA = { meant: 1, otherName: 1, beginning: 2 } as const;
const MISSES = 255;
/** A worse match does not make a product what was asked for: adhesive for tiles is no answer to "tiles". */
const WORST_STRONG = FIT.leafCategory + EXTRA.beginning;
/** Beside the products of a named category, only those that begin with its name are shown. */
const WORST_BESIDE = FIT.firstWord + EXTRA.meant;
const WORST_TIER = 250;
const FULL_NAME = 0;

export type Matches = {
  readonly found: FoundRows;
  /** The categories that the query names, best first. */
  readonly categories: readonly CategoryWords[];
  /** Typed words that no result contains, because no product matches all of them. */
  readonly dropped: readonly string[];
};

export const NO_ROWS: FoundRows = { rows: new Uint32Array(), tiers: new Uint8Array() };
const NOTHING: Matches = { found: NO_ROWS, categories: [], dropped: [] };

/**
 * The rows that match every unit, in relevance order: products of a category that the query names, then products that
 * are called so, then those that mention it. When no row matches everything, units are given up from the last one, but
 * the units that name a category come first, and measures last.
 */
export const findWords = (
  index: WordIndex,
  { units }: Pick<Understood, 'units'>,
  text: string,
): Matches => {
  if (units.length === 0) return NOTHING;
  const named = namedCategories(index, units);
  const fits = units.map((unit) => fitOf(index, unit));
  for (const { name, used, isTyped } of named) mark(name, used, isTyped, fits);
  const kept = keptUnits(units, fits, new Set(named.flatMap(({ used }) => used)));
  const dropped = units.filter((_, at) => !kept.includes(at)).map(({ typed }) => typed);
  const isOnlyNumbers = kept.every((at) => units[at]?.kind === 'number');
  if (kept.length === 0 || (dropped.length > 0 && isOnlyNumbers)) return { ...NOTHING, dropped };
  const naming = new Set(named.flatMap(({ name, used }) => (name.isWhole ? used : [])));
  const found = rowsMatching(
    kept.flatMap((at) => {
      const fit = fits[at];
      return fit === undefined ? [] : { fit, worst: naming.has(at) ? WORST_BESIDE : MISSES - 1 };
    }),
    rowsNamed(index, fold(text)),
  );
  const categories = [
    ...new Set(
      named
        .filter(({ used }) => used.every((at) => kept.includes(at)))
        .map(({ name }) => name.category),
    ),
  ];
  return { found, categories, dropped };
};

type Named = {
  readonly name: CategoryName;
  /** Positions of the units that make up the name. */
  readonly used: readonly number[];
  readonly isTyped: boolean;
  /** How many words of the name were typed in that form, or as its beginning. */
  readonly closeness: number;
};

/** The categories whose name is made up of units of the query: those that use the most units, whole names first. */
const namedCategories = (index: WordIndex, units: readonly MeasuredUnit[]): readonly Named[] => {
  const candidates = new Set(
    units.flatMap(({ alternatives }) =>
      alternatives.flatMap(({ terms }) =>
        terms.flatMap(({ stem }) => index.categoryNames.get(stem) ?? []),
      ),
    ),
  );
  const all = [...candidates].flatMap((name) => namedBy(name, units) ?? []);
  const most = Math.max(0, ...all.map(({ used }) => used.length));
  const best = all.filter(({ used }) => used.length === most);
  const whole = best.filter(({ name }) => name.isWhole);
  const chosen = whole.length > 0 ? whole : best;
  const closest = Math.max(0, ...chosen.map(({ closeness }) => closeness));
  return chosen
    .filter(
      ({ name, closeness }) =>
        !chosen.some((inner) => isWithin(inner.name, name) && inner.closeness >= closeness),
    )
    .map((one) => ({ ...one, isTyped: one.isTyped && one.closeness === closest }))
    .toSorted(
      (a, b) =>
        Number(b.isTyped) - Number(a.isTyped) || sizeOf(b.name.category) - sizeOf(a.name.category),
    );
};

/** Whether a category is below another, with a name made of the same words. */
const isWithin = (inner: CategoryName, outer: CategoryName): boolean =>
  inner.category !== outer.category &&
  inner.category.from >= outer.category.from &&
  inner.category.to <= outer.category.to &&
  inner.category.level > outer.category.level;

const sizeOf = ({ from, to }: CategoryWords): number => to - from;

const namedBy = (name: CategoryName, units: readonly MeasuredUnit[]): Named | undefined => {
  if (sizeOf(name.category) === 0) return undefined;
  const covered = new Set<string>();
  const used: number[] = [];
  let isTyped = true;
  units.forEach(({ alternatives }, at) => {
    const fitting = alternatives.filter(({ terms }) =>
      terms.every(({ stem }) => name.stems.has(stem)),
    );
    if (fitting.length === 0) return;
    used.push(at);
    isTyped &&= fitting.some((alternative) => alternative.isTyped);
    for (const { terms } of fitting) for (const { stem } of terms) covered.add(stem);
  });
  if (covered.size < name.stems.size) return undefined;
  const typed = used.flatMap((at) => units[at]?.typed.split(' ') ?? []);
  const closeness = name.category.words.filter(({ word }) =>
    typed.some((one) => word.startsWith(one)),
  ).length;
  return { name, used, isTyped, closeness };
};

/** The products of a named category match the units of its name. */
const mark = (
  { category, isWhole }: CategoryName,
  used: readonly number[],
  isTyped: boolean,
  fits: readonly Uint8Array[],
): void => {
  const best = !isWhole ? FIT.partlyNamedCategory : isTyped ? FIT.namedCategory : FIT.meantCategory;
  for (const at of used) {
    const fit = fits[at];
    if (fit === undefined) continue;
    for (let row = category.from; row < category.to; row += 1) {
      const own = fit[row] ?? MISSES;
      // Products that are called so come before others of the category.
      fit[row] = Math.min(own, own <= FIT.head + EXTRA.meant ? best : best + EXTRA.otherName);
    }
  }
};

const improve = (fit: Uint8Array | undefined, from: number, to: number, value: number): void => {
  if (fit === undefined) return;
  for (let row = from; row < to; row += 1) if ((fit[row] ?? 0) > value) fit[row] = value;
};

const fitOf = (index: WordIndex, { alternatives }: MeasuredUnit): Uint8Array => {
  const size = index.rowOfHash.length;
  const fit = new Uint8Array(size).fill(MISSES);
  for (const alternative of alternatives) {
    const [only] = alternative.terms;
    if (only === undefined) continue;
    if (alternative.terms.length === 1) markTerm(index, only, alternative, fit);
    else {
      const all = alternative.terms.map((term) => {
        const own = new Uint8Array(size).fill(MISSES);
        markTerm(index, term, alternative, own);
        return own;
      });
      const [first] = all;
      if (first === undefined) continue;
      for (let row = 0; row < size; row += 1) {
        let worst = first[row] ?? MISSES;
        for (let at = 1; worst !== MISSES && at < all.length; at += 1)
          worst = Math.max(worst, all[at]?.[row] ?? MISSES);
        if (worst < (fit[row] ?? 0)) fit[row] = worst;
      }
    }
  }
  return fit;
};

const FIT_OF_PLACE: readonly number[] = [FIT.firstWord, FIT.head, FIT.aside];

const markTerm = (
  index: WordIndex,
  { stem, places, isBeginning }: Term,
  { isTyped }: Pick<Alternative, 'isTyped'>,
  fit: Uint8Array,
): void => {
  for (const category of index.categories)
    for (const word of category.words)
      if (word.stem === stem)
        improve(fit, category.from, category.to, fitOfCategory(category, word.place));
  const extra = (isTyped ? 0 : EXTRA.meant) + (isBeginning ? EXTRA.beginning : 0);
  const { start, entries } = index;
  for (const place of places)
    for (let at = start[place] ?? 0; at < (start[place + 1] ?? 0); at += 1) {
      const entry = entries[at] ?? 0;
      const value = (FIT_OF_PLACE[placeOfEntry(entry)] ?? FIT.aside) + extra;
      const row = rowOfEntry(entry);
      if (value < (fit[row] ?? 0)) fit[row] = value;
    }
};

const fitOfCategory = ({ isLeaf, level }: CategoryWords, place: number): number => {
  if (level <= 1) return FIT.topCategory;
  if (place === PLACE.aside) return FIT.aside;
  return isLeaf ? FIT.leafCategory : FIT.category;
};

/** The units that rows can match together, as positions. */
const keptUnits = (
  units: readonly MeasuredUnit[],
  fits: readonly Uint8Array[],
  naming: ReadonlySet<number>,
): readonly number[] => {
  const importance = (at: number): number =>
    naming.has(at) ? 0 : units[at]?.kind === 'number' ? 2 : 1;
  const order = [...units.keys()].toSorted((a, b) => importance(a) - importance(b) || a - b);
  const kept: number[] = [];
  for (const at of order)
    if (haveCommonRow([...kept, at].flatMap((one) => fits[one] ?? []))) kept.push(at);
  return kept.toSorted((a, b) => a - b);
};

const haveCommonRow = (fits: readonly Uint8Array[]): boolean => {
  const [first] = fits;
  if (first === undefined) return false;
  for (let row = 0; row < first.length; row += 1)
    if (fits.every((fit) => fit[row] !== MISSES)) return true;
  return false;
};

type LimitedFit = {
  readonly fit: Uint8Array;
  /** Rows that match the unit worse are left out if others remain. */
  readonly worst: number;
};

/** How convincing a row is. If there are more convincing rows, the others are left out. */
const STRENGTH = { weak: 0, mentioned: 1, meant: 2 } as const;

/** The rows with a fit for every unit. `named` are those whose full name was typed. */
const rowsMatching = (fits: readonly LimitedFit[], named: ReadonlySet<number>): FoundRows => {
  const size = fits[0]?.fit.length ?? 0;
  const rows = new Uint32Array(size);
  const tiers = new Uint8Array(size);
  const strengths = new Uint8Array(size);
  let count = 0;
  let strongest: number = STRENGTH.weak;
  for (let row = 0; row < size; row += 1) {
    let sum = 0;
    let best = MISSES;
    let isWithin = true;
    let isMissing = false;
    for (const { fit, worst } of fits) {
      const value = fit[row] ?? MISSES;
      if (value === MISSES) {
        isMissing = true;
        break;
      }
      if (value < best) best = value;
      if (value > worst) isWithin = false;
      sum += value;
    }
    if (isMissing) continue;
    const isNamed = named.size > 0 && named.has(row);
    const isStrong = isNamed || best <= WORST_STRONG;
    const strength = !isStrong
      ? STRENGTH.weak
      : isNamed || isWithin
        ? STRENGTH.meant
        : STRENGTH.mentioned;
    rows[count] = row;
    tiers[count] = isNamed ? FULL_NAME : Math.min(sum, WORST_TIER) + 1;
    strengths[count] = strength;
    if (strength > strongest) strongest = strength;
    count += 1;
  }
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    if (strengths[at] !== strongest) continue;
    rows[kept] = rows[at] ?? 0;
    tiers[kept] = tiers[at] ?? 0;
    kept += 1;
  }
  return { rows: rows.slice(0, kept), tiers: tiers.slice(0, kept) };
};
