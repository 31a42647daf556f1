import { z } from 'zod';

const ofPurchase = z.object({ number: z.string() });
const ofAttempt = z.object({ attempt: z.string() });
const ofRefund = z.object({ refund: z.string() });

/** The mails about money, by the number of a purchase or the id of an attempt or a refund. */
export const PAYMENT_MAIL_KINDS = {
  'guest-check': ofPurchase,
  'payment-waiting': ofAttempt,
  'payment-refused': ofAttempt,
  'purchase-lapsed': ofPurchase,
  'refund-started': ofRefund,
  'refund-succeeded': ofRefund,
} as const;

type PaymentMails = typeof PAYMENT_MAIL_KINDS;

declare module '../../platform/mail/mail-kinds.ts' {
  interface MailKinds extends PaymentMails {}
}
