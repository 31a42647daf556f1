import type { ParsedInput } from '@materia/api-contract';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { lineAmount, type Offer, sumTaxedAmounts, type TaxedAmount } from '@materia/domain-pricing';
import { clampQuantity, isSellable, quantityBounds } from '@materia/domain-stock-status';
import { readOffers } from '../../catalogue/offers/offers.ts';
import { priceContextOf } from '../../catalogue/offers/price-context.ts';
import type { CardRow } from '../../catalogue/products/product-columns.ts';
import { cardRows } from '../../catalogue/products/repository.ts';
import { findStore } from '../../catalogue/stores/repository.ts';
import type { RequestContext } from '../../platform/contract/context.ts';
import type { RefusalOf } from '../../platform/contract/refusals.ts';
import type { Db } from '../../platform/database/with-tx.ts';
import { skusOf } from '../pricing/repository.ts';

/** A product that was asked for by a reference or an EAN, as a cart would have it. */
export type PreviewedProduct =
  | { readonly kind: 'unknown'; readonly asked: string }
  | { readonly kind: 'sold-out'; readonly asked: string; readonly product: CardRow }
  | {
      readonly kind: 'available';
      readonly asked: string;
      readonly product: CardRow;
      /** As many as were asked for, or as there are. */
      readonly quantity: number;
      readonly most: number;
      readonly unit: TaxedAmount;
      readonly amount: TaxedAmount;
    };

export type ProductsPreview = {
  readonly products: readonly PreviewedProduct[];
  readonly total: TaxedAmount;
};

/** What products would be and cost in a cart, each with the store's best offer. */
export const previewProducts = async (
  db: Db,
  { request }: ParsedInput<'previewProducts'>['body'],
  viewer: RequestContext,
): Promise<Result<ProductsPreview, RefusalOf<'previewProducts'>>> => {
  const { market, today } = viewer;
  const store = await findStore(db, market.id, { id: request.retailer_id });
  if (store === undefined)
    return fail({
      kind: 'bad-input',
      fields: [{ field: 'body.request.retailer_id', kind: 'unknown' }],
    });
  const skus = await skusOf(
    db,
    market.id,
    request.items.map(({ sku }) => sku),
  );
  const known = [...new Set(skus.values())];
  const context = priceContextOf(store, viewer);
  const cards = new Map((await cardRows(db, market.id, known)).map((card) => [card.sku, card]));
  const offers = await readOffers(db, market, known, context, today);
  const products = request.items.map(({ sku: asked, qty }): PreviewedProduct => {
    const product = cards.get(skus.get(asked) ?? '');
    if (product === undefined) return { kind: 'unknown', asked };
    const offer: Offer | undefined = offers.get(product.sku)?.find(isSellable);
    if (offer === undefined) return { kind: 'sold-out', asked, product };
    const bounds = quantityBounds(offer);
    const quantity = clampQuantity(qty, bounds);
    const { unit, vatRate } = offer.price;
    return {
      kind: 'available',
      asked,
      product,
      quantity,
      most: bounds.max,
      unit,
      amount: lineAmount({ unit: unit.included, quantity, vatRate }, context.basis),
    };
  });
  return ok({
    products,
    total: sumTaxedAmounts(
      products.flatMap((product) => (product.kind === 'available' ? [product.amount] : [])),
      market.currency,
    ),
  });
};
