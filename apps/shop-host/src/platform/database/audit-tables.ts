import type { ColumnType } from 'kysely';

/** ISO string in UTC; written by the host's clock, never by the database's. */
type Moment = ColumnType<string, string, string>;

/** An audit that is only ever added to; the database refuses anything else. */
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
  /** A row to lock: entries of a market come one after the other. */
  staff_audit_head: { market: string };
};
