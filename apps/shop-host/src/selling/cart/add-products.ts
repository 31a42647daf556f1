import type { ParsedInput } from '@materia/api-contract';
import { type ItemOutcome, sellingMode } from '@materia/domain-cart';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { clampQuantity, isSellable, quantityBounds } from '@materia/domain-stock-status';
import type { RequestContext } from '../../platform/contract/context.ts';
import type { RefusalOf } from '../../platform/contract/refusals.ts';
import { type Db, withTx } from '../../platform/database/with-tx.ts';
import type { Offer } from '@materia/domain-pricing';
import { readOffers } from '../../catalogue/offers/offers.ts';
import { priceContextOf } from '../../catalogue/offers/price-context.ts';
import { findStore } from '../../catalogue/stores/repository.ts';
import { translatorOf } from '../../platform/texts/texts.ts';
import { skusOf } from '../pricing/repository.ts';
import { MOST_LINES } from './change-cart.ts';
import { noSuchCart } from './no-such-cart.ts';
import { type CartOwner, lineOf, linesOf, lockCart, putLine, touchCart } from './repository.ts';

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
    if (cart === undefined) return noSuchCart(request.cart_id);
    if (isShowcase)
      return fail({ kind: 'not-sellable', message: translatorOf(market)('refusals.showcase') });
    const inCart = new Map(
      (await linesOf(tx, market.id, cart.id)).map((line) => [
        line.offer_code,
        { line: line.line, qty: line.qty },
      ]),
    );
    let next = cart.next_line;
    const outcomes: ItemOutcome[] = [];
    for (const asked of request.items) {
      const sku = skus.get(asked.sku);
      const offer = bestOffer(sku === undefined ? undefined : offers.get(sku));
      const existing = offer && inCart.get(offer.code);
      if (
        sku === undefined ||
        offer === undefined ||
        (existing === undefined && inCart.size >= MOST_LINES)
      ) {
        outcomes.push({
          sku: asked.sku,
          outcome: sku === undefined ? 'TECHNICAL_ERROR' : 'NO_STOCK_AVAILABLE',
          quantity: 0,
        });
        continue;
      }
      const before = existing?.qty ?? 0;
      const qty = clampQuantity(before + asked.qty, quantityBounds(offer));
      const line = existing?.line ?? next;
      if (existing === undefined) next += 1;
      await putLine(tx, cart, line, lineOf(sku, offer, qty));
      inCart.set(offer.code, { line, qty });
      if (qty !== before + asked.qty)
        outcomes.push({
          sku: asked.sku,
          outcome: 'NO_STOCK_AVAILABLE',
          quantity: Math.max(0, qty - before),
        });
    }
    const nothingWentIn =
      outcomes.length === request.items.length && outcomes.every(({ quantity }) => quantity === 0);
    if (!nothingWentIn) await touchCart(tx, cart, { store_id: store.id, next_line: next }, now);
    return ok(outcomes);
  });
};

/** Offers are sorted best first; offers that are not available are skipped. */
const bestOffer = (offers: readonly Offer[] = []): Offer | undefined => offers.find(isSellable);
