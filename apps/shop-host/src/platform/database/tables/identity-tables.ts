import type { MomentColumn } from './column-types.ts';

/** The address that the owner of an account has proven to read. A changed address is not proven by it. */
type MailboxProofTable = {
  market: string;
  customer_id: string;
  email: string;
  proven_at: MomentColumn;
};

/**
 * The links in mails to a mailbox, each good once. Neither the link's key nor its code is stored: the host
 * works them out from the id.
 */
export type MailboxLinkTable = {
  market: string;
  id: string;
  purpose: 'confirm' | 'reset' | 'activate';
  /** The mailbox to which it was sent, which need not have an account. */
  email: string;
  created_at: MomentColumn;
  expires_at: MomentColumn;
  used_at: MomentColumn | null;
};

/** An account that a store created for somebody, until its owner activates it. */
export type PrecreatedAccountTable = {
  market: string;
  /** The id that the account has from its activation on. */
  id: string;
  /** The mailbox to which the link goes. */
  email: string;
  /** The name under which the store's system knows the account. */
  generic_email: string;
  firstname: string;
  lastname: string;
  mobile: string;
  loyalty_card_number: string | null;
  reference_store: string | null;
  created_at: MomentColumn;
};

export type IdentityTables = {
  mailbox_proof: MailboxProofTable;
  mailbox_link: MailboxLinkTable;
  precreated_account: PrecreatedAccountTable;
};
