import type { OrderMail } from '@materia/domain-order';
import { z } from 'zod';

/** The number of a purchase, which is that of its first order, or of one order. */
const numbered = z.object({ number: z.string() });

/** An order, and the end of its hold when the mail was planned: with another end it gets another mail. */
const held = z.object({ number: z.string(), end: z.string() });

/** The mails of orders: the confirmation of a purchase, one per step of an order, and a reminder of the end of its hold. */
export const ORDER_MAIL_KINDS = {
  'order-confirmation': numbered,
  'order-preparing': numbered,
  'order-ready': numbered,
  'order-shipped': numbered,
  'order-completed': numbered,
  'order-cancelled': numbered,
  'hold-ending': held,
} as const satisfies Readonly<Record<`order-${OrderMail}`, typeof numbered>> &
  Readonly<Record<string, z.ZodType>>;

type OrderMails = typeof ORDER_MAIL_KINDS;

declare module '../../platform/mail/mail-kinds.ts' {
  interface MailKinds extends OrderMails {}
}
