import { z } from 'zod';

/** The mails about an account, by the customer's id. */
export const ACCOUNT_MAIL_KINDS = {
  'account-created': z.object({ customer: z.string() }),
} as const;

type AccountMails = typeof ACCOUNT_MAIL_KINDS;

declare module '../../platform/mail/mail-kinds.ts' {
  interface MailKinds extends AccountMails {}
}
