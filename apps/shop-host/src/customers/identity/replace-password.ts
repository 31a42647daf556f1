import { revokeOtherSessions } from '../../platform/auth/repository.ts';
import type { Tx } from '../../platform/database/with-tx.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { setPassword } from '../account/repository.ts';
import { endLinks } from '../mailbox/repository.ts';
import { deleteEmailChange } from '../profile/repository.ts';

type NewPassword = {
  readonly market: string;
  readonly customerId: string;
  readonly email: string;
  readonly hash: string;
  /** The session that goes on. */
  readonly kept?: string;
};

/**
 * Replaces a password and ends whatever somebody who knew the old one may have left behind: other sessions, links that
 * set a password, and a change of the e-mail address that waits for its link. Returns how many sessions ended.
 */
export const replacePassword = async (
  tx: Tx,
  { market, customerId, email, hash, kept }: NewPassword,
  now: string,
): Promise<number> => {
  await setPassword(tx, market, customerId, hash);
  await endLinks(tx, market, 'reset', email, now);
  await deleteEmailChange(tx, market, customerId);
  await enqueueMail(tx, {
    market,
    kind: 'password-changed',
    payload: { customer: customerId, at: now },
    now,
  });
  return revokeOtherSessions(tx, market, customerId, kept, now);
};
