import { sql } from 'kysely';
import type { Tx } from '../database/with-tx.ts';

/** What the database knows of a master key. */
export type KnownKey = { readonly id: string; readonly fingerprint: string };

/** Makes hosts that start at once wait for each other until the transaction ends. */
export const lockKnownKeys = async (tx: Tx): Promise<void> => {
  await sql`lock table master_key in exclusive mode`.execute(tx);
};

export const listKnownKeys = (tx: Tx): Promise<readonly KnownKey[]> =>
  tx.selectFrom('master_key').selectAll().orderBy('id').execute();

/** Replaces the known keys. */
export const saveKnownKeys = async (tx: Tx, keys: readonly KnownKey[]): Promise<void> => {
  await tx.deleteFrom('master_key').execute();
  await tx
    .insertInto('master_key')
    .values([...keys])
    .execute();
};
