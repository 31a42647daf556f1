import type { ColumnType, JSONColumnType } from 'kysely';
import type { MomentColumn } from './column-types.ts';

type StaffTable = {
  email: string;
  name: string;
  password_hash: string | null;
  roles: JSONColumnType<Readonly<Record<string, string>>>;
  /** Encrypted; null for people who need no second factor. */
  totp_secret: string | null;
  /** The last thirty-second step whose code was used, so that no code works twice. */
  totp_step: number;
  /** Duties for staff calls, by market. */
  duties: ColumnType<Readonly<Record<string, readonly string[]>>, string | undefined, string>;
};

/** The audience of a staff token: the flag console or the staff calls. */
export type StaffAudience = 'console' | 'staff-calls';

/** Tokens are stored only as SHA-256 hashes. */
type StaffSessionTable = {
  hash: string;
  email: string;
  audience: StaffAudience;
  created_at: MomentColumn;
  seen_at: MomentColumn;
};

export type StaffTables = {
  staff: StaffTable;
  staff_session: StaffSessionTable;
};
