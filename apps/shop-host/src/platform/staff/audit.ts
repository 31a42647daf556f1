import { type Db, type Reader, withTx } from '../database/with-tx.ts';
import { addToChain, readChain } from '../process/hash-chain.ts';

/** What somebody of the staff asked the shop to do. `refused` is there when the shop did not. */
export type AuditedStaffAct = {
  readonly actor: string;
  readonly action: string;
  readonly subject: object;
  readonly refused?: string;
};

/** Keeps an act for good. Acts of a market form a chain of hashes; the row of the market is locked meanwhile. */
export const keepAct = (
  db: Db,
  market: string,
  at: string,
  { actor, action, ...detail }: AuditedStaffAct,
): Promise<void> =>
  withTx(db, async (tx) => {
    await tx
      .insertInto('staff_audit_head')
      .values({ market })
      .onConflict((conflict) => conflict.column('market').doNothing())
      .execute();
    await tx
      .selectFrom('staff_audit_head')
      .select('market')
      .where('market', '=', market)
      .forUpdate()
      .execute();
    await addToChain(tx, 'staff_audit', {
      market,
      at,
      actor,
      action,
      detail: JSON.stringify(detail),
    });
  });

/** The newest acts, after the whole chain was worked out anew. */
export const readActs = async (db: Reader, market: string, most: number) => {
  const { entries, brokenAt } = await readChain(db, 'staff_audit', market);
  return {
    acts: entries
      .slice(-most)
      .toReversed()
      .map(({ seq, at, actor, action, detail }) => ({ seq, at, actor, action, detail })),
    brokenAt,
  };
};
