import { z } from 'zod';

/** The mails of documents. */
export const DOCUMENT_MAIL_KINDS = {
  'seller-invoice': z.object({ invoice: z.string() }),
} as const satisfies Readonly<Record<string, z.ZodType>>;

type DocumentMails = typeof DOCUMENT_MAIL_KINDS;

declare module '../../platform/mail/mail-kinds.ts' {
  interface MailKinds extends DocumentMails {}
}
