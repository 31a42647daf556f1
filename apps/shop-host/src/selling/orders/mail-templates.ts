import { z } from 'zod';
import { pathTo } from '@materia/market-model';
import type { MailTemplate } from '../../platform/mail/mail-template.ts';
import { purchaseMail } from './order-mail.ts';
import { ordersOfPurchase, ordersWithLines } from './repository.ts';
import { withdrawalReceived } from './withdrawal-mail.ts';

/** The number of a purchase, which is that of its first order, and the signed link of a guest. */
const purchaseOfMail = z.object({ number: z.string(), link: z.string().optional() });

const orderConfirmation: MailTemplate = async (payload, { db, market, shopOrigin }) => {
  const { number, link } = purchaseOfMail.parse(payload);
  const orders = await ordersOfPurchase(db, market.id, number);
  if (orders.length === 0) return undefined;
  return {
    id: number,
    mail: purchaseMail(
      await ordersWithLines(db, market.id, orders),
      market,
      link && shopOrigin + pathTo(market.routes)('guestOrder', { link }),
    ),
  };
};

export const orderMailTemplates = {
  'order-confirmation': orderConfirmation,
  'withdrawal-received': withdrawalReceived,
} as const;
