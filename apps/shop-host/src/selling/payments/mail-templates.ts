import { isEnded, isPaidInStore } from '@materia/domain-checkout';
import { pathTo } from '@materia/market-model';
import {
  guestCheck,
  paymentRefused,
  paymentWaiting,
  purchaseLapsed,
  refund,
} from '@materia/ui-mail';
import { momentIn } from '../../platform/mail/moment-in.ts';
import type { MailContext, MailTemplates } from '../../platform/mail/mail-template.ts';
import { mailFrame, mailLines, mailTotals } from '../orders/order-mail.ts';
import type { OrderPages } from '../orders/order-pages.ts';
import { type OrderRow, ordersOfPurchase, ordersWithLines } from '../orders/repository.ts';
import type { PAYMENT_MAIL_KINDS } from './mails.ts';
import { type AttemptRow, attemptsOf, findAttempt } from './repository.ts';
import { findPurchase, type PurchaseRow } from '../purchases/repository.ts';
import { findRefund } from '../refunds/repository.ts';

/** Everything that a mail about a payment needs to know. */
type Paid = {
  readonly purchase: PurchaseRow;
  readonly first: OrderRow;
};

/**
 * The mails about money. Each looks at the payment as it is when the mail is due, so that nobody
 * reads of a refusal after paying in the meantime.
 */
export const paymentMailTemplates = (
  pages: OrderPages,
): Pick<MailTemplates, keyof typeof PAYMENT_MAIL_KINDS> => {
  const paidFor = async (
    { db, market }: MailContext,
    number: string,
  ): Promise<Paid | undefined> => {
    const purchase = await findPurchase(db, market.id, number);
    const [first] = await ordersOfPurchase(db, market.id, number);
    return purchase && first && { purchase, first };
  };
  const attemptedFor = async (
    attemptId: string,
    shop: MailContext,
  ): Promise<(Paid & { readonly attempt: AttemptRow }) | undefined> => {
    const attempt = await findAttempt(shop.db, shop.market.id, attemptId);
    const paid = attempt && (await paidFor(shop, attempt.purchase_number));
    return attempt && paid && { ...paid, attempt };
  };
  const frameOf = async (shop: MailContext, { purchase, first }: Paid) => {
    const { number } = purchase;
    const orderPage = await pages.order(shop, purchase, number);
    return mailFrame(first, purchase, { number, orderPage });
  };

  const waiting: MailTemplates['payment-waiting'] = async ({ attempt: attemptId }, shop) => {
    const found = await attemptedFor(attemptId, shop);
    if (found?.purchase.state !== 'open' || isEnded(found.attempt.state)) return undefined;
    const { purchase, attempt } = found;
    const { reference } = attempt;
    return {
      id: attempt.id,
      to: purchase.email,
      content: paymentWaiting(
        {
          ...(await frameOf(shop, found)),
          amountMinor: attempt.amount_minor,
          method: attempt.method,
          reference:
            reference === null
              ? undefined
              : {
                  entity: reference.entity,
                  reference: reference.reference,
                  until: momentIn(shop.market, reference.expiresAt),
                },
          paymentPage: pages.payment(shop, purchase, attempt),
        },
        shop.voice,
      ),
    };
  };

  const refused: MailTemplates['payment-refused'] = async ({ attempt: attemptId }, shop) => {
    const found = await attemptedFor(attemptId, shop);
    if (found === undefined) return undefined;
    const { purchase, attempt } = found;
    const { hold_until: heldUntil } = purchase;
    const last = (await attemptsOf(shop.db, shop.market.id, purchase.number)).at(-1);
    const canBePaid = purchase.state === 'open' && heldUntil !== null && heldUntil > shop.now;
    if (!canBePaid || last?.id !== attempt.id || attempt.state !== 'refused') return undefined;
    return {
      id: attempt.id,
      to: purchase.email,
      content: paymentRefused(
        {
          ...(await frameOf(shop, found)),
          amountMinor: attempt.amount_minor,
          method: attempt.method,
          heldUntil: momentIn(shop.market, heldUntil),
          paymentPage: pages.payment(shop, purchase, attempt),
        },
        shop.voice,
      ),
    };
  };

  const lapsed: MailTemplates['purchase-lapsed'] = async ({ number }, shop) => {
    const found = await paidFor(shop, number);
    // Who did not confirm an order that is paid in store may never have heard of it.
    if (found?.purchase.state !== 'failed' || isPaidInStore(found.purchase.payment_method))
      return undefined;
    return {
      id: found.purchase.number,
      to: found.purchase.email,
      content: purchaseLapsed(
        {
          ...(await frameOf(shop, found)),
          cartPage: shop.shopOrigin + pathTo(shop.market.routes)('cart'),
        },
        shop.voice,
      ),
    };
  };

  const check: MailTemplates['guest-check'] = async ({ number }, shop) => {
    const found = await paidFor(shop, number);
    const { hold_until: until = null } = found?.purchase ?? {};
    if (found?.purchase.state !== 'open' || until === null || until <= shop.now) return undefined;
    const { purchase, first } = found;
    const orders = await ordersWithLines(
      shop.db,
      shop.market.id,
      await ordersOfPurchase(shop.db, shop.market.id, purchase.number),
    );
    return {
      id: purchase.number,
      to: purchase.email,
      content: guestCheck(
        {
          ...(await frameOf(shop, found)),
          store: first.store.name,
          until: momentIn(shop.market, until),
          lines: orders.flatMap(mailLines),
          ...mailTotals(orders, shop.market),
          confirmPage: await pages.confirmation(shop, purchase),
        },
        shop.voice,
      ),
    };
  };

  const refundMail =
    (isSent: boolean): MailTemplates['refund-started' | 'refund-succeeded'] =>
    async ({ refund: refundId }, shop) => {
      const row = await findRefund(shop.db, shop.market.id, refundId);
      const attempt = row && (await findAttempt(shop.db, shop.market.id, row.attempt_id));
      const found = attempt && (await paidFor(shop, attempt.purchase_number));
      if (row === undefined || attempt === undefined || found === undefined) return undefined;
      // The mails about cancelled orders, returns and pallets announce their refunds themselves.
      const { reason } = row;
      const isOwn = reason === 'late-success' || reason === 'paid-twice';
      if (!isSent && !isOwn) return undefined;
      const number = row.order_number ?? found.purchase.number;
      return {
        id: row.id,
        to: found.purchase.email,
        content: refund(
          {
            ...(await frameOf(shop, found)),
            number,
            orderPage: await pages.order(shop, found.purchase, number),
            amountMinor: row.amount_minor,
            method: attempt.method,
            event: isSent || !isOwn ? 'succeeded' : reason,
          },
          shop.voice,
        ),
      };
    };

  return {
    'guest-check': check,
    'payment-waiting': waiting,
    'payment-refused': refused,
    'purchase-lapsed': lapsed,
    'refund-started': refundMail(false),
    'refund-succeeded': refundMail(true),
  };
};
