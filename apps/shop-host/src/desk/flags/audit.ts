import type { Audit, HistoryFile } from '@materia/api-contract';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';
import { addToChain, readChain } from '../../platform/process/hash-chain.ts';

/** An action and its author. */
export type AuditFact = {
  readonly actor: string;
  readonly action: string;
  readonly detail: object;
};

/**
 * Adds an entry in the transaction of the action it records; the caller must hold the lock of the
 * unit.
 */
export const addAudit = (
  tx: Tx,
  market: string,
  at: string,
  { actor, action, detail }: AuditFact,
): Promise<void> =>
  addToChain(tx, 'flag_audit', { market, at, actor, action, detail: JSON.stringify(detail) });

const ENTRIES_OF_PAGE = 200;

/** The newest entries of a unit, or those before an entry, after verifying the whole chain. */
export const readAudit = async (
  db: Reader,
  market: string,
  before = Number.POSITIVE_INFINITY,
): Promise<Audit> => {
  const { entries, brokenAt } = await readWhole(db, market);
  const page = entries.filter(({ seq }) => seq < before).slice(-ENTRIES_OF_PAGE);
  return { entries: page.toReversed(), total: entries.length, brokenAt };
};

/** Every entry of a unit as a file, for archiving or checking the decisions. */
export const exportAudit = async (
  db: Reader,
  market: string,
  now: string,
): Promise<HistoryFile> => ({
  format: 'materia-flag-history-1',
  unit: market,
  exportedAt: now,
  ...(await readWhole(db, market)),
});

const readWhole = async (db: Reader, market: string): Promise<Omit<Audit, 'total'>> => {
  const { entries, brokenAt } = await readChain(db, 'flag_audit', market);
  return {
    entries: entries.map(({ seq, at, actor, action, detail, hash }) => ({
      seq,
      at,
      actor,
      action,
      detail,
      hash,
    })),
    brokenAt,
  };
};
