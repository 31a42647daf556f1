import { sql } from 'kysely';
import { type Db, withTx } from '../../platform/database/with-tx.ts';
import { keptByCompany } from '../../platform/personal-data/owned-rows-repository.ts';

/** Deletes at most so many payments, with their refunds, of purchases without an account that were made before an instant. */
export const deleteKeptPayments = (
  db: Db,
  market: string,
  before: string,
  most: number,
): Promise<number> =>
  withTx(db, async (tx) => {
    const attempts = (
      await sql<{ readonly id: string }>`
        select payment_attempt.id from payment_attempt
        join purchase due on due.market = payment_attempt.market and due.number = payment_attempt.purchase_number
        where due.market = ${market} and due.customer_id is null and due.created_at < ${before} and due.state <> 'open'
          and not exists (
            select from orders where orders.market = due.market and orders.purchase_number = due.number
              and (orders.customer_id is not null or ${keptByCompany}))
        limit ${most} for update of payment_attempt skip locked`.execute(tx)
    ).rows.map(({ id }) => id);
    if (attempts.length === 0) return 0;
    for (const table of ['payment_refund', 'payment_notice'] as const)
      await sql`delete from ${sql.table(table)} where market = ${market} and attempt_id in (${sql.join(attempts)})`.execute(
        tx,
      );
    await sql`delete from payment_attempt where market = ${market} and id in (${sql.join(attempts)})`.execute(
      tx,
    );
    return attempts.length;
  });
