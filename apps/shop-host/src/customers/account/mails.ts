import { z } from 'zod';

/** A link to a mailbox by its id. */
const toMailbox = z.object({ link: z.string() });

/** The mails about an account. */
export const ACCOUNT_MAIL_KINDS = {
  /** The link that proves the mailbox of a new account; mails of earlier versions have none. */
  'account-created': z.object({ customer: z.string(), link: z.string().optional() }),
  /** The same link again. */
  'account-confirm': toMailbox,
  'password-reset': toMailbox,
  /** The instant tells the changes of one password apart. */
  'password-changed': z.object({ customer: z.string(), at: z.string() }),
  'account-activation': toMailbox,
} as const;

type AccountMails = typeof ACCOUNT_MAIL_KINDS;

declare module '../../platform/mail/mail-kinds.ts' {
  interface MailKinds extends AccountMails {}
}
