import type { FieldFault, FieldPath } from '@materia/api-contract';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/database/with-tx.ts';
import { trailOf } from '../products/repository.ts';

type BasicReads = Pick<Handlers, 'listProducts' | 'readProduct' | 'readOfferOfStore'>;
type DerivedReads =
  | 'viewProduct'
  | 'readProductBySku'
  | 'readOffersBySku'
  | 'readProductOffers'
  | 'listFilters'
  | 'readBreadcrumbs'
  | 'listCatalogue';

const NOT_FOUND = fail({ kind: 'not-found' } as const);

/** The basic reads together with the further ones. */
export const withDerivedReads = <Reads extends BasicReads>(
  db: Db,
  reads: Reads,
): Reads & Pick<Handlers, DerivedReads> => ({ ...reads, ...derivedReads(db, reads) });

/**
 * Reads that the specification names without showing their responses. They return the same facts as
 * the other reads, in the selection that their names suggest.
 */
const derivedReads = (db: Db, reads: BasicReads): Pick<Handlers, DerivedReads> => ({
  viewProduct: async ({ params, query }, context) => {
    const found = await reads.readProduct({ params }, context);
    const product = found.ok ? found.value.data[0] : undefined;
    if (product === undefined) return NOT_FOUND;
    const offers = await reads.readOfferOfStore(
      { params: { productId: product.id, storeId: query.retailer_id } },
      context,
    );
    return offers.ok ? ok({ data: [{ product, offers: offers.value.data }] }) : NOT_FOUND;
  },

  readProductBySku: async ({ params }, context) => {
    const found = await reads.readProduct({ params: { id: params.sku } }, context);
    return found.ok && found.value.data[0]?.sku !== params.sku ? NOT_FOUND : found;
  },

  readOffersBySku: async ({ params, query }, context) =>
    orNotFound(
      await reads.readOfferOfStore(
        { params: { productId: params.sku, storeId: query.retailer_id } },
        context,
      ),
    ),
  readProductOffers: async ({ params, query }, context) =>
    orNotFound(
      await reads.readOfferOfStore(
        { params: { productId: params.productId, storeId: query.retailer_id } },
        context,
      ),
    ),

  listFilters: async ({ query }, context) => {
    const page = await reads.listProducts(
      { query: { ...query, page_size: 1, page_id: 1 } },
      context,
    );
    if (page.ok) return ok({ data: page.value.data[0]?.filters ?? [] });
    const { fields, ...refusal } = page.error;
    return fail({ ...refusal, ...(fields && { fields: fields.filter(isOfFilters) }) });
  },

  readBreadcrumbs: async ({ params }, { market }) => {
    const trail = await trailOf(db, market.id, params.categoryId);
    return trail.length === 0
      ? NOT_FOUND
      : ok({ data: trail.map(({ id, name, url_path }) => ({ id, name, url_path })) });
  },

  listCatalogue: async (input, context) => {
    const page = await reads.listProducts(input, context);
    return page.ok ? page : fail({ ...page.error });
  },
});

/** Offers at a store have no other refusal: the product or the store does not exist. */
const orNotFound = <Value>(
  answer: Result<Value, unknown>,
): Result<Value, typeof NOT_FOUND.error> => (answer.ok ? answer : NOT_FOUND);

/** The page and the order of a list are not asked for with its filters. */
const isOfFilters = (
  fault: FieldFault<FieldPath<'listProducts'>>,
): fault is FieldFault<FieldPath<'listFilters'>> =>
  fault.field !== 'query.page_id' &&
  fault.field !== 'query.page_size' &&
  fault.field !== 'query.order_by';
