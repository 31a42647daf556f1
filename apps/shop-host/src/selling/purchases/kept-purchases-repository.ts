import { OPEN_RETURN_STATES } from '@materia/domain-order';
import { sql } from 'kysely';
import { type Db, withTx } from '../../platform/database/with-tx.ts';
import { keptByCompany } from '../../platform/personal-data/owned-rows-repository.ts';

/** Tables with the number of their order, which go with it. Lines of withdrawals go before them. */
export const TABLES_OF_ORDERS = [
  'withdrawal',
  'pallet_return',
  'order_line',
  'order_charge',
  'order_status',
  'coupon_use',
  'stock_hold',
] as const;

/**
 * Deletes at most so many purchases without an account that were made before an instant, with their orders and all that belongs to
 * these, and returns how many. A purchase of which payments are kept for longer stays without the buyer's address. Orders of a company
 * that has members stay, and so does what is not finished, which only a defect can leave open for years.
 */
export const deleteKeptPurchases = (
  db: Db,
  market: string,
  before: string,
  most: number,
): Promise<number> =>
  withTx(db, async (tx) => {
    const purchases = (
      await sql<{ readonly number: string }>`
        select number from purchase due
        where market = ${market} and customer_id is null and created_at < ${before} and state <> 'open'
          and (exists (select from orders where orders.market = due.market and orders.purchase_number = due.number)
            or not exists (select from payment_attempt where payment_attempt.market = due.market and payment_attempt.purchase_number = due.number))
          and not exists (
            select from orders where orders.market = due.market and orders.purchase_number = due.number
              and (orders.customer_id is not null or orders.stock_state = 'held' or orders.status = 'SHIPPED' or ${keptByCompany}
                or exists (select from withdrawal where withdrawal.market = orders.market and withdrawal.order_number = orders.number
                  and withdrawal.state in (${sql.join([...OPEN_RETURN_STATES])}))))
        limit ${most} for update of due skip locked`.execute(tx)
    ).rows.map(({ number }) => number);
    if (purchases.length === 0) return 0;
    const ofOrders = sql`market = ${market} and order_number in (
      select number from orders where market = ${market} and purchase_number in (${sql.join(purchases)}))`;
    await sql`delete from withdrawal_line where market = ${market}
      and withdrawal_id in (select id from withdrawal where ${ofOrders})`.execute(tx);
    for (const table of TABLES_OF_ORDERS)
      await sql`delete from ${sql.table(table)} where ${ofOrders}`.execute(tx);
    await sql`delete from orders where market = ${market} and purchase_number in (${sql.join(purchases)})`.execute(
      tx,
    );
    await sql`delete from cart where market = ${market} and purchase_number in (${sql.join(purchases)})`.execute(
      tx,
    );
    await sql`delete from payment_alarm where market = ${market} and purchase_number in (${sql.join(purchases)})`.execute(
      tx,
    );
    await sql`delete from purchase where market = ${market} and number in (${sql.join(purchases)}) and not exists (
      select from payment_attempt where payment_attempt.market = purchase.market and payment_attempt.purchase_number = purchase.number)`.execute(
      tx,
    );
    await sql`update purchase set email = '' where market = ${market} and number in (${sql.join(purchases)})`.execute(
      tx,
    );
    return purchases.length;
  });
