import { mayHoldUnpaid } from '@materia/domain-checkout';
import type { Tx } from '../../platform/database/with-tx.ts';
import { stockAt, type Units } from '../stock/repository.ts';
import { findHeldPlaces, findUnpaidHolds } from './holds-repository.ts';
import type { PurchaseOwner, PurchaseRow } from './repository.ts';

/**
 * Whether a buyer may hold these units for days before paying, besides what they hold unpaid
 * already.
 */
export const isWithinUnpaidLimits = async (
  tx: Tx,
  market: string,
  buyer: PurchaseOwner,
  units: readonly Units[],
): Promise<boolean> => {
  const waiting = await findUnpaidHolds(tx, market, buyer);
  const products = [];
  for (const wanted of units) {
    const held = waiting
      .filter(
        ({ kind, location, sku }) =>
          kind === wanted.kind && location === wanted.location && sku === wanted.sku,
      )
      .reduce((sum, { quantity }) => sum + quantity, 0);
    products.push({ held, wanted: wanted.quantity, inStock: await stockAt(tx, market, wanted) });
  }
  return mayHoldUnpaid(new Set(waiting.map(({ purchase }) => purchase)).size, products);
};

/** Whether a buyer may go on holding what a purchase holds, for days before it is paid. */
export const mayKeepUnpaid = async (
  tx: Tx,
  market: string,
  purchase: Pick<PurchaseRow, 'number' | 'customer_id' | 'email'>,
): Promise<boolean> => {
  const places = await findHeldPlaces(tx, market, purchase.number);
  const held = places.map((place) => ({ ...place, quantity: 0 }));
  const buyer = { customerId: purchase.customer_id, email: purchase.email };
  return isWithinUnpaidLimits(tx, market, buyer, held);
};
