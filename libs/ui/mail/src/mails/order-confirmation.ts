import { isPaidInStore, isSlowPayment, type PaymentMethod } from '@materia/domain-checkout';
import type { MailBlock, MailContent } from '../mail-content.ts';
import type { MailVoice } from '../render-mail.ts';
import {
  firmRows,
  fulfilmentRows,
  greeting,
  type MailFirm,
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
  MailTotals &
  MailFirm & {
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
  const isOne = orders.length === 1;
  const texts = (isOne ? ORDER_TEXTS : PURCHASE_TEXTS)[wasAwaited ? 'paid' : 'placed'];
  const lead = t(isOne && !wasAwaited && areCollected ? 'orderMail.lead' : texts.lead, { number });
  return {
    subject: t(texts.subject, { number }),
    preview: lead,
    title: t(wasAwaited ? 'orderMail.titlePaid' : 'orderMail.title'),
    blocks: [
      greeting(facts, voice),
      { kind: 'text', text: lead },
      ...purchaseRows(facts, voice),
      ...orders.flatMap((order): readonly MailBlock[] => [
        ...(isOne
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
        orderLines(order, voice),
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

/** Subject and first sentence of a purchase of one order, and of several. */
const ORDER_TEXTS = {
  placed: { subject: 'orderMail.subject', lead: 'orderMail.leadSent' },
  paid: { subject: 'orderMail.subjectPaid', lead: 'orderMail.leadPaid' },
} as const;
const PURCHASE_TEXTS = {
  placed: { subject: 'orderMail.purchaseSubject', lead: 'orderMail.purchaseLead' },
  paid: { subject: 'orderMail.purchasePaidSubject', lead: 'orderMail.purchasePaid' },
} as const;

/** The number of the purchase, where its orders have numbers of their own, and the firm that bought. */
const purchaseRows = (facts: OrderConfirmationFacts, voice: MailVoice): readonly MailBlock[] => {
  const { number, orders } = facts;
  const rows = [
    ...(orders.length === 1 ? [] : [{ label: voice.t('orderMail.purchase'), value: number }]),
    ...firmRows(facts, voice),
  ];
  return rows.length === 0 ? [] : [{ kind: 'facts', rows }];
};
