import type { Offer } from '@materia/domain-pricing';
import { clampQuantity, quantityBounds } from '@materia/domain-stock-status';
import type { Tx } from '../../platform/database/with-tx.ts';
import { MOST_LINES } from './change-cart.ts';
import { type CartRow, lineOf, linesOf, putLine, touchCart } from './repository.ts';

/** Units of a product, and the offer that has them; undefined without one. */
type WantedUnits = { readonly qty: number; readonly offer: Offer | undefined };

/** Something wanted that is not in the cart in full: how many units of it went in. */
export type Shortfall<Wanted> = { readonly wanted: Wanted; readonly quantity: number };

/**
 * Puts units of offers into a locked cart, as many as there are, and moves it to the store. Returns
 * what did not go in as wanted; nothing changes if nothing went in.
 */
export const fillCart = async <Wanted extends WantedUnits>(
  tx: Tx,
  cart: CartRow,
  wanted: readonly Wanted[],
  { storeId, now }: { readonly storeId: string; readonly now: string },
): Promise<readonly Shortfall<Wanted>[]> => {
  const inCart = new Map(
    (await linesOf(tx, cart.market, cart.id)).map((line) => [
      line.offer_code,
      { line: line.line, qty: line.qty },
    ]),
  );
  let next = cart.next_line;
  const shortfalls: Shortfall<Wanted>[] = [];
  for (const each of wanted) {
    const { offer } = each;
    const existing = offer && inCart.get(offer.code);
    if (offer === undefined || (existing === undefined && inCart.size >= MOST_LINES)) {
      shortfalls.push({ wanted: each, quantity: 0 });
      continue;
    }
    const before = existing?.qty ?? 0;
    const qty = clampQuantity(before + each.qty, quantityBounds(offer));
    const line = existing?.line ?? next;
    if (existing === undefined) next += 1;
    await putLine(tx, cart, line, lineOf(offer.sku, offer, qty));
    inCart.set(offer.code, { line, qty });
    if (qty !== before + each.qty)
      shortfalls.push({ wanted: each, quantity: Math.max(0, qty - before) });
  }
  const nothingWentIn =
    shortfalls.length === wanted.length && shortfalls.every(({ quantity }) => quantity === 0);
  if (!nothingWentIn) await touchCart(tx, cart, { store_id: storeId, next_line: next }, now);
  return shortfalls;
};
