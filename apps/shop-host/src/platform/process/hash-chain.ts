import { createHash } from 'node:crypto';
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

type AuditTable = 'flag_audit' | 'staff_audit';

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
  const last = await tx
    .selectFrom(table)
    .select(['seq', 'hash'])
    .where('market', '=', entry.market)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const row = { ...entry, seq: (last?.seq ?? 0) + 1 };
  await tx
    .insertInto(table)
    .values({ ...row, hash: hashOf(last?.hash ?? START, row) })
    .execute();
};

type Chained = ChainEntry & { readonly hash: string };

/** All entries of a market, and the first place at which the recomputed chain differs. */
export const readChain = async (
  db: Reader,
  table: AuditTable,
  market: string,
): Promise<{ readonly entries: readonly Chained[]; readonly brokenAt: number | null }> => {
  const entries = await db
    .selectFrom(table)
    .selectAll()
    .where('market', '=', market)
    .orderBy('seq')
    .execute();
  let previous = START;
  let brokenAt: number | null = null;
  entries.forEach((entry, at) => {
    if (brokenAt === null && (entry.seq !== at + 1 || entry.hash !== hashOf(previous, entry)))
      brokenAt = at + 1;
    previous = entry.hash;
  });
  return { entries, brokenAt };
};
