/** How many of a list's products have each value of a facet; values that no product has are left out. */
export type FacetSpread = {
  readonly code: string;
  readonly counts: readonly number[];
};

/** Beyond this, values are a list to read and no longer a choice at a glance. */
const READ_AT_A_GLANCE = 10;
/** Shoppers look for the brand among the first filters, even where it divides little. */
const LATEST_PLACE_OF_BRAND = 2;

/**
 * How useful a facet is for narrowing a list of `total` products, from 0 to 1: the share of the
 * products that have the facet, times the share of them that choosing one value leaves out on
 * average (the Gini index: 0 when all have the same value, near 1 when values are many and even).
 * More values than can be read at a glance weigh less, because each leaves only a handful, by the
 * square root: a tile's twenty sizes still say more than its three thicknesses.
 */
export const facetUsefulness = ({ counts }: FacetSpread, total: number): number => {
  const having = counts.reduce((sum, count) => sum + count, 0);
  if (having === 0 || total === 0) return 0;
  const coverage = Math.min(1, having / total);
  const division = 1 - counts.reduce((sum, count) => sum + (count / having) ** 2, 0);
  const legibility = Math.min(1, Math.sqrt(READ_AT_A_GLANCE / counts.length));
  return coverage * division * legibility;
};

/**
 * The codes of facets, most useful first; `brand` is at the latest the third. The spreads are those
 * of the whole category or search without any filter, so the order is a fact of the list: it stays
 * the same while a shopper chooses, at every store, and between two requests. Equally useful facets
 * are in the order of their codes.
 */
export const facetOrder = (
  spreads: readonly FacetSpread[],
  total: number,
  brand: string,
): readonly string[] => {
  const ranked = spreads
    .map((spread) => ({ code: spread.code, usefulness: facetUsefulness(spread, total) }))
    .toSorted((a, b) => b.usefulness - a.usefulness || (a.code < b.code ? -1 : 1))
    .map(({ code }) => code);
  const place = ranked.indexOf(brand);
  return place <= LATEST_PLACE_OF_BRAND
    ? ranked
    : ranked.filter((code) => code !== brand).toSpliced(LATEST_PLACE_OF_BRAND, 0, brand);
};
