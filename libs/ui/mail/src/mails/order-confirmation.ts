import { isPaidInStore, isSlowPayment, type PaymentMethod } from '@materia/domain-checkout';
import type { MailBlock, MailContent } from '../mail-content.ts';
import type { MailVoice } from '../render-mail.ts';
import {
  fulfilmentRows,
  greeting,
  type MailOrder,
  type MailTotals,
  methodName,
  orderLines,
  type OrderMailFrame,
  questions,
  signature,
  totalBlocks,
  isAtStore,
} from './order-facts.ts';

export type OrderConfirmationFacts = OrderMailFrame &
  MailTotals & {
    readonly orders: readonly MailOrder[];
    readonly method: PaymentMethod;
  };

/**
 * The confirmation of a purchase: each of its orders with its vendor, its fulfilment and its lines, then the total. After a
 * payment that took days it says first that the money has arrived.
 */
export const orderConfirmation = (facts: OrderConfirmationFacts, voice: MailVoice): MailContent => {
  const { market, t } = voice;
  const { number, orders, method } = facts;
  const wasAwaited = isSlowPayment(method);
  const areCollected = orders.every(({ fulfilment }) => isAtStore(fulfilment));
  const lead = t(
    wasAwaited ? 'orderMail.leadPaid' : areCollected ? 'orderMail.lead' : 'orderMail.leadSent',
    { number },
  );
  return {
    subject: t(wasAwaited ? 'orderMail.subjectPaid' : 'orderMail.subject', { number }),
    preview: lead,
    title: t(wasAwaited ? 'orderMail.titlePaid' : 'orderMail.title'),
    blocks: [
      greeting(facts, voice),
      { kind: 'text', text: lead },
      ...orders.flatMap((order): readonly MailBlock[] => [
        ...(orders.length === 1
          ? []
          : [
              {
                kind: 'heading' as const,
                text: t('orderMail.orderOf', {
                  number: order.number,
                  seller: order.seller ?? market.name,
                }),
              },
            ]),
        { kind: 'facts', rows: fulfilmentRows(order, voice) },
        orderLines(order.lines, voice),
      ]),
      ...totalBlocks(facts, voice),
      {
        kind: 'facts',
        rows: [
          {
            label: t('orderMail.payment'),
            value: isPaidInStore(method)
              ? t('orderMail.payInStore')
              : t('orderMail.paid', { method: methodName(method, market) }),
          },
        ],
      },
      { kind: 'button', label: t('orderMail.follow'), href: facts.orderPage },
      questions(facts.storePhone, voice),
      signature(voice),
    ],
  };
};
