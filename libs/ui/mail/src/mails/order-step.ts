import type { PaymentMethod } from '@materia/domain-checkout';
import type { OrderMail } from '@materia/domain-order';
import type { FirmFacts } from '@materia/market-model';
import type { MailBlock, MailContent } from '../mail-content.ts';
import type { MailVoice } from '../render-mail.ts';
import {
  amountText,
  firmRows,
  fulfilmentRows,
  greeting,
  isAtPoint,
  type MailOrder,
  methodName,
  orderLines,
  type OrderMailFrame,
  pickupCode,
  questions,
  signature,
} from './order-facts.ts';

export type OrderStepFacts = OrderMailFrame &
  FirmFacts & {
    /** The number of the purchase, if it has several orders. */
    readonly purchase?: string | undefined;
    readonly step: OrderMail;
    readonly order: MailOrder;
    /** The refund of a cancelled order, in minor units; undefined if it was not paid. */
    readonly refund?: { readonly amountMinor: number; readonly method: PaymentMethod } | undefined;
  };

/** What happened to one order: in preparation, ready in the store, sent, completed or cancelled. */
export const orderStep = (facts: OrderStepFacts, voice: MailVoice): MailContent => {
  const { t } = voice;
  const { number, step, order } = facts;
  const parcel = step === 'shipped' ? order.parcel : undefined;
  const byVendor = step === 'shipped' && order.seller !== undefined;
  const text = t(byVendor ? 'orderMail.shippedByVendor' : `orderMail.${step}Text`, { number });
  return {
    subject: t(`orderMail.${step}Subject`, { number }),
    preview: text,
    title: t(`orderMail.${step}Title`),
    blocks: [
      greeting(facts, voice),
      step === 'ready' ? { kind: 'notice', tone: 'good', text } : { kind: 'text', text },
      ...further(facts, voice),
      {
        kind: 'facts',
        rows: [
          ...(facts.purchase === undefined
            ? []
            : [{ label: t('orderMail.purchase'), value: facts.purchase }]),
          ...(parcel === undefined
            ? []
            : [{ label: t('orderMail.parcel'), value: `${parcel.number} (${parcel.carrier})` }]),
          ...firmRows(facts, voice),
          ...fulfilmentRows(expected(order, step), voice, { withTime: true }),
        ],
      },
      ...(step === 'ready' ? pickupCode(order, voice) : []),
      orderLines(order, voice),
      {
        kind: 'button',
        label: t(step === 'shipped' ? 'orderMail.track' : 'orderMail.follow'),
        href: parcel?.url ?? facts.orderPage,
      },
      questions(facts.storePhone, voice),
      signature(voice),
    ],
  };
};

/** A cancelled order does not arrive, so its mail names no day. */
const expected = (order: MailOrder, step: OrderMail): MailOrder =>
  step === 'cancelled' ? { ...order, fulfilment: { ...order.fulfilment, when: undefined } } : order;

const further = (
  { step, order, refund }: OrderStepFacts,
  voice: MailVoice,
): readonly MailBlock[] => {
  const { market, t } = voice;
  if (step === 'shipped' && isAtPoint(order.fulfilment))
    return [{ kind: 'text', text: t('orderMail.shippedToPoint') }];
  if (step !== 'cancelled') return [];
  return [
    {
      kind: 'notice',
      tone: 'good',
      text:
        refund === undefined
          ? t('orderMail.nothingPaid')
          : t('orderMail.moneyBack', {
              amount: amountText(refund.amountMinor, voice),
              method: methodName(refund.method, market),
            }),
    },
  ];
};
