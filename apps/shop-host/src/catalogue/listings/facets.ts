import type { HostTextReader } from '@materia/market-model';
import { BRAND_FACET } from '../index/facet-numbers.ts';
import { countsWithoutFilters, type IndexQuery, type IndexResult } from '../index/query-index.ts';
import type { FacetValueEntry, ListingIndex } from '../index/listing-index.ts';
import { facetOrder } from './facet-order.ts';
import {
  AVAILABILITY_FACET,
  AVAILABLE_HERE,
  type ChosenFacets,
  PRICE_FACET,
  REDUCED,
  REDUCTION_FACET,
} from './listing-query.ts';

/** A property by which a list can be narrowed, with how many products have each value. */
export type CountedFacet = {
  readonly code: string;
  readonly label: string;
  readonly values: readonly {
    readonly id: string;
    readonly label: string;
    readonly count: number;
    readonly selected: boolean;
  }[];
  /** The lowest and the highest amount, and the chosen limits, of a facet without single values; in minor units. */
  readonly range?: {
    readonly lowest: number;
    readonly highest: number;
    readonly from?: number;
    readonly to?: number;
  };
};
type Counted = FacetValueEntry & { readonly count: number };

const AVAILABLE_LABELS = {
  collected: 'facets.availableHere',
  delivered: 'facets.availableDelivered',
} as const satisfies Readonly<Record<IndexQuery['availableAs'], string>>;

/** A facet with a single value or with more than this does not help. */
const MOST_VALUES = 40;
/** An attribute that fewer products have does not describe the list as a whole. */
const LEAST_SHARE = 0.1;
const MOST_ATTRIBUTES = 12;

/**
 * The facets of a list with their counts. First what every shopper of the trade asks: can I have
 * it, and what does it cost. Then brand and attributes, those first that divide the list best
 * (`facetOrder`), and reductions after the brand. A facet with a chosen value is always included,
 * and so are its chosen values; it stays where it was, so that choosing moves nothing.
 */
export const facetsOf = (
  index: ListingIndex,
  answer: IndexResult,
  chosen: ChosenFacets & Pick<IndexQuery, 'availableAs' | 'range' | 'found'>,
  t: HostTextReader,
): readonly CountedFacet[] => {
  const counted = countedValues(index, answer.counts, chosen);
  const { [BRAND_FACET]: brands = [], ...attributes } = Object.fromEntries(counted);
  const places = new Map(orderOf(index, chosen).map((code, place) => [code, place]));
  const placeOf = ({ code }: Pick<CountedFacet, 'code'>): number => places.get(code) ?? places.size;
  const ranked = [
    valueFacet(BRAND_FACET, t('facets.brand'), brands, chosen),
    ...offered(attributes, answer.total, chosen).map(([code, values]) =>
      valueFacet(code, values[0]?.label ?? code, values, chosen),
    ),
  ].toSorted((a, b) => placeOf(a) - placeOf(b));
  const brandPlace = ranked.findIndex(({ code }) => code === BRAND_FACET);
  return [
    {
      code: AVAILABILITY_FACET,
      label: t('facets.availability'),
      values: [
        {
          id: AVAILABLE_HERE,
          label: t(AVAILABLE_LABELS[chosen.availableAs]),
          count: answer.available,
          selected: chosen.available,
        },
      ],
    },
    ...priceFacet(answer, chosen, t),
    ...ranked.slice(0, brandPlace + 1),
    {
      code: REDUCTION_FACET,
      label: t('facets.reduction'),
      values: [
        {
          id: REDUCED,
          label: t('facets.reduced'),
          count: answer.reduced,
          selected: chosen.reduced,
        },
      ],
    },
    ...ranked.slice(brandPlace + 1),
  ];
};

/** The order of brand and attributes in the list before any filter. */
const orderOf = (
  index: ListingIndex,
  list: Pick<IndexQuery, 'range' | 'found'>,
): readonly string[] => {
  const { counts, total } = countsWithoutFilters(index, list);
  const spreads = new Map<string, number[]>();
  for (const value of index.values) {
    const count = value === undefined ? 0 : (counts[value.id] ?? 0);
    if (value === undefined || count === 0) continue;
    const known = spreads.get(value.code);
    if (known === undefined) spreads.set(value.code, [count]);
    else known.push(count);
  }
  return facetOrder(
    Array.from(spreads, ([code, ofValues]) => ({ code, counts: ofValues })),
    total,
    BRAND_FACET,
  );
};

/** The price, where products differ in it or it is limited. */
const priceFacet = (
  { prices }: IndexResult,
  { price }: ChosenFacets,
  t: HostTextReader,
): readonly CountedFacet[] => {
  if (prices === undefined || (prices.lowest === prices.highest && price === undefined)) return [];
  const { from, to } = price ?? {};
  return [
    {
      code: PRICE_FACET,
      label: t('facets.price'),
      values: [],
      range: { ...prices, ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
    },
  ];
};

/** Values by facet that occur in the list or are chosen, most frequent first. */
const countedValues = (
  { values }: ListingIndex,
  counts: Int32Array,
  chosen: ChosenFacets,
): Map<string, Counted[]> => {
  const isChosen = new Set([...chosen.values.values()].flat());
  const all = values.flatMap((value): Counted[] => {
    const count = value === undefined ? 0 : (counts[value.id] ?? 0);
    return value === undefined || (count === 0 && !isChosen.has(value.id))
      ? []
      : [{ ...value, count }];
  });
  return Map.groupBy(
    all.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)),
    (value) => value.code,
  );
};

const offered = (
  attributes: Readonly<Record<string, readonly Counted[]>>,
  total: number,
  chosen: ChosenFacets,
): readonly (readonly [string, readonly Counted[]])[] => {
  const share = (values: readonly Counted[]): number =>
    values.reduce((sum, value) => sum + value.count, 0) / Math.max(1, total);
  const all = Object.entries(attributes).map(([code, values]) => ({
    code,
    values,
    share: share(values),
    isChosen: chosen.values.has(code),
  }));
  const wanted = all.filter(
    ({ values, share: of, isChosen }) =>
      isChosen || (values.length > 1 && values.length <= MOST_VALUES && of >= LEAST_SHARE),
  );
  return wanted
    .toSorted(
      (a, b) =>
        Number(b.isChosen) - Number(a.isChosen) || b.share - a.share || (a.code < b.code ? -1 : 1),
    )
    .slice(0, Math.max(MOST_ATTRIBUTES, chosen.values.size))
    .map(({ code, values }) => [code, values] as const);
};

const valueFacet = (
  code: string,
  label: string,
  values: readonly Counted[],
  chosen: ChosenFacets,
): CountedFacet => ({
  code,
  label,
  values: values.map((value) => ({
    id: String(value.id),
    label: value.value,
    count: value.count,
    selected: chosen.values.get(code)?.includes(value.id) === true,
  })),
});
