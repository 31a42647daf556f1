import type { Tx } from '../database/with-tx.ts';
import { addJob } from '../jobs/repository.ts';
import type { MailKind, MailPayload } from './mail-kinds.ts';

/** A kind of mail with its payload. */
type MailToWrite = {
  readonly [Kind in MailKind]: { readonly kind: Kind; readonly payload: MailPayload<Kind> };
}[MailKind];

type OutboxEntry = MailToWrite & {
  readonly market: string;
  readonly now: string;
  /** ISO instant from which the mail is due; at once unless given. */
  readonly notBefore?: string;
};

/**
 * Adds a mail to the outbox in the transaction that it reports on, so it is sent only if that
 * commits.
 */
export const enqueueMail = (
  tx: Tx,
  { market, kind, payload, now, notBefore = now }: OutboxEntry,
): Promise<void> => addJob(tx, { lane: 'mail', market, kind, payload, now, dueAt: notBefore });
