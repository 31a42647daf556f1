import { createHash } from 'node:crypto';
import type { Reader } from '../database/with-tx.ts';
import {
  type AuditTable,
  type ChainEntry,
  type ChainedEntry,
  findLastEntry,
  insertEntry,
  listEntries,
} from './audit-repository.ts';

/** The hash before the first entry of a market. */
const START = '';

const hashOf = (previous: string, { market, seq, at, actor, action, detail }: ChainEntry): string =>
  createHash('sha256')
    .update(JSON.stringify([previous, market, seq, at, actor, action, detail]))
    .digest('hex');

/**
 * Appends an entry to its market's chain. The caller must have locked the market, so that no two
 * entries take one place.
 */
export const addToChain = async (
  tx: Reader,
  table: AuditTable,
  entry: Omit<ChainEntry, 'seq'>,
): Promise<void> => {
  const last = await findLastEntry(tx, table, entry.market);
  const row = { ...entry, seq: (last?.seq ?? 0) + 1 };
  await insertEntry(tx, table, { ...row, hash: hashOf(last?.hash ?? START, row) });
};

/** All entries of a market, and the first place at which the recomputed chain differs. */
export const readChain = async (
  db: Reader,
  table: AuditTable,
  market: string,
): Promise<{ readonly entries: readonly ChainedEntry[]; readonly brokenAt: number | null }> => {
  const entries = await listEntries(db, table, market);
  let previous = START;
  let brokenAt: number | null = null;
  entries.forEach((entry, at) => {
    if (brokenAt === null && (entry.seq !== at + 1 || entry.hash !== hashOf(previous, entry)))
      brokenAt = at + 1;
    previous = entry.hash;
  });
  return { entries, brokenAt };
};
