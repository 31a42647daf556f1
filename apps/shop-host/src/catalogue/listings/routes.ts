import { ROOT_CATEGORY, type Reply } from '@materia/api-contract';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { type Offer, parsePriceContextCode } from '@materia/domain-pricing';
import type { Market } from '@materia/market-model';
import type { RequestContext } from '../../platform/contract/context.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Refusal } from '../../platform/contract/refusals.ts';
import { readOffers } from '../offers/offers.ts';
import { wireOffer } from '../offers/wire-offer.ts';
import { priceContextOf } from '../offers/price-context.ts';
import { findRating } from '../reviews/repository.ts';
import { suggest } from '../search/suggest.ts';
import { findStore, type StoreRow } from '../stores/repository.ts';
import { rootOf, treeOf } from '../products/category-tree.ts';
import { countAtStore, countListed } from '../index/category-counts.ts';
import { type ListingTools, listProducts } from './listing.ts';
import { wireListing } from './wire-listing.ts';
import {
  cardRows,
  categoriesWithin,
  findCategory,
  findProduct,
  findTarget,
  skuOfAdeokey,
  trailOf,
} from '../products/repository.ts';
import type { CategoryRow } from '../index/listing-index.ts';
import { wireProduct } from '../products/wire-product.ts';

const DEEPEST = 4;
const NOT_FOUND = fail({ kind: 'not-found' } as const);

type CatalogueCalls =
  | 'readCategory'
  | 'readCategoryOfStore'
  | 'readCategoryByPath'
  | 'readCategoryTree'
  | 'listProducts'
  | 'suggest'
  | 'countSearchClick'
  | 'readProduct'
  | 'readOffers'
  | 'readOfferOfStore'
  | 'findRedirection';

/** The catalogue calls (area 03). Read-only; prices depend on the caller's account. */
export const catalogueHandlers = (tools: ListingTools): Pick<Handlers, CatalogueCalls> => {
  const { db, indexes, search, counts } = tools;
  const wholeTree = async (market: Market, depth: number, countOf: (row: CategoryRow) => number) =>
    rootOf(await categoriesWithin(db, market.id, undefined, depth), market.name, countOf);

  const category = async (
    { market }: RequestContext,
    categoryId: string,
    depth: number,
    countOf: (row: CategoryRow) => number,
  ): Promise<Result<Reply<'readCategory'>, Refusal<'not-found'>>> => {
    if (categoryId === ROOT_CATEGORY)
      return ok({ data: [await wholeTree(market, depth, countOf)] });
    const found = await findCategory(db, market.id, { id: categoryId });
    if (found === undefined) return NOT_FOUND;
    const tree = treeOf(await categoriesWithin(db, market.id, found, found.level + depth), countOf);
    return tree === undefined ? NOT_FOUND : ok({ data: [tree] });
  };

  const offersAt = async (context: RequestContext, sku: string, store: StoreRow) => {
    const offers = await readOffers(
      db,
      context.market,
      [sku],
      priceContextOf(store, context),
      context.today,
    );
    return ok({ data: (offers.get(sku) ?? []).map(wireOffer) });
  };

  /** The number of products that lists show in a category. */
  const productCounts = async ({
    market,
    flags,
  }: RequestContext): Promise<(row: CategoryRow) => number> => {
    if (flags.MARKETPLACE_MODE) return (row) => row.product_count;
    const counted = countListed(await indexes.of(market.id), false);
    return ({ id }) => counted.get(id) ?? 0;
  };

  return {
    readCategory: async ({ params }, context) =>
      category(context, params.categoryId, params.depth, await productCounts(context)),

    readCategoryOfStore: async ({ params }, context) => {
      const store = await findStore(db, context.market.id, { id: params.storeId });
      if (store === undefined) return NOT_FOUND;
      const counted = countAtStore(
        await indexes.of(context.market.id),
        store.ordinal,
        context.flags.MARKETPLACE_MODE,
      );
      return category(context, params.categoryId, params.depth, (row) => counted.get(row.id) ?? 0);
    },

    readCategoryByPath: async ({ query }, context) => {
      const { market } = context;
      const found = await findCategory(db, market.id, { urlPath: query.url_path });
      if (found === undefined) return NOT_FOUND;
      const tree = treeOf(
        await categoriesWithin(db, market.id, found, found.level + 1),
        await productCounts(context),
      );
      const trail = await trailOf(db, market.id, found.id);
      return tree === undefined
        ? NOT_FOUND
        : ok({
            data: [
              {
                category: tree,
                breadcrumbs: trail.map(({ id, name, url_path }) => ({ id, name, url_path })),
              },
            ],
          });
    },

    readCategoryTree: async (_input, context) =>
      ok({ data: [await wholeTree(context.market, DEEPEST, await productCounts(context))] }),

    listProducts: async (input, context) => {
      const page = await listProducts(tools, input, context);
      return page.ok ? ok(wireListing(page.value)) : page;
    },

    suggest: async ({ query }, context) => {
      const { market } = context;
      const index = await indexes.of(market.id);
      const result = await search.find(market, index, query.search, {
        isLiteral: false,
        isTyping: true,
      });
      const store =
        query.retailer_id === undefined ? undefined : index.stores.get(query.retailer_id);
      if (query.retailer_id !== undefined && store === undefined)
        return fail({
          kind: 'bad-input',
          fields: [{ field: 'query.retailer_id', kind: 'unknown' }],
        });
      const { skus, categories, brands } = suggest(index, query.search, result, {
        store,
        isMarketplace: context.flags.MARKETPLACE_MODE,
      });
      const [rows, offers] = await Promise.all([
        cardRows(db, market.id, skus),
        store === undefined
          ? new Map<string, readonly Offer[]>()
          : readOffers(db, market, skus, priceContextOf(store, context), context.today),
      ]);
      const cards = new Map(rows.map((card) => [card.sku, card]));
      const products = skus
        .flatMap((sku) => cards.get(sku) ?? [])
        .map(({ sku, url_key, name, brand, image }) => {
          const [best] = offers.get(sku) ?? [];
          return {
            sku,
            url_key,
            name,
            brand,
            image,
            ...(best !== undefined && { best_offer: wireOffer(best) }),
          };
        });
      return ok({
        data: [
          {
            ...(result.corrected !== undefined && {
              corrected: result.corrected(products.map(({ name }) => name)),
            }),
            products,
            categories: categories.map(({ category: { id, name, url_path }, count }) => ({
              id,
              name,
              url_path,
              product_count: count,
            })),
            brands: brands.map(({ id, name, count }) => ({
              id: String(id),
              name,
              product_count: count,
            })),
          },
        ],
      });
    },

    countSearchClick: async ({ body }, { market, today }) => {
      counts.clicked(market.id, today, body.search);
      return ok({});
    },

    readProduct: async ({ params }, { market }) => {
      const product = await findProduct(db, market.id, params.id);
      if (product === undefined) return NOT_FOUND;
      const [trail, reviews] = await Promise.all([
        trailOf(db, market.id, product.category_id),
        findRating(db, market.id, product.sku),
      ]);
      return ok({ data: [wireProduct(product, trail, reviews)] });
    },

    readOffers: async ({ params }, context) => {
      const asked = parsePriceContextCode(params.priceContextCode);
      const store =
        asked && (await findStore(db, context.market.id, { sellerCode: asked.sellerCode }));
      const sku = await skuOfAdeokey(db, context.market.id, params.productAdeoKey);
      return store === undefined || sku === undefined ? NOT_FOUND : offersAt(context, sku, store);
    },

    readOfferOfStore: async ({ params }, context) => {
      const store = await findStore(db, context.market.id, { id: params.storeId });
      const product = await findProduct(db, context.market.id, params.productId);
      return store === undefined || product === undefined
        ? NOT_FOUND
        : offersAt(context, product.sku, store);
    },

    findRedirection: async ({ body }, { market }) => {
      const target = await findTarget(db, market.id, body.url_path);
      return target === undefined ? NOT_FOUND : ok(target);
    },
  };
};
