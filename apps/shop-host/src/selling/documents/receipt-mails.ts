import { z } from 'zod';

/** The mail with the receipt of a purchase in a store. */
export const RECEIPT_MAIL_KINDS = {
  'digital-receipt': z.object({ receipt: z.string() }),
} as const satisfies Readonly<Record<string, z.ZodType>>;

type ReceiptMails = typeof RECEIPT_MAIL_KINDS;

declare module '../../platform/mail/mail-kinds.ts' {
  interface MailKinds extends ReceiptMails {}
}
