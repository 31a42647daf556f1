import { z } from 'zod';

const ofReturn = z.object({ withdrawal: z.string() });

/** The mails of returns: what a buyer gave back, what became of it, and what its vendor is told. */
export const RETURN_MAIL_KINDS = {
  'withdrawal-received': ofReturn,
  'return-received': ofReturn,
  'return-inspected': ofReturn,
  'vendor-return': ofReturn,
  'vendor-order-cancelled': z.object({ number: z.string() }),
  'pallets-returned': z.object({ pallets: z.string() }),
} as const satisfies Readonly<Record<string, z.ZodType>>;

type ReturnMails = typeof RETURN_MAIL_KINDS;

declare module '../../platform/mail/mail-kinds.ts' {
  interface MailKinds extends ReturnMails {}
}
