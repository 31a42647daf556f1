import type { FieldFaultKind, FieldPath } from '@materia/api-contract';
import { isReference, MOST_COMPARED, shareCategory } from '@materia/domain-comparison';
import { fail, ok } from '@materia/domain-kernel';
import { findProducts, type ProductRow, trailOf } from '../products/repository.ts';
import { wireProduct } from '../products/wire-product.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Reader, WithDb } from '../../platform/database/with-tx.ts';
import { readOffers } from '../offers/offers.ts';
import { wireOffer } from '../offers/wire-offer.ts';
import { priceContextOf } from '../offers/price-context.ts';
import { ratingsOf } from '../reviews/repository.ts';
import { findStore } from '../stores/repository.ts';

const unknown = (field: FieldPath<'compareProducts'>, kind: FieldFaultKind) =>
  fail({ kind: 'bad-input', fields: [{ field, kind }] } as const);

/** Products side by side, in the requested order. */
export const comparisonHandlers = ({ db }: WithDb): Pick<Handlers, 'compareProducts'> => ({
  compareProducts: async ({ query }, context) => {
    const { market, today } = context;
    const skus = [...new Set(query.skus.split(','))];
    if (!skus.every(isReference)) return unknown('query.skus', 'unknown');
    if (skus.length > MOST_COMPARED) return unknown('query.skus', 'too-many');
    const store = await findStore(db, market.id, { id: query.retailer_id });
    if (store === undefined) return unknown('query.retailer_id', 'unknown');
    const products = await productsOf(db, market.id, skus);
    const [first] = products;
    if (first === undefined) return fail({ kind: 'not-found' });
    if (!shareCategory(products.map((product) => ({ categoryId: product.category_id }))))
      return fail({ kind: 'not-comparable' });
    const [trail, offers, ratings] = await Promise.all([
      trailOf(db, market.id, first.category_id),
      readOffers(
        db,
        market,
        products.map(({ sku }) => sku),
        priceContextOf(store, context),
        today,
      ),
      ratingsOf(
        db,
        market.id,
        products.map(({ sku }) => sku),
      ),
    ]);
    const category = trail.at(-1) ?? { id: first.category_id, name: '', url_path: '' };
    return ok({
      data: [
        {
          category: { id: category.id, name: category.name, url_path: category.url_path },
          products: products.map((product) => {
            const [best] = offers.get(product.sku) ?? [];
            return {
              product: wireProduct(product, trail, ratings.get(product.sku)),
              ...(best && { best_offer: wireOffer(best) }),
            };
          }),
        },
      ],
    });
  },
});

const productsOf = async (
  db: Reader,
  market: string,
  skus: readonly string[],
): Promise<readonly ProductRow[]> => {
  const rows = await findProducts(db, market, skus);
  const bySku = new Map(rows.map((row) => [row.sku, row]));
  return skus.flatMap((sku) => bySku.get(sku) ?? []);
};
