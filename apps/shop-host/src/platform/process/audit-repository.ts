import type { Reader } from '../database/with-tx.ts';

/**
 * An entry of an append-only audit. `detail` is JSON as it was written, so that its hash can be
 * recomputed.
 */
export type ChainEntry = {
  readonly market: string;
  readonly seq: number;
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly detail: string;
};

/** The audits that are hash chains. */
export type AuditTable = 'flag_audit' | 'staff_audit';

/** An entry with the hash of itself and of all entries before it. */
export type ChainedEntry = ChainEntry & { readonly hash: string };

/** The last entry of a market. */
export const findLastEntry = (
  tx: Reader,
  table: AuditTable,
  market: string,
): Promise<Pick<ChainedEntry, 'seq' | 'hash'> | undefined> =>
  tx
    .selectFrom(table)
    .select(['seq', 'hash'])
    .where('market', '=', market)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();

export const insertEntry = async (
  tx: Reader,
  table: AuditTable,
  entry: ChainedEntry,
): Promise<void> => {
  await tx.insertInto(table).values(entry).execute();
};

/** All entries of a market in their order. */
export const listEntries = (
  db: Reader,
  table: AuditTable,
  market: string,
): Promise<readonly ChainedEntry[]> =>
  db.selectFrom(table).selectAll().where('market', '=', market).orderBy('seq').execute();
