import { IN_STORE_METHODS } from '@materia/domain-checkout';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/with-tx.ts';
import type { Units } from '../stock/repository.ts';
import type { PurchaseOwner } from './repository.ts';

type UnpaidHold = Units & { readonly purchase: string };

/**
 * What a buyer holds unpaid, each with the number of its purchase: in open purchases and in those
 * that are paid in store.
 */
export const findUnpaidHolds = async (
  tx: Tx,
  market: string,
  buyer: PurchaseOwner,
): Promise<readonly UnpaidHold[]> => {
  const { rows } = await sql<UnpaidHold>`
    select purchase.number as purchase, stock_hold.location_kind as kind, stock_hold.location, stock_hold.sku, stock_hold.quantity
    from purchase join orders on orders.market = purchase.market and orders.purchase_number = purchase.number
    join stock_hold on stock_hold.market = orders.market and stock_hold.order_number = orders.number
    where purchase.market = ${market} and (purchase.state = 'open' or purchase.payment_method in (${sql.join(IN_STORE_METHODS)}))
      and ${
        buyer.customerId === null
          ? sql<boolean>`purchase.customer_id is null and lower(purchase.email) = ${buyer.email.toLowerCase()}`
          : sql<boolean>`purchase.customer_id = ${buyer.customerId}`
      }`.execute(tx);
  return rows;
};

/** The products that a purchase holds, and where. */
export const findHeldPlaces = async (
  tx: Tx,
  market: string,
  purchaseNumber: string,
): Promise<readonly Omit<Units, 'quantity'>[]> => {
  const { rows } = await sql<Omit<Units, 'quantity'>>`
    select distinct stock_hold.location_kind as kind, stock_hold.location, stock_hold.sku
    from orders join stock_hold on stock_hold.market = orders.market and stock_hold.order_number = orders.number
    where orders.market = ${market} and orders.purchase_number = ${purchaseNumber}`.execute(tx);
  return rows;
};
