import type { OrderMail } from '@materia/domain-order';
import { z } from 'zod';

/** The number of a purchase, which is that of its first order, or of one order. */
const numbered = z.object({ number: z.string() });

/** The mails of orders: the confirmation of a purchase, and one per step of an order. */
export const ORDER_MAIL_KINDS = {
  'order-confirmation': numbered,
  'order-preparing': numbered,
  'order-ready': numbered,
  'order-shipped': numbered,
  'order-completed': numbered,
  'order-cancelled': numbered,
} as const satisfies Readonly<Record<`order-${OrderMail}`, typeof numbered>> &
  Readonly<Record<string, z.ZodType>>;

type OrderMails = typeof ORDER_MAIL_KINDS;

declare module '../../platform/mail/mail-kinds.ts' {
  interface MailKinds extends OrderMails {}
}
