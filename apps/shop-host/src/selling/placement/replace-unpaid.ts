import { purchaseAfter } from '@materia/domain-checkout';
import type { Tx } from '../../platform/database/with-tx.ts';
import { type CartRow, linesOf } from '../cart/repository.ts';
import type { CheckoutContext } from '../checkout/checkout-context.ts';
import { doEffects } from '../lifecycle/purchase-effects.ts';
import { orderNumbersOf } from '../orders/repository.ts';
import { changePurchase, returnedPurchasesOf } from '../purchases/repository.ts';
import { lockUnits, possibleUnitsOf } from '../stock/stock.ts';
import { heldUnits } from '../stock/repository.ts';

/** A purchase of this cart that was not paid gives way to the new one, with the products that it holds. */
export const replaceUnpaid = async (
  tx: Tx,
  cart: CartRow,
  { market, now }: CheckoutContext,
): Promise<void> => {
  const replaced = await returnedPurchasesOf(tx, market.id, cart.id);
  if (replaced.length === 0) return;
  const orders: string[] = [];
  for (const { number } of replaced) orders.push(...(await orderNumbersOf(tx, market.id, number)));
  const lines = await linesOf(tx, market.id, cart.id);
  await lockUnits(tx, market.id, [
    ...(await heldUnits(tx, market.id, orders)),
    ...lines.flatMap((line) => possibleUnitsOf(line, cart.store_id ?? '')),
  ]);
  for (const purchase of replaced) {
    const { state, effects } = purchaseAfter(purchase.state, 'replaced');
    await doEffects(tx, effects, { market, purchase, now });
    await changePurchase(tx, purchase, { state });
  }
};
