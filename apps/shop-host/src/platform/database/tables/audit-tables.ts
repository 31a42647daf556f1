import type { MomentColumn } from './column-types.ts';

/** An append-only audit; the database rejects updates and deletes. */
type AuditTable = {
  market: string;
  seq: number;
  at: MomentColumn;
  actor: string;
  action: string;
  detail: string;
  hash: string;
};

export type AuditTables = {
  flag_audit: AuditTable;
  staff_audit: AuditTable;
  /** A row to lock, so that entries of a market are written one after the other. */
  staff_audit_head: { market: string };
};
