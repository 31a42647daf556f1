import type { ColumnType } from 'kysely';

/** ISO string in UTC, from the host's clock, never the database's. */
type Moment = ColumnType<string, string, string>;

/** An append-only audit; the database rejects updates and deletes. */
type AuditTable = {
  market: string;
  seq: number;
  at: Moment;
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
