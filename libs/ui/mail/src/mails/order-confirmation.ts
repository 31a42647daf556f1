import { isSlowPayment, type PaymentMethod } from '@materia/domain-checkout';
import type { MailBlock, MailContent, MailRow } from '../mail-content.ts';
import type { MailVoice } from '../render-mail.ts';
import {
  amountText,
  fulfilmentRows,
  greeting,
  type MailOrder,
  methodName,
  orderLines,
  type OrderMailFrame,
  questions,
  signature,
} from './order-facts.ts';

export type OrderConfirmationFacts = OrderMailFrame & {
  readonly orders: readonly MailOrder[];
  readonly method: PaymentMethod;
  /** Amounts of all orders together, in minor units. */
  readonly shippingMinor: number;
  readonly feeMinor: number;
  readonly palletMinor: number;
  readonly totalMinor: number;
  readonly taxMinor: number;
};

/**
 * The confirmation of a purchase: each of its orders with its seller, its fulfilment and its lines, then the total. After a
 * payment that took days it says first that the money has arrived.
 */
export const orderConfirmation = (facts: OrderConfirmationFacts, voice: MailVoice): MailContent => {
  const { market, t } = voice;
  const { number, orders, method } = facts;
  const wasAwaited = isSlowPayment(method);
  const areCollected = orders.every(({ fulfilment }) => fulfilment.kind === 'store');
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
      { kind: 'totals', rows: totals(facts, voice) },
      {
        kind: 'facts',
        rows: [
          {
            label: t('orderMail.payment'),
            value:
              method !== 'pay_in_store'
                ? t('orderMail.paid', { method: methodName(method, market) })
                : t('orderMail.payInStore'),
          },
        ],
      },
      { kind: 'button', label: t('orderMail.follow'), href: facts.orderPage },
      questions(facts.storePhone, voice),
      signature(voice),
    ],
  };
};

/** What adds up to the total, besides the products. */
const totals = (facts: OrderConfirmationFacts, voice: MailVoice): readonly MailRow[] => {
  const { t } = voice;
  const extra = (label: string, minor: number): readonly MailRow[] =>
    minor > 0 ? [{ label, value: amountText(minor, voice) }] : [];
  return [
    ...extra(t('orderMail.shipping'), facts.shippingMinor),
    ...extra(t('orderMail.fee'), facts.feeMinor),
    ...extra(t('orderMail.pallets'), facts.palletMinor),
    {
      label: t('orderMail.total', { tax: amountText(facts.taxMinor, voice) }),
      value: amountText(facts.totalMinor, voice),
    },
  ];
};
