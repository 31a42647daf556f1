import type { ParsedInput, Reply } from '@materia/api-contract';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { RequestContext } from '../contract/context.ts';
import type { RefusalOf } from '../contract/refusals.ts';
import type { Db } from '../database/with-tx.ts';
import { BRAND_FACET } from '../import/facet-numbers.ts';
import { readOffers } from '../offers/offers.ts';
import { parseContextCode, priceContextOf } from '../offers/price-context.ts';
import type { SearchPort } from '../search/search-port.ts';
import { findStore } from '../stores/store.ts';
import { wireRetailer } from '../stores/wire-store.ts';
import { textsOf } from '../texts/texts.ts';
import { AVAILABILITY_FACET, AVAILABLE_HERE, type ChosenFacets, readFilters, readSort, REDUCED, REDUCTION_FACET } from './listing-query.ts';
import { askListing, type FacetCount, type ListingAnswer, type ListingScope } from './listing-sql.ts';
import { areFacetValues, cardRows, findCategory } from './store.ts';
import { wireCard } from './wire-product.ts';

/** Attributes are counted in ranges up to this size: above, families have no attributes in common anyway. */
const MOST_FOR_ATTRIBUTES = 3000;
/** A facet with one value leads nowhere; one with more than this is no help. */
const MOST_VALUES = 40;

type Listing = Reply<'listProducts'>['data'][number];
type Facet = Listing['filters'][number];

/** One page of a category or a search at a store, with facets (CAT-03). */
export const listProducts = async (db: Db, search: SearchPort, { query }: ParsedInput<'listProducts'>, context: RequestContext): Promise<Result<Reply<'listProducts'>, RefusalOf<'listProducts'>>> => {
  const { market } = context;
  const store = await findStore(db, market.id, { id: query.retailer_id });
  if (store === undefined) return fail({ kind: 'bad-input', fields: [{ field: 'query.retailer_id', kind: 'unknown' }] });
  if (query.price_context_code !== undefined && parseContextCode(query.price_context_code)?.sellerCode !== store.seller_code) {
    return fail({ kind: 'bad-input', fields: [{ field: 'query.price_context_code', kind: 'unknown' }] });
  }
  const sort = readSort(query.order_by);
  if (!sort.ok) return sort;
  const chosen = await readFilters(query.filters, (facet, ids) => areFacetValues(db, market.id, facet, ids));
  if (!chosen.ok) return chosen;

  const category = query.category_id === undefined ? undefined : await findCategory(db, market.id, { id: query.category_id });
  if (query.category_id !== undefined && category === undefined) return fail({ kind: 'not-found' });
  const found = query.search === undefined ? undefined : await search.scopeOf(market.id, query.search);
  const retailer = wireRetailer(store);
  if (query.search !== undefined && found === undefined) return ok({ data: [{ retailer, products: [], total: 0, page_id: query.page_id, page_size: query.page_size, page_count: 0, filters: [] }] });

  const priceContext = priceContextOf(store, context.customer?.isPro === true);
  const scope: ListingScope = { ...(category && { range: category }), ...(found && { search: found }) };
  const answer = await askListing(db, {
    market: market.id,
    scope,
    priceZone: store.price_zone,
    kind: priceContext.kind,
    storeOrdinal: store.ordinal,
    chosen: chosen.value,
    sort: sort.value,
    limit: query.page_size,
    offset: (query.page_id - 1) * query.page_size,
    withAttributes: category !== undefined && category.product_count <= MOST_FOR_ATTRIBUTES,
  });
  const [rows, offers] = await Promise.all([cardRows(db, market.id, answer.skus), readOffers(db, market, answer.skus, priceContext, context.today)]);
  const cards = new Map(rows.map((row) => [row.sku, row]));
  const products = answer.skus.flatMap((sku) => {
    const card = cards.get(sku);
    return card === undefined ? [] : [wireCard(card, offers.get(sku) ?? [])];
  });
  const { page_id, page_size } = query;
  const filters = facetsOf(answer, chosen.value, textsOf(market).facets);
  return ok({ data: [{ retailer, products, total: answer.total, page_id, page_size, page_count: Math.ceil(answer.total / page_size), filters }] });
};

const facetsOf = (answer: ListingAnswer, chosen: ChosenFacets, words: ReturnType<typeof textsOf>['facets']): Facet[] => {
  const byCode = Map.groupBy(answer.attributes, (value) => value.code);
  const attributes = [...byCode]
    .filter(([code, values]) => chosen.values.has(code) || (values.length > 1 && values.length <= MOST_VALUES))
    .map(([code, values]) => valueFacet(code, values[0]?.label ?? code, values, chosen));
  return [
    { code: AVAILABILITY_FACET, label: words.availability, values: [{ id: AVAILABLE_HERE, label: words.availableHere, count: answer.availableHere, selected: chosen.availableHere }] },
    { code: REDUCTION_FACET, label: words.reduction, values: [{ id: REDUCED, label: words.reduced, count: answer.reduced, selected: chosen.reduced }] },
    valueFacet(BRAND_FACET, words.brand, answer.brands, chosen),
    ...attributes,
  ];
};

const valueFacet = (code: string, label: string, values: readonly FacetCount[], chosen: ChosenFacets): Facet => ({
  code,
  label,
  values: values.map((value) => ({ id: String(value.id), label: value.value, count: value.count, selected: chosen.values.get(code)?.includes(value.id) === true })),
});
