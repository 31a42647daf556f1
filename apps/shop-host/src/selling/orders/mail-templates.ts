import { timeZoneAt } from '@materia/domain-contact';
import type { OrderMail } from '@materia/domain-order';
import { todayIn } from '@materia/platform-clock';
import { holdEnding, orderConfirmation, orderStep } from '@materia/ui-mail';
import { laterBy } from '../../platform/process/instants.ts';
import type { MailTemplates } from '../../platform/mail/mail-template.ts';
import { findPurchase } from '../purchases/repository.ts';
import type { ORDER_MAIL_KINDS } from './mails.ts';
import { holdEndOf } from '../stock/repository.ts';
import { confirmationFacts, firmOf, mailFrame, mailOrder } from './order-mail.ts';
import type { OrderPages } from './order-pages.ts';
import { findAnyOrder, ordersOfPurchase, ordersWithLines, orderWithLines } from './repository.ts';

/** The mails of orders: the confirmation of a purchase, and one per step of each of its orders. */
export const orderMailTemplates = (
  pages: OrderPages,
): Pick<MailTemplates, keyof typeof ORDER_MAIL_KINDS> => {
  const confirmation: MailTemplates['order-confirmation'] = async ({ number }, shop) => {
    const { db, market, voice } = shop;
    const purchase = await findPurchase(db, market.id, number);
    const rows = await ordersOfPurchase(db, market.id, number);
    const [first] = rows;
    if (purchase === undefined || first === undefined) return undefined;
    const orders = await ordersWithLines(db, market.id, rows);
    const pageOf = await pages.orders(shop, purchase);
    return {
      id: number,
      to: first.email,
      content: orderConfirmation(
        confirmationFacts(
          { purchase, orders },
          mailFrame(first, purchase, { number, orderPage: pageOf(number) }),
          pageOf,
          shop.market,
        ),
        voice,
      ),
    };
  };

  const step =
    (mail: OrderMail): MailTemplates[`order-${OrderMail}`] =>
    async ({ number }, shop) => {
      const { db, market, voice } = shop;
      const order = await findAnyOrder(db, market.id, number);
      const purchase = order && (await findPurchase(db, market.id, order.purchase_number));
      if (order === undefined || purchase === undefined) return undefined;
      const whole = await orderWithLines(db, order);
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
            order: mailOrder(whole, purchase, orderPage, shop.market),
            purchase: whole.purchaseOrders.length > 1 ? purchase.number : undefined,
            ...firmOf([whole], purchase),
            refund:
              refundMinor > 0
                ? { amountMinor: refundMinor, method: purchase.payment_method }
                : undefined,
          },
          voice,
        ),
      };
    };

  const ending: MailTemplates['hold-ending'] = async ({ number, end }, shop) => {
    const { db, market, voice } = shop;
    const order = await findAnyOrder(db, market.id, number);
    const purchase = order && (await findPurchase(db, market.id, order.purchase_number));
    const isHeld = (await holdEndOf(db, market.id, number)) === end && end > shop.now;
    if (order === undefined || purchase === undefined || !isHeld) return undefined;
    const orderPage = await pages.order(shop, purchase, number);
    return {
      id: `${number}-${end.slice(0, 10)}`,
      to: order.email,
      content: holdEnding(
        {
          ...mailFrame(order, purchase, { number, orderPage }),
          store: order.store.name,
          isReady: order.status === 'READY',
          // The hold ends at midnight at the store, which is the end of the day before.
          lastDay: todayIn(timeZoneAt(market, order.store), laterBy(end, -1)),
        },
        voice,
      ),
    };
  };

  return {
    'order-confirmation': confirmation,
    'order-preparing': step('preparing'),
    'order-ready': step('ready'),
    'order-shipped': step('shipped'),
    'order-completed': step('completed'),
    'order-cancelled': step('cancelled'),
    'hold-ending': ending,
  };
};
