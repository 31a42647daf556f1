import type { FieldPath, ParsedInput } from '@materia/api-contract';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { RatingSum } from '@materia/domain-reviews';
import { BOT_SELLER_CODE } from '@materia/domain-navigation';
import { type Offer, parsePriceContextCode } from '@materia/domain-pricing';
import type { RequestContext } from '../../platform/contract/context.ts';
import type { RefusalOf } from '../../platform/contract/refusals.ts';
import type { Db } from '../../platform/database/with-tx.ts';
import { readOffers } from '../offers/offers.ts';
import { type PriceContext, priceContextOf } from '../offers/price-context.ts';
import { ratingsOf } from '../reviews/repository.ts';
import type { QueryCounts } from '../search/query-counts.ts';
import type { SearchPort, SearchResult } from '../search/search-port.ts';
import type { StoreRow } from '../stores/repository.ts';
import { translatorOf } from '../../platform/texts/texts.ts';
import { type ListedFamily, cardFamily } from '../families/card-family.ts';
import { type CountedFacet, facetsOf } from './facets.ts';
import { NO_ROWS, queryIndex } from '../index/query-index.ts';
import { rowsOfCategory } from '../index/listing-columns.ts';
import type { ListingIndex } from '../index/listing-index.ts';
import type { ListingIndexes } from '../index/listing-indexes.ts';
import { soldBy, within } from '../index/sold-by.ts';
import { parseFilters, parseSort } from './listing-query.ts';
import type { CardRow } from '../products/product-columns.ts';
import { cardRows } from '../products/repository.ts';

/** A page of a list at a store. */
export type ListPage = {
  readonly store: StoreRow;
  readonly products: readonly {
    readonly card: CardRow;
    readonly offers: readonly Offer[];
    readonly rating: RatingSum | undefined;
    readonly family: ListedFamily | undefined;
  }[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly facets: readonly CountedFacet[];
  /** What the shop made of a search text. */
  readonly searched: SearchResult | undefined;
};
type Listed = Result<ListPage, RefusalOf<'listProducts'>>;

/** The sources of lists: the database for cards and offers, the index for everything else. */
export type ListingTools = {
  readonly db: Db;
  readonly indexes: ListingIndexes;
  readonly search: SearchPort;
  readonly counts: QueryCounts;
};

const unknown = (field: FieldPath<'listProducts'>): Listed =>
  fail({ kind: 'bad-input', fields: [{ field, kind: 'unknown' }] });

/** One page of a category or a search at a store, with facets. */
export const listProducts = async (
  { db, indexes, search, counts }: ListingTools,
  { query }: ParsedInput<'listProducts'>,
  context: RequestContext,
): Promise<Listed> => {
  const { market } = context;
  const index = await indexes.of(market.id);
  const store = index.stores.get(query.retailer_id);
  if (store === undefined) return unknown('query.retailer_id');
  if (
    query.price_context_code !== undefined &&
    parsePriceContextCode(query.price_context_code)?.sellerCode !== store.seller_code
  )
    return unknown('query.price_context_code');
  const sort = parseSort(query.order_by);
  if (!sort.ok) return sort;
  const chosen = parseFilters(query.filters, (facet, ids) =>
    ids.every((id) => index.values[id]?.code === facet),
  );
  if (!chosen.ok) return chosen;
  const category =
    query.category_id === undefined ? undefined : index.categories.get(query.category_id);
  if (query.category_id !== undefined && category === undefined) return fail({ kind: 'not-found' });

  const priceContext = priceContextOf(store, context);
  const { page_id, page_size } = query;
  const sold =
    query.seller_identifier === undefined
      ? undefined
      : priceContext.isMarketplace
        ? await soldBy(db, market.id, index, query.seller_identifier)
        : NO_ROWS;
  const searched =
    query.search === undefined
      ? undefined
      : await search.find(market, index, query.search, {
          isLiteral: query.literal === '1',
          isTyping: false,
        });
  const found =
    searched !== undefined && sold !== undefined
      ? within(searched.found, sold)
      : (searched?.found ?? sold);
  // Before a store is chosen, the shop shows the website's store, which hands nothing over.
  const availableAs = store.seller_code === BOT_SELLER_CODE ? 'delivered' : 'collected';
  const listed = {
    range:
      category === undefined
        ? { from: 0, to: index.columns.size }
        : rowsOfCategory(index.columns, category),
    ...(found !== undefined && { found }),
  };
  const answer = queryIndex(index, {
    ...listed,
    prices: pricesFor(index, priceContext),
    here: index.columns.available[store.ordinal],
    isMarketplace: priceContext.isMarketplace,
    chosen: new Map(
      [...chosen.value.values].map(([code, ids]) => [index.facets.indexOf(code), ids]),
    ),
    availableAs,
    available: chosen.value.available,
    reduced: chosen.value.reduced,
    price: chosen.value.price,
    sort: sort.value,
    byFamily: query.by_family === '1',
    limit: page_size,
    offset: (page_id - 1) * page_size,
  });
  const skuAt = (row: number | undefined): string => index.columns.sku[row ?? -1] ?? '';
  const skus = answer.rows.map(skuAt);
  const priced = [...new Set([...skus, ...answer.cheapest.map(skuAt)])];
  const [rows, offers, ratings] = await Promise.all([
    cardRows(db, market.id, skus),
    readOffers(db, market, priced, priceContext, context.today),
    ratingsOf(db, market.id, skus),
  ]);
  const cards = new Map(rows.map((row) => [row.sku, row]));
  const products = skus.flatMap((sku, at) => {
    const card = cards.get(sku);
    return card === undefined
      ? []
      : [
          {
            card,
            offers: firstOf(query.seller_identifier, offers.get(sku) ?? []),
            rating: ratings.get(sku),
            family:
              query.by_family === '1'
                ? cardFamily(
                    index.columns,
                    answer.rows[at] ?? 0,
                    priceContext.isMarketplace,
                    offers.get(skuAt(answer.cheapest[at]))?.[0],
                  )
                : undefined,
          },
        ];
  });
  if (query.search !== undefined && page_id === 1 && query.filters === undefined)
    counts.searched(market.id, context.today, query.search, answer.total);
  const facets = facetsOf(
    index,
    answer,
    { ...chosen.value, ...listed, availableAs },
    translatorOf(market),
  );
  return ok({
    store,
    products,
    total: answer.total,
    page: page_id,
    pageSize: page_size,
    facets,
    searched,
  });
};

/** A vendor's list shows that vendor's own offer on the card, even if another offer is better. */
const firstOf = (seller: string | undefined, offers: readonly Offer[]): readonly Offer[] =>
  seller === undefined
    ? offers
    : offers.toSorted(
        (a, b) =>
          Number(b.vendor.sellerIdentifier === seller) -
          Number(a.vendor.sellerIdentifier === seller),
      );

const pricesFor = ({ columns, slotOfZone }: ListingIndex, { store, kind }: PriceContext) => {
  const slot = slotOfZone.get(store.price_zone);
  return slot === undefined ? undefined : columns.slots[slot + (kind === 'private' ? 0 : 1)];
};
