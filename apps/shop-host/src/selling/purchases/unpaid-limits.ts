import { IN_STORE_METHODS, mayHoldUnpaid } from '@materia/domain-checkout';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/with-tx.ts';
import type { PurchaseOwner, PurchaseRow } from './repository.ts';
import { stockAt, type Units } from '../stock/repository.ts';

type Waiting = Pick<Units, 'kind' | 'location' | 'sku'> & {
  readonly purchase: string;
  readonly quantity: number;
};

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
  const { rows: waiting } = await sql<Waiting>`
    select purchase.number as purchase, stock_hold.location_kind as kind, stock_hold.location, stock_hold.sku, stock_hold.quantity
    from purchase join orders on orders.market = purchase.market and orders.purchase_number = purchase.number
    join stock_hold on stock_hold.market = orders.market and stock_hold.order_number = orders.number
    where purchase.market = ${market} and (purchase.state = 'open' or purchase.payment_method in (${sql.join(IN_STORE_METHODS)}))
      and ${
        buyer.customerId === null
          ? sql<boolean>`purchase.customer_id is null and lower(purchase.email) = ${buyer.email.toLowerCase()}`
          : sql<boolean>`purchase.customer_id = ${buyer.customerId}`
      }`.execute(tx);
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
  const { rows: held } = await sql<Units>`
    select distinct stock_hold.location_kind as kind, stock_hold.location, stock_hold.sku, 0 as quantity
    from orders join stock_hold on stock_hold.market = orders.market and stock_hold.order_number = orders.number
    where orders.market = ${market} and orders.purchase_number = ${purchase.number}`.execute(tx);
  const buyer = { customerId: purchase.customer_id, email: purchase.email };
  return isWithinUnpaidLimits(tx, market, buyer, held);
};
