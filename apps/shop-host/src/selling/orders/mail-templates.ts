import { z } from 'zod';
import { findCustomer } from '../../customers/account/repository.ts';
import type { MailTemplate } from '../../platform/mail/mail-template.ts';
import { orderMail } from './order-mail.ts';
import { ordersWithLines } from './repository.ts';

const orderNumber = z.object({ number: z.string() });

const orderConfirmation: MailTemplate = async (payload, { db, market }) => {
  const { number } = orderNumber.parse(payload);
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('market', '=', market.id)
    .where('number', '=', number)
    .executeTakeFirst();
  if (order === undefined) return undefined;
  const { email } = await findCustomer(db, market.id, order.customer_id);
  const [whole] = await ordersWithLines(db, market.id, [order]);
  return whole && { id: number, mail: orderMail(whole, email, market) };
};

export const orderMailTemplates = { 'order-confirmation': orderConfirmation } as const;
