import type { Civility } from '@materia/domain-contact';
import type { ColumnType, Generated } from 'kysely';
import type { MomentColumn } from './column-types.ts';

/** yyyy-mm-dd. */
type BirthDay = ColumnType<string | null, string | null | undefined, string | null>;

export type CustomerTable = {
  market: string;
  id: string;
  email: string;
  password_hash: string;
  firstname: string;
  lastname: string;
  lastname_2: Generated<string | null>;
  prefix: Generated<Civility | null>;
  dob: BirthDay;
  mobile: string;
  /** Empty where none was given. */
  phone: Generated<string>;
  customer_type: 2 | 3;
  corporation_name: string | null;
  company_fiscal_id: string | null;
  legal_entity_type: string | null;
  intra_community_vat: string | null;
  fiscal_id_1: string | null;
  /** As a caller gave it; it grants nothing. */
  sirius_id: Generated<string | null>;
  must_autosubscribe_loyalty: Generated<boolean>;
  customer_subtype_category: Generated<string | null>;
  is_pro_card: boolean;
  is_buyer: boolean;
  loyalty_category_code: string | null;
  loyalty_rank: string | null;
  loyalty_card_number: string | null;
  reference_store: string | null;
  group_id: string;
  terms_accepted_at: MomentColumn;
  created_at: MomentColumn;
};

type SessionTable = {
  market: string;
  id: string;
  customer_id: string;
  created_at: MomentColumn;
  revoked_at: MomentColumn | null;
  /** However often it is renewed, it ends then. */
  ends_at: MomentColumn;
  /** When it was begun or renewed last. */
  seen_at: MomentColumn;
  /** The browser and system by name, empty where they said nothing known. */
  browser: string;
  system: string;
  /** The network where it was begun, by a keyed hash. */
  network: string;
};

/** Refresh tokens are stored only as SHA-256 hashes. */
type RefreshTokenTable = {
  hash: string;
  market: string;
  session_id: string;
  issued_at: MomentColumn;
  expires_at: MomentColumn;
  used_at: MomentColumn | null;
};

/**
 * A change of an account's e-mail address that the owner of the new one has not confirmed yet. An
 * account has at most one. The link in the mail carries the id, signed.
 */
type EmailChangeTable = {
  market: string;
  customer_id: string;
  id: string;
  email: string;
  asked_at: MomentColumn;
  expires_at: MomentColumn;
};

export type AccountTables = {
  customer: CustomerTable;
  session: SessionTable;
  refresh_token: RefreshTokenTable;
  email_change: EmailChangeTable;
};
