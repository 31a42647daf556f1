import { sql } from 'kysely';
import type { Reader } from '../../platform/database/with-tx.ts';
import { keptByCompany } from '../../platform/personal-data/owned-rows-repository.ts';

type Deletion = (db: Reader, market: string, before: string, most: number) => Promise<number>;

/** Deletes at most so many documents of a table without an account that are older than an instant, and returns how many. */
const deletionOf =
  (
    table: 'invoice' | 'credit_note' | 'receipt',
    key: 'number' | 'id',
    moment: 'issued_on' | 'bought_at',
  ): Deletion =>
  async (db, market, before, most) => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where market = ${market} and ${sql.ref(key)} in (
        select ${sql.ref(key)} from ${sql.table(table)} due
        where market = ${market} and customer_id is null and ${sql.ref(moment)} < ${before}
          and not exists (
            select from orders where orders.market = due.market and orders.number = due.order_number and ${keptByCompany})
        limit ${most})`.execute(db);
    return Number(numAffectedRows ?? 0);
  };

export const deleteKeptInvoices = deletionOf('invoice', 'number', 'issued_on');
export const deleteKeptCreditNotes = deletionOf('credit_note', 'number', 'issued_on');
export const deleteKeptReceipts = deletionOf('receipt', 'id', 'bought_at');
