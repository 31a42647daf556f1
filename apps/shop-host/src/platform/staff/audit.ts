import { type Db, type Reader, type Tx, withTx } from '../database/with-tx.ts';
import { addToChain, readChain } from '../process/hash-chain.ts';
import { lockAudit } from './repository.ts';

/** A request of staff, or of a customer about their data. `refused` is set when the shop refused it. */
export type AuditedStaffAction = {
  readonly actor: string;
  readonly action: string;
  readonly subject: object;
  readonly refused?: string;
};

/**
 * Records an action permanently. The actions of a market form a hash chain, so the market's row is
 * locked meanwhile.
 */
export const recordStaffAction = (
  db: Db,
  market: string,
  at: string,
  action: AuditedStaffAction,
): Promise<void> => withTx(db, (tx) => addStaffAction(tx, market, at, action));

/** The same in the transaction of what is recorded. */
export const addStaffAction = async (
  tx: Tx,
  market: string,
  at: string,
  { actor, action, ...detail }: AuditedStaffAction,
): Promise<void> => {
  await lockAudit(tx, market);
  await addToChain(tx, 'staff_audit', {
    market,
    at,
    actor,
    action,
    detail: JSON.stringify(detail),
  });
};

/** The newest actions, after the whole chain was recomputed. */
export const listStaffActions = async (db: Reader, market: string, most: number) => {
  const { entries, brokenAt } = await readChain(db, 'staff_audit', market);
  return {
    acts: entries
      .slice(-most)
      .toReversed()
      .map(({ seq, at, actor, action, detail }) => ({ seq, at, actor, action, detail })),
    brokenAt,
  };
};
