import { createHash } from 'node:crypto';
import type { Audit } from '@materia/api-console-contract';
import type { Reader, Tx } from '../database/with-tx.ts';

/** What was done, by whom; `detail` is JSON as it was written, so that its hash can be worked out again. */
export type AuditFact = { readonly actor: string; readonly action: string; readonly detail: object };

type Row = { readonly market: string; readonly seq: number; readonly at: string; readonly actor: string; readonly action: string; readonly detail: string };

/** The hash before the first entry of a unit. */
const START = '';

const hashOf = (previous: string, { market, seq, at, actor, action, detail }: Row): string =>
  createHash('sha256').update(JSON.stringify([previous, market, seq, at, actor, action, detail])).digest('hex');

/** Adds an entry in the transaction of what it tells; the caller holds the lock of the unit, so no two entries take one place. */
export const addAudit = async (tx: Tx, market: string, at: string, { actor, action, detail }: AuditFact): Promise<void> => {
  const last = await tx.selectFrom('flag_audit').select(['seq', 'hash']).where('market', '=', market).orderBy('seq', 'desc').limit(1).executeTakeFirst();
  const row = { market, seq: (last?.seq ?? 0) + 1, at, actor, action, detail: JSON.stringify(detail) };
  await tx.insertInto('flag_audit').values({ ...row, hash: hashOf(last?.hash ?? START, row) }).execute();
};

const MOST_SHOWN = 200;

/** The newest entries of a unit, after the whole chain was worked out anew. */
export const readAudit = async (db: Reader, market: string): Promise<Audit> => {
  const rows = await db.selectFrom('flag_audit').selectAll().where('market', '=', market).orderBy('seq').execute();
  let previous = START;
  let brokenAt: number | null = null;
  rows.forEach((row, at) => {
    if (brokenAt === null && (row.seq !== at + 1 || row.hash !== hashOf(previous, row))) brokenAt = at + 1;
    previous = row.hash;
  });
  return { entries: rows.slice(-MOST_SHOWN).toReversed().map(({ seq, at, actor, action, detail, hash }) => ({ seq, at, actor, action, detail, hash })), brokenAt };
};
