import type { MomentColumn } from './column-types.ts';

/** A person who works for a seller, in one market. All of them have a second factor. */
type SellerPersonTable = {
  market: string;
  email: string;
  name: string;
  vendor_code: string;
  password_hash: string;
  /** Encrypted. */
  totp_secret: string;
  /** The last thirty-second step whose code was used, so that no code works twice. */
  totp_step: number;
  created_at: MomentColumn;
};

/** An invitation by its token's SHA-256 hash. It works once. */
type SellerInvitationTable = {
  market: string;
  email: string;
  name: string;
  vendor_code: string;
  hash: string;
  expires_at: MomentColumn;
};

/** Tokens are stored only as SHA-256 hashes. */
type SellerSessionTable = {
  hash: string;
  market: string;
  email: string;
  created_at: MomentColumn;
  seen_at: MomentColumn;
};

export type SellerTables = {
  seller_person: SellerPersonTable;
  seller_invitation: SellerInvitationTable;
  seller_session: SellerSessionTable;
};
