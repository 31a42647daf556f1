import { z } from 'zod';

/** The mails about a product that is awaited, by the token of the notice. */
export const RESTOCK_MAIL_KINDS = {
  'restock-confirm': z.object({ token: z.string() }),
  'restock-available': z.object({ token: z.string() }),
} as const;

type RestockMails = typeof RESTOCK_MAIL_KINDS;

declare module '../../platform/mail/mail-kinds.ts' {
  interface MailKinds extends RestockMails {}
}
