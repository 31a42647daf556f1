import { isPaidInStore } from '@materia/domain-checkout';
import { withdrawalReceipt } from '@materia/ui-mail';
import { zonedMoment } from '@materia/platform-clock';
import type { MailTemplates } from '../../platform/mail/mail-template.ts';
import { findPurchase } from '../purchases/repository.ts';
import { mailFrame } from '../orders/order-mail.ts';
import type { OrderPages } from '../orders/order-pages.ts';
import { findAnyOrder } from '../orders/repository.ts';
import type { RETURN_MAIL_KINDS } from './mails.ts';
import { findReturn, findReturnLines } from './repository.ts';

/** The mails of returns. */
export const returnMailTemplates = (
  pages: OrderPages,
): Pick<MailTemplates, keyof typeof RETURN_MAIL_KINDS> => ({
  'withdrawal-received': withdrawalReceived(pages),
});

/** Tells the buyer when the withdrawal arrived, from what, and when the money comes back. */
const withdrawalReceived =
  (pages: OrderPages): MailTemplates['withdrawal-received'] =>
  async ({ withdrawal: id }, shop) => {
    const { db, market, voice } = shop;
    const found = await findReturn(db, market.id, id);
    if (found === undefined) return undefined;
    const lines = await findReturnLines(db, found);
    const number = found.order_number;
    const order = await findAnyOrder(db, market.id, number);
    const purchase = order && (await findPurchase(db, market.id, order.purchase_number));
    if (order === undefined || purchase === undefined) return undefined;
    const orderPage = await pages.order(shop, purchase, number);
    const { date, minutesOfDay } = zonedMoment(found.declared_at, market.timeZone);
    const isBack = found.state === 'refunded';
    const way = isPaidInStore(order.payment_method) ? 'inStore' : isBack ? 'atOnce' : 'onceBack';
    return {
      id,
      to: order.email,
      content: withdrawalReceipt(
        {
          ...mailFrame(order, purchase, { number, orderPage }),
          declared: { day: date, minute: minutesOfDay },
          lines: lines.map(({ qty, name }) => ({ count: qty, name })),
          refund: found.refund_minor === 0 ? undefined : { way, amountMinor: found.refund_minor },
        },
        voice,
      ),
    };
  };
