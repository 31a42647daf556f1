import { OPEN_RETURN_STATES } from '@materia/domain-order';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';

/** What stands in the way of an erasure: the numbers of orders and of unpaid purchases. */
export type ErasureBlocks = {
  readonly openOrders: readonly string[];
  readonly unpaidPurchases: readonly string[];
};

/** What the owner of an account proves it with; undefined once it is erased. */
export const findCredentials = (
  db: Reader,
  market: string,
  customerId: string,
): Promise<{ readonly email: string; readonly password_hash: string } | undefined> =>
  db
    .selectFrom('customer')
    .select(['email', 'password_hash'])
    .where('market', '=', market)
    .where('id', '=', customerId)
    .executeTakeFirst();

/** Until the transaction ends, the account is neither erased by another call nor places an order. */
export const lockAccount = async (
  tx: Tx,
  market: string,
  customerId: string,
): Promise<{ readonly email: string } | undefined> =>
  tx
    .selectFrom('customer')
    .select('email')
    .where('market', '=', market)
    .where('id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();

/** Orders that are not handed over yet or whose products come back, and purchases that wait for their payment. */
export const findErasureBlocks = async (
  db: Reader,
  market: string,
  customerId: string,
): Promise<ErasureBlocks> => {
  const orders = await db
    .selectFrom('orders')
    .select('number')
    .where('market', '=', market)
    .where('customer_id', '=', customerId)
    .where('confirmed', '=', true)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('stock_state', '=', 'held'),
        eb('status', '=', 'SHIPPED'),
        exists(
          selectFrom('withdrawal')
            .select('withdrawal.id')
            .whereRef('withdrawal.market', '=', 'orders.market')
            .whereRef('withdrawal.order_number', '=', 'orders.number')
            .where('withdrawal.state', 'in', [...OPEN_RETURN_STATES]),
        ),
      ]),
    )
    .orderBy('number')
    .execute();
  const purchases = await db
    .selectFrom('purchase')
    .select('number')
    .where('market', '=', market)
    .where('customer_id', '=', customerId)
    .where('state', '=', 'open')
    .orderBy('number')
    .execute();
  return {
    openOrders: orders.map(({ number }) => number),
    unpaidPurchases: purchases.map(({ number }) => number),
  };
};

/** Deletes the jobs that name an account or its address, such as mails that wait to be sent. */
export const deleteJobsNaming = async (
  tx: Tx,
  market: string,
  names: readonly string[],
): Promise<void> => {
  await sql`delete from job where market = ${market}
    and exists (select from jsonb_each_text(payload) part where part.value = any(${names}::text[]))`.execute(
    tx,
  );
};
