import { sql } from 'kysely';
import type { Reader } from '../../platform/database/with-tx.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { keptByCompany } from '../../platform/personal-data/owned-rows-repository.ts';
import { laterBy } from '../../platform/process/instants.ts';

type Deletion = (db: Reader, market: string, before: string, most: number) => Promise<number>;

/** Of a document called `due`: whether no company that has members has its order. */
const ofNoCompany = sql<boolean>`not exists (
  select from orders where orders.market = due.market and orders.number = due.order_number and ${keptByCompany})`;

const HALF_DAY_MS = 12 * 3_600_000;

/** The day that begins at a midnight, of whichever zone: none is further than half a day from that of UTC. */
const dayBeginningAt = (midnight: string): string => laterBy(midnight, HALF_DAY_MS).slice(0, 10);

/** Deletes at most so many documents of a table without an account that are older than an instant, and returns how many. */
const deletionOf =
  (
    table: 'invoice' | 'credit_note' | 'receipt',
    key: 'number' | 'id',
    moment: 'issued_on' | 'bought_at',
  ): Deletion =>
  async (db, market, before, most) => {
    const first = moment === 'issued_on' ? dayBeginningAt(before) : before;
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where market = ${market} and ${sql.ref(key)} in (
        select ${sql.ref(key)} from ${sql.table(table)} due
        where market = ${market} and customer_id is null and ${sql.ref(moment)} < ${first}
          and ${ofNoCompany}
        limit ${most})`.execute(db);
    return Number(numAffectedRows ?? 0);
  };

/**
 * The same for invoices of sellers. Their files go first: a row whose file is gone is deleted the next time,
 * but nothing would find a file without its row.
 */
export const deleteKeptSellerInvoices = async (
  db: Reader,
  market: string,
  before: string,
  most: number,
  files: Pick<FileStore, 'delete'>,
): Promise<number> => {
  const due = await sql<{ readonly id: string; readonly file: string }>`
    select id, file from seller_invoice due
    where market = ${market} and customer_id is null and issued_on < ${dayBeginningAt(before)} and ${ofNoCompany}
    limit ${most}`.execute(db);
  if (due.rows.length === 0) return 0;
  for (const { file } of due.rows) await files.delete(file);
  await db
    .deleteFrom('seller_invoice')
    .where('market', '=', market)
    .where(
      'id',
      'in',
      due.rows.map(({ id }) => id),
    )
    .execute();
  return due.rows.length;
};

export const deleteKeptInvoices = deletionOf('invoice', 'number', 'issued_on');
export const deleteKeptCreditNotes = deletionOf('credit_note', 'number', 'issued_on');
export const deleteKeptReceipts = deletionOf('receipt', 'id', 'bought_at');

/** Deletes quotes of which the last day is over for long. */
export const deleteKeptQuotes = async (
  db: Reader,
  market: string,
  before: string,
  most: number,
): Promise<number> => {
  const { numAffectedRows } = await sql`delete from quote where market = ${market} and id in (
    select id from quote where market = ${market} and valid_until < ${before} limit ${most})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
};
