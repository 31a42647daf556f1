import { type Selectable, sql } from 'kysely';
import type { RestockNoticeTable } from '../../platform/database/tables/restock-tables.ts';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';

export type RestockNoticeRow = Selectable<RestockNoticeTable>;

/**
 * Records that somebody asked for a notice about a product, and returns it. An address has one
 * notice per product: asking again keeps its token, so the links of earlier mails keep working.
 */
export const putNotice = (
  tx: Tx,
  row: Pick<
    RestockNoticeRow,
    'market' | 'token' | 'email_key' | 'email' | 'sku' | 'store_id' | 'asked_at' | 'expires_at'
  >,
): Promise<RestockNoticeRow> =>
  tx
    .insertInto('restock_notice')
    .values({ ...row, confirmed_at: null, mailed_at: null })
    .onConflict((conflict) =>
      conflict.columns(['market', 'email_key', 'sku']).doUpdateSet({ asked_at: row.asked_at }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

export const findNotice = (
  db: Reader,
  market: string,
  token: string,
): Promise<RestockNoticeRow | undefined> =>
  db
    .selectFrom('restock_notice')
    .selectAll()
    .where('market', '=', market)
    .where('token', '=', token)
    .executeTakeFirst();

export const lockNotice = (
  tx: Tx,
  market: string,
  token: string,
): Promise<RestockNoticeRow | undefined> =>
  tx
    .selectFrom('restock_notice')
    .selectAll()
    .where('market', '=', market)
    .where('token', '=', token)
    .forUpdate()
    .executeTakeFirst();

export const changeNotice = async (
  tx: Tx,
  { market, token }: Pick<RestockNoticeRow, 'market' | 'token'>,
  change: Partial<Pick<RestockNoticeRow, 'store_id' | 'confirmed_at' | 'mailed_at' | 'expires_at'>>,
): Promise<void> => {
  await tx
    .updateTable('restock_notice')
    .set(change)
    .where('market', '=', market)
    .where('token', '=', token)
    .execute();
};

/** Deletes a notice, and returns whether there was one. */
export const deleteNotice = async (tx: Tx, market: string, token: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('restock_notice')
    .where('market', '=', market)
    .where('token', '=', token)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Serialises the transactions of one address, even before it has a row. */
export const lockNotices = async (tx: Tx, market: string, emailKey: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`restock ${market} ${emailKey}`}, 0))`.execute(
    tx,
  );
};

/** How many notices an address has asked for and not received yet. */
export const countNotices = async (tx: Tx, market: string, emailKey: string): Promise<number> => {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*)::integer as count from restock_notice where market = ${market} and email_key = ${emailKey} and mailed_at is null`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
};
