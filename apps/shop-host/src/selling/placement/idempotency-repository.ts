import { type Selectable, sql } from 'kysely';
import type { IdempotencyTable } from '../../platform/database/tables/checkout-tables.ts';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';

/**
 * A key belongs to one owner, a customer or a guest's cart; the same key of another owner is
 * independent.
 */
export type PlacementKey = {
  readonly market: string;
  readonly owner: string;
  readonly key: string;
};

/**
 * Inserts a key with the hash of its request; false if it is there already. Waits for a transaction
 * that has inserted the same key.
 */
export const insertKey = async (
  tx: Tx,
  { market, owner, key }: PlacementKey,
  bodyHash: string,
  now: string,
): Promise<boolean> =>
  (await tx
    .insertInto('idempotency')
    .values({
      market,
      owner,
      key,
      body_hash: bodyHash,
      reply: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['market', 'owner', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()) !== undefined;

/** Deletes at most so many keys that were sent before an instant, and returns how many. */
export const deleteKeysBefore = async (
  db: Reader,
  market: string,
  before: string,
  most: number,
): Promise<number> => {
  const { numAffectedRows } =
    await sql`delete from idempotency where market = ${market} and (owner, key) in (
    select owner, key from idempotency where market = ${market} and created_at < ${before} limit ${most})`.execute(
      db,
    );
  return Number(numAffectedRows ?? 0);
};

/** The hash and the response of a key; undefined if it is not there. */
export const findKey = (
  db: Reader,
  { market, owner, key }: PlacementKey,
): Promise<Pick<Selectable<IdempotencyTable>, 'body_hash' | 'reply'> | undefined> =>
  db
    .selectFrom('idempotency')
    .select(['body_hash', 'reply'])
    .where('market', '=', market)
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst();

/** Writes the response, as JSON, to a key. */
export const saveReply = async (
  tx: Tx,
  { market, owner, key }: PlacementKey,
  reply: string,
): Promise<void> => {
  await tx
    .updateTable('idempotency')
    .set({ reply })
    .where('market', '=', market)
    .where('owner', '=', owner)
    .where('key', '=', key)
    .execute();
};
