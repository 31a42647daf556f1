import { z } from 'zod';

/** The mails of returns: what a buyer withdrew from. */
export const RETURN_MAIL_KINDS = {
  'withdrawal-received': z.object({ withdrawal: z.string() }),
} as const satisfies Readonly<Record<string, z.ZodType>>;

type ReturnMails = typeof RETURN_MAIL_KINDS;

declare module '../../platform/mail/mail-kinds.ts' {
  interface MailKinds extends ReturnMails {}
}
