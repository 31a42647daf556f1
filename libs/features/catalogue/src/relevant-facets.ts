import type { Facet, FacetValue } from '@materia/api-catalogue';

/** A filter that fewer products than this share answer to is noise on a page of mixed goods. In basis points of the products found. */
const SHARE_NEEDED = 2500;
/** No shopper reads a longer column of boxes: the most frequent values stay. */
const MOST_VALUES = 20;

/**
 * The filters worth showing for `total` products: those that a good part of them answers to, with their most
 * frequent values, in the order given. What is chosen always stays, or it could not be taken back.
 */
export const relevantFacets = (facets: readonly Facet[], total: number): readonly Facet[] =>
  facets
    .filter(
      (facet) =>
        facet.values.some(({ selected }) => selected) ||
        reach(facet) * 10_000 >= total * SHARE_NEEDED,
    )
    .map((facet) => ({ ...facet, values: frequentValues(facet.values) }));

/** Products that a facet's values stand for; one with two colours counts twice, which is good enough here. */
const reach = ({ values }: Facet): number => values.reduce((sum, { count }) => sum + count, 0);

const frequentValues = (values: readonly FacetValue[]): readonly FacetValue[] => {
  if (values.length <= MOST_VALUES) return values;
  const frequent = new Set(values.toSorted((a, b) => b.count - a.count).slice(0, MOST_VALUES));
  return values.filter((value) => value.selected || frequent.has(value));
};
