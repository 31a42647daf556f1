import type { Facet, FacetValue } from '@materia/api-catalogue';

/**
 * A filter that applies to a smaller share of the products is noise in a mixed listing. In basis
 * points of the products found.
 */
const SHARE_NEEDED = 2500;
/** Longer columns of checkboxes are not useful: only the most frequent values are shown. */
const MAX_VALUES = 20;

/**
 * The filters worth showing for `total` products: those that apply to a fair share of them, with
 * their most frequent values, in the given order. Chosen values are always included, otherwise they
 * could not be removed.
 */
export const relevantFacets = (facets: readonly Facet[], total: number): readonly Facet[] =>
  facets
    .filter(
      (facet) =>
        facet.range !== undefined ||
        facet.values.some(({ selected }) => selected) ||
        reach(facet) * 10_000 >= total * SHARE_NEEDED,
    )
    .map((facet) => ({ ...facet, values: frequentValues(facet.values) }));

/**
 * The number of products with a value of the facet. A product with two colours counts twice, which
 * is good enough here.
 */
const reach = ({ values }: Facet): number => values.reduce((sum, { count }) => sum + count, 0);

const frequentValues = (values: readonly FacetValue[]): readonly FacetValue[] => {
  if (values.length <= MAX_VALUES) return values;
  const frequent = new Set(values.toSorted((a, b) => b.count - a.count).slice(0, MAX_VALUES));
  return values.filter((value) => value.selected || frequent.has(value));
};
