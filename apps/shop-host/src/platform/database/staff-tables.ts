import type { ColumnType, JSONColumnType } from 'kysely';

/** ISO string in UTC; written by the host's clock, never by the database's. */
type Moment = ColumnType<string, string, string>;

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

export type StaffTables = {
  staff: StaffTable;
  staff_session: StaffSessionTable;
};
