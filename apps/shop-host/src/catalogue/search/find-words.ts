import { type FoundRows, NO_ROWS } from '../index/query-index.ts';
import { fold } from '../words/fold.ts';
import { PLACE } from '../words/tokens.ts';
import type { Alternative, Term, Understood, MeasuredUnit } from './understand.ts';
import {
  type CategoryName,
  type CategoryWords,
  placeOfEntry,
  rowOfEntry,
  rowsNamed,
  type WordIndex,
} from '../index/word-index.ts';

/**
 * How well a row matches one unit of the query; smaller is better. A row's relevance is the sum.
 */
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
/**
 * A worse match does not make a product what was asked for: adhesive for tiles is no answer to
 * "tiles".
 */
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

const NOTHING: Matches = { found: NO_ROWS, categories: [], dropped: [] };

/**
 * The rows that match every unit, in relevance order: products of a category that the query names,
 * then products that are called so, then those that mention it. When no row matches everything,
 * units are given up from the last one, but the units that name a category come first, and measures
 * last.
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
  const dropped = units.filter((_, at) => !kept.units.includes(at)).map(({ typed }) => typed);
  const isOnlyNumbers = kept.units.every((at) => units[at]?.kind === 'number');
  if (kept.rows.length === 0 || (dropped.length > 0 && isOnlyNumbers))
    return { ...NOTHING, dropped };
  const naming = new Set(named.flatMap(({ name, used }) => (name.isWhole ? used : [])));
  const found = bestRows(
    kept.rows,
    kept.units.flatMap((at) => {
      const fit = fits[at];
      return fit === undefined ? [] : { fit, worst: naming.has(at) ? WORST_BESIDE : MISSES - 1 };
    }),
    rowsNamed(index, fold(text)),
  );
  const categories = [
    ...new Set(
      named
        .filter(({ used }) => used.every((at) => kept.units.includes(at)))
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

/**
 * The categories whose name is made up of units of the query: those that use the most units, whole
 * names first.
 */
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
      const [first, ...others] = all;
      if (first === undefined) continue;
      for (const row of others.reduce((rows, other) => rowsAlsoWith(other, rows), rowsWith(first)))
        improve(fit, row, row + 1, Math.max(...all.map((own) => own[row] ?? MISSES)));
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

type Kept = {
  /** Positions of the units that rows can match together. */
  readonly units: readonly number[];
  /** The rows that match all of them, ascending. */
  readonly rows: Uint32Array;
};

const keptUnits = (
  units: readonly MeasuredUnit[],
  fits: readonly Uint8Array[],
  naming: ReadonlySet<number>,
): Kept => {
  const importance = (at: number): number =>
    naming.has(at) ? 0 : units[at]?.kind === 'number' ? 2 : 1;
  const order = [...units.keys()].toSorted((a, b) => importance(a) - importance(b) || a - b);
  const kept: number[] = [];
  let rows: Uint32Array | undefined;
  for (const at of order) {
    const fit = fits[at];
    if (fit === undefined) continue;
    const common = rows === undefined ? rowsWith(fit) : rowsAlsoWith(fit, rows);
    if (common.length === 0) continue;
    rows = common;
    kept.push(at);
  }
  return { units: kept.toSorted((a, b) => a - b), rows: rows ?? new Uint32Array() };
};

const rowsWith = (fit: Uint8Array): Uint32Array => {
  let count = 0;
  for (let row = 0; row < fit.length; row += 1) if (fit[row] !== MISSES) count += 1;
  const rows = new Uint32Array(count);
  for (let row = 0, at = 0; at < count; row += 1)
    if (fit[row] !== MISSES) {
      rows[at] = row;
      at += 1;
    }
  return rows;
};

const rowsAlsoWith = (fit: Uint8Array, rows: Uint32Array): Uint32Array =>
  rows.filter((row) => fit[row] !== MISSES);

type LimitedFit = {
  readonly fit: Uint8Array;
  /** Rows that match the unit worse are left out if others remain. */
  readonly worst: number;
};

/** How convincing a row is. If there are more convincing rows, the others are left out. */
const STRENGTH = { weak: 0, mentioned: 1, meant: 2 } as const;

/**
 * Those of `common`, the rows that match every unit, which match best. `named` are those whose full
 * name was typed.
 */
const bestRows = (
  common: Uint32Array,
  fits: readonly LimitedFit[],
  named: ReadonlySet<number>,
): FoundRows => {
  const tiers = new Uint8Array(common.length);
  const strengths = new Uint8Array(common.length);
  let strongest: number = STRENGTH.weak;
  for (let at = 0; at < common.length; at += 1) {
    const row = common[at] ?? 0;
    let sum = 0;
    let best = MISSES;
    let isWithin = true;
    for (const { fit, worst } of fits) {
      const value = fit[row] ?? MISSES;
      if (value < best) best = value;
      if (value > worst) isWithin = false;
      sum += value;
    }
    const isNamed = named.size > 0 && named.has(row);
    const isStrong = isNamed || best <= WORST_STRONG;
    const strength = !isStrong
      ? STRENGTH.weak
      : isNamed || isWithin
        ? STRENGTH.meant
        : STRENGTH.mentioned;
    tiers[at] = isNamed ? FULL_NAME : Math.min(sum, WORST_TIER) + 1;
    strengths[at] = strength;
    if (strength > strongest) strongest = strength;
  }
  const isKept = (_: number, at: number): boolean => strengths[at] === strongest;
  return { rows: common.filter(isKept), tiers: tiers.filter(isKept) };
};
