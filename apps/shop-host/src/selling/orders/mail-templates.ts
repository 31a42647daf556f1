import { ORDER_MAILS, type OrderMail } from '@materia/domain-order';
import { orderConfirmation, orderStep } from '@materia/ui-mail';
import { z } from 'zod';
import type { MailTemplate, MailTemplates } from '../../platform/mail/mail-template.ts';
import { findPurchase } from '../payments/repository.ts';
import { confirmationFacts, mailFrame, mailOrder } from './order-mail.ts';
import type { OrderPages } from './order-pages.ts';
import { findAnyOrder, ordersOfPurchase, ordersWithLines } from './repository.ts';
import { withdrawalReceived } from './withdrawal-mail.ts';

/** The number of a purchase, which is that of its first order, or of one order. */
const numbered = z.object({ number: z.string() });

/** The mails of orders: the confirmation of a purchase, and one per step of each of its orders. */
export const orderMailTemplates = (pages: OrderPages): MailTemplates => {
  const confirmation: MailTemplate = async (payload, shop) => {
    const { db, market, voice } = shop;
    const { number } = numbered.parse(payload);
    const purchase = await findPurchase(db, market.id, number);
    const rows = await ordersOfPurchase(db, market.id, number);
    const [first] = rows;
    if (purchase === undefined || first === undefined) return undefined;
    const orders = await ordersWithLines(db, market.id, rows);
    const orderPage = await pages.order(shop, purchase, number);
    return {
      id: number,
      to: first.email,
      content: orderConfirmation(
        confirmationFacts({ purchase, orders }, mailFrame(first, purchase, { number, orderPage })),
        voice,
      ),
    };
  };

  const step =
    (mail: OrderMail): MailTemplate =>
    async (payload, shop) => {
      const { db, market, voice } = shop;
      const { number } = numbered.parse(payload);
      const order = await findAnyOrder(db, market.id, number);
      const purchase = order && (await findPurchase(db, market.id, order.purchase_number));
      const [whole] = order ? await ordersWithLines(db, market.id, [order]) : [];
      if (purchase === undefined || whole === undefined) return undefined;
      const orderPage = await pages.order(shop, purchase, number);
      const refundMinor = whole.refunds
        .filter(
          ({ order_number, state }) =>
            order_number === number && state !== 'failed' && state !== 'cancelled',
        )
        .reduce((minor, { amount_minor }) => minor + amount_minor, 0);
      return {
        id: number,
        to: whole.order.email,
        content: orderStep(
          {
            ...mailFrame(whole.order, purchase, { number, orderPage }),
            step: mail,
            order: mailOrder(whole, purchase),
            refund:
              refundMinor > 0
                ? { amountMinor: refundMinor, method: purchase.payment_method }
                : undefined,
          },
          voice,
        ),
      };
    };

  return {
    'order-confirmation': confirmation,
    'withdrawal-received': withdrawalReceived(pages),
    ...Object.fromEntries(ORDER_MAILS.map((mail) => [`order-${mail}`, step(mail)])),
  };
};
