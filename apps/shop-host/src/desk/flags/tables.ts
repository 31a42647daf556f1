import type { PublishedChoice } from '@materia/api-console-contract';
import type { FlagChange, FlagKey } from '@materia/domain-feature-flags';
import type { ColumnType, JSONColumnType } from 'kysely';

type Moment = ColumnType<string, string, string>;

/** What is published in a business unit, whole, in one row: readers never see half a change. */
type FlagUnitTable = {
  market: string;
  revision: number;
  choices: JSONColumnType<readonly PublishedChoice[]>;
};

/** One row a revision, with the choices for its flags before and after. */
export type FlagPublicationTable = {
  market: string;
  revision: number;
  at: Moment;
  kind: 'set' | 'kill' | 'undo';
  author: string;
  approver: string | null;
  title: string;
  reason: string;
  keys: readonly FlagKey[];
  before: JSONColumnType<readonly PublishedChoice[]>;
  after: JSONColumnType<readonly PublishedChoice[]>;
  undone_by: number | null;
};

export type FlagSetTable = {
  market: string;
  id: string;
  title: string;
  reason: string;
  changes: JSONColumnType<readonly FlagChange[]>;
  /** Milliseconds since 1970. */
  from_ms: number | null;
  until_ms: number | null;
  base: number;
  revision: number;
  state: 'open' | 'published' | 'withdrawn';
  /** Who wrote this revision of it. */
  author: string;
  /** Everybody who wrote a revision of it. */
  contributors: readonly string[];
  approved_by: string | null;
  approved_revision: number | null;
  changed_at: Moment;
  published_as: number | null;
};

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

type StaffTable = {
  email: string;
  name: string;
  password_hash: string | null;
  roles: JSONColumnType<Readonly<Record<string, string>>>;
  /** Sealed; null for people who need no second factor. */
  totp_secret: string | null;
  /** The last step of thirty seconds whose code was used: no code works twice. */
  totp_step: number;
  /** What they may do by the staff calls, by market (ROL-07). */
  duties: ColumnType<Readonly<Record<string, readonly string[]>>, string | undefined, string>;
};
/** Where a token of the staff is good: at the flag console, or for the staff calls. */
export type StaffAudience = 'console' | 'staff-calls';

/** Tokens are kept as SHA-256 only. */
type StaffSessionTable = {
  hash: string;
  email: string;
  audience: StaffAudience;
  created_at: Moment;
  seen_at: Moment;
};

export type FlagTables = {
  flag_unit: FlagUnitTable;
  flag_publication: FlagPublicationTable;
  flag_set: FlagSetTable;
  flag_audit: AuditTable;
  staff_audit: AuditTable;
  /** A row to lock: entries of a market come one after the other. */
  staff_audit_head: { market: string };
  staff: StaffTable;
  staff_session: StaffSessionTable;
};
