import { type FoundRows, queryIndex } from '../index/query-index.ts';
import { countListed } from '../index/category-counts.ts';
import { isListed } from '../index/listing-columns.ts';
import type { CategoryRow, ListingIndex } from '../index/listing-index.ts';
import { BRAND_FACET } from '../index/facet-numbers.ts';
import { fold } from '../words/fold.ts';
import type { StoreRow } from '../stores/repository.ts';
import type { SearchResult } from './search-port.ts';
import { beginsWithOneTypo } from './typo-tolerance.ts';

/** The suggestions of a search box: a few of each kind. */
export type WireSuggestions = {
  readonly skus: readonly string[];
  readonly categories: readonly { readonly category: CategoryRow; readonly count: number }[];
  readonly brands: readonly {
    readonly id: number;
    readonly name: string;
    readonly count: number;
  }[];
};

const MOST = { products: 6, categories: 4, brands: 3 } as const;
/** Shorter prefixes match almost everything. */
const SHORTEST = 2;
const SHORTEST_MISTYPED = 4;

/** Where products would be ordered, and whether those of vendors count (flag MARKETPLACE_MODE). */
type SuggestedAt = {
  readonly store: Pick<StoreRow, 'ordinal'> | undefined;
  readonly isMarketplace: boolean;
};

/**
 * Suggestions for typed text and what its search finds. Products are in order of relevance, one of
 * each family, those that cannot be ordered at the store, if there is one, last. A
 * category is suggested when the text names it, when its name contains the typed words, or else
 * when many of the found products are in it; a brand when its name begins with the text. Counts are
 * those of the matching products. Outside a marketplace only the retailer's products count.
 */
export const suggest = (
  index: ListingIndex,
  typed: string,
  result: Pick<SearchResult, 'found' | 'categories'>,
  { store, isMarketplace }: SuggestedAt,
): WireSuggestions => {
  const words = fold(typed)
    .split(' ')
    .filter((word) => word !== '');
  if (words.join('').length < SHORTEST) return { skus: [], categories: [], brands: [] };
  const found = listedRows(index, result.found, isMarketplace);
  const answer = queryIndex(index, {
    range: { from: 0, to: index.columns.size },
    found,
    prices: undefined,
    here: store && index.columns.available[store.ordinal],
    isMarketplace,
    chosen: new Map(),
    availableAs: 'delivered',
    available: false,
    reduced: false,
    price: undefined,
    sort: 'relevance',
    byFamily: true,
    offset: 0,
    limit: MOST.products,
  });
  return {
    skus: answer.rows.map((row) => index.columns.sku[row] ?? ''),
    categories: categoriesFor(index, words, found, result.categories, isMarketplace),
    brands: brandsFor(index, words, isMarketplace),
  };
};

const categoriesFor = (
  index: ListingIndex,
  words: readonly string[],
  found: FoundRows,
  meant: readonly CategoryRow[],
  isMarketplace: boolean,
): WireSuggestions['categories'] => {
  const counted = isMarketplace ? undefined : countListed(index, isMarketplace);
  const countOf = ({ id, product_count }: CategoryRow): number =>
    counted === undefined ? product_count : (counted.get(id) ?? 0);
  const all = [...index.categories.values()].filter((category) => countOf(category) > 0);
  const meantIds = new Set(meant.map(({ id }) => id));
  const named = [
    ...meant,
    ...all
      .filter((category) => !meantIds.has(category.id) && hasWords(category.name, words))
      .toSorted((a, b) => countOf(b) - countOf(a)),
  ].map((category) => ({ category, count: countOf(category) }));
  const known = new Set(named.map(({ category }) => category.id));
  const counts = countByLeaf(index, found);
  const holding = all
    .filter(
      (category) =>
        category.lft === category.rgt && !known.has(category.id) && counts.has(category.lft),
    )
    .map((category) => ({ category, count: counts.get(category.lft) ?? 0 }))
    .toSorted((a, b) => b.count - a.count);
  return [...named, ...holding].slice(0, MOST.categories);
};

const listedRows = (
  { columns }: ListingIndex,
  { rows, tiers }: FoundRows,
  isMarketplace: boolean,
): FoundRows => {
  const isShown = (_: number, at: number): boolean =>
    isListed(columns, rows[at] ?? 0, isMarketplace);
  return { rows: rows.filter(isShown), tiers: tiers.filter(isShown) };
};

/** Found products by the position of their category in the tree. */
const countByLeaf = (
  { columns }: ListingIndex,
  { rows }: FoundRows,
): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  for (const row of rows) {
    const lft = columns.categoryLft[row] ?? 0;
    counts.set(lft, (counts.get(lft) ?? 0) + 1);
  }
  return counts;
};

const brandsFor = (
  { values, columns }: ListingIndex,
  words: readonly string[],
  isMarketplace: boolean,
): WireSuggestions['brands'] => {
  const brands = values.filter(
    (value) => value !== undefined && value.code === BRAND_FACET && hasWords(value.value, words),
  );
  const ids = new Set(brands.map((brand) => brand?.id ?? 0));
  if (ids.size === 0) return [];
  const counts = new Map<number, number>();
  for (let row = 0; row < columns.size; row += 1) {
    if (!isListed(columns, row, isMarketplace)) continue;
    for (let at = columns.valueStart[row] ?? 0; at < (columns.valueStart[row + 1] ?? 0); at += 1) {
      const value = columns.values[at] ?? 0;
      if (ids.has(value)) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return brands
    .flatMap((brand) => {
      const count = counts.get(brand?.id ?? 0) ?? 0;
      return brand === undefined || count === 0 ? [] : [{ id: brand.id, name: brand.value, count }];
    })
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST.brands);
};

/** Whether a name contains every typed word as a prefix of one of its words, allowing one typo. */
const hasWords = (name: string, typed: readonly string[]): boolean => {
  const own = fold(name).split(' ');
  return typed.every((word) =>
    own.some(
      (mine) =>
        mine.startsWith(word) ||
        (word.length >= SHORTEST_MISTYPED && !/^\d/.test(word) && beginsWithOneTypo(mine, word)),
    ),
  );
};
