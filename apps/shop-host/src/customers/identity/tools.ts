import type { KnownDevices } from '../../platform/auth/known-devices.ts';
import type { PasswordHashing } from '../../platform/auth/password-hashing.ts';
import type { WithDb } from '../../platform/database/with-tx.ts';
import type { AttemptCounts, Limit } from '../../platform/limits/attempts.ts';
import type { Growth } from '../../platform/limits/repository.ts';
import type { SecurityLog } from '../../platform/process/security-events.ts';
import type { MailboxLinks } from '../mailbox/mailbox-links.ts';

export type IdentityTools = WithDb & {
  readonly attempts: AttemptCounts;
  readonly passwords: PasswordHashing;
  readonly devices: KnownDevices;
  readonly security: SecurityLog;
  readonly mailboxes: MailboxLinks;
};

const MINUTE = 60_000;

/** Links, codes and questions about addresses per network; many people may share one. */
export const PER_NETWORK: Limit = { attempts: 30, windowMs: 15 * MINUTE };

/**
 * Mails with a link to one mailbox. A request that has to wait is answered like any other: the mail before it is
 * good for a day at least, so that strangers who ask for mails keep nobody out.
 */
export const MAILS_TO_ONE: Growth = {
  free: 3,
  firstWaitMs: 5 * MINUTE,
  longestWaitMs: 120 * MINUTE,
  forgottenAfterMs: 24 * 60 * MINUTE,
};

/** Guesses at the code or the password of an account: five, then waits of 1, 2, 4, 8 and 15 minutes. */
export const GUESSES_AT_ONE: Growth = {
  free: 5,
  firstWaitMs: MINUTE,
  longestWaitMs: 15 * MINUTE,
  forgottenAfterMs: 60 * MINUTE,
};
