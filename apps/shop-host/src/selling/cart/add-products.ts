import type { ParsedInput } from '@materia/api-contract';
import { type ItemOutcome, sellingMode } from '@materia/domain-cart';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { isSellable } from '@materia/domain-stock-status';
import type { RequestContext } from '../../platform/contract/context.ts';
import type { RefusalOf } from '../../platform/contract/refusals.ts';
import { type Db, withTx } from '../../platform/database/with-tx.ts';
import type { Offer } from '@materia/domain-pricing';
import { readOffers } from '../../catalogue/offers/offers.ts';
import { priceContextOf } from '../../catalogue/offers/price-context.ts';
import { findStore } from '../../catalogue/stores/repository.ts';
import { translatorOf } from '../../platform/texts/texts.ts';
import { skusOf } from '../pricing/repository.ts';
import { fillCart } from './fill-cart.ts';
import { notOpen } from './conversions.ts';
import { type CartOwner, lockCart } from './repository.ts';

type Body = ParsedInput<'addProductsToMyCart'>['body'];

/**
 * Adds products to a cart by reference or EAN in one transaction, each with the store's best offer.
 * Unknown codes are reported as TECHNICAL_ERROR, partly available products as NO_STOCK_AVAILABLE
 * with the quantity that was added.
 */
export const addProducts = async (
  db: Db,
  { request }: Body,
  owner: CartOwner,
  context: RequestContext,
): Promise<Result<readonly ItemOutcome[], RefusalOf<'addProductsToMyCart'>>> => {
  const { market, now } = context;
  const store = await findStore(db, market.id, { id: request.retailer_id });
  if (store === undefined)
    return fail({
      kind: 'bad-input',
      fields: [{ field: 'body.request.retailer_id', kind: 'unknown' }],
    });
  const isShowcase =
    sellingMode(
      { sellsOnline: store.ecommerce },
      { disableEcommerceMode: context.flags.DISABLE_ECOMMERCE_MODE },
    ) === 'showcase';
  const skus = await skusOf(
    db,
    market.id,
    request.items.map(({ sku }) => sku),
  );
  const offers = await readOffers(
    db,
    market,
    [...new Set(skus.values())],
    priceContextOf(store, context),
    context.today,
  );

  return withTx(db, async (tx) => {
    const cart = await lockCart(tx, market.id, request.cart_id, owner, 'open');
    if (cart === undefined) return notOpen(tx, market.id, request.cart_id, owner);
    if (isShowcase)
      return fail({ kind: 'not-sellable', message: translatorOf(market)('refusals.showcase') });
    const wanted = request.items.map(({ sku: asked, qty }) => {
      const sku = skus.get(asked);
      return { asked, qty, sku, offer: bestOffer(sku === undefined ? undefined : offers.get(sku)) };
    });
    const shortfalls = await fillCart(tx, cart, wanted, { storeId: store.id, now });
    return ok(
      shortfalls.map(({ wanted: { asked, sku }, quantity }) => ({
        sku: asked,
        outcome: sku === undefined ? 'TECHNICAL_ERROR' : 'NO_STOCK_AVAILABLE',
        quantity,
      })),
    );
  });
};

/** Offers are sorted best first; offers that are not available are skipped. */
const bestOffer = (offers: readonly Offer[] = []): Offer | undefined => offers.find(isSellable);
