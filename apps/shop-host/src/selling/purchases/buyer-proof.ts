import type { BuyerProof } from '@materia/domain-checkout';
import type { Reader } from '../../platform/database/with-tx.ts';
import { hasConfirmedOrder, hasPaidBefore } from './holds-repository.ts';

/** Whether the owner of the mailbox of an account's address has shown that the account is theirs. */
export type MailboxProof = (db: Reader, market: string, customerId: string) => Promise<boolean>;

/** An account's mailbox is proven by an order of the account that was confirmed from there. */
export const mailboxProvenByOrder: MailboxProof = hasConfirmedOrder;

/**
 * What a buyer has proven before they order. Guests have proven nothing: anybody can type an address
 * that has paid before.
 */
export const proofOf = async (
  db: Reader,
  market: string,
  customerId: string | undefined,
  isMailboxProven: MailboxProof,
): Promise<BuyerProof> => {
  if (customerId === undefined) return 'none';
  if (await hasPaidBefore(db, market, customerId)) return 'payment';
  return (await isMailboxProven(db, market, customerId)) ? 'mailbox' : 'none';
};
