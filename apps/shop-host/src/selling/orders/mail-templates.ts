import { z } from 'zod';
import { findCustomer } from '../../customers/account/repository.ts';
import type { MailTemplate } from '../../platform/mail/mail-template.ts';
import { purchaseMail } from './order-mail.ts';
import { ordersOfPurchase, ordersWithLines } from './repository.ts';

/** The number of a purchase, which is that of its first order. */
const orderNumber = z.object({ number: z.string() });

const orderConfirmation: MailTemplate = async (payload, { db, market }) => {
  const { number } = orderNumber.parse(payload);
  const orders = await ordersOfPurchase(db, market.id, number);
  const [first] = orders;
  if (first === undefined) return undefined;
  const { email } = await findCustomer(db, market.id, first.customer_id);
  return {
    id: number,
    mail: purchaseMail(await ordersWithLines(db, market.id, orders), email, market),
  };
};

export const orderMailTemplates = { 'order-confirmation': orderConfirmation } as const;
