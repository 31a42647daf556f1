import { BANK_TRANSFER_HOURS, type PaymentMethod } from '@materia/domain-checkout';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import { writeTime } from '@materia/market-model';
import type { MailContent, MailRow } from '../mail-content.ts';
import type { MailVoice } from '../render-mail.ts';
import {
  amountText,
  greeting,
  type Greeted,
  methodName,
  questions,
  signature,
} from './order-facts.ts';

/** A day of the market and minutes since its midnight. */
export type MailMoment = { readonly day: PlainDate; readonly minute: number };

type PaymentFacts = Greeted & {
  readonly number: string;
  readonly amountMinor: number;
  readonly method: PaymentMethod;
  readonly storePhone: string;
};

export type PaymentWaitingFacts = PaymentFacts & {
  /** What to type at a cash machine or in the bank; undefined while a bank transfers the money. */
  readonly reference:
    { readonly entity: string; readonly reference: string; readonly until: MailMoment } | undefined;
  readonly paymentPage: string;
};

/** The order waits for money: how to send it, or that the bank is sending it. */
export const paymentWaiting = (facts: PaymentWaitingFacts, voice: MailVoice): MailContent => {
  const { market, t } = voice;
  const { number, reference } = facts;
  const text =
    reference === undefined
      ? t('paymentMail.transferText', { number, ...hours() })
      : t('paymentMail.referenceText');
  return {
    subject: t('paymentMail.waitingSubject', { number }),
    preview: text,
    title: t(reference === undefined ? 'paymentMail.transferTitle' : 'paymentMail.referenceTitle'),
    blocks: [
      greeting(facts, voice),
      { kind: 'text', text },
      {
        kind: 'facts',
        rows: [
          ...(reference === undefined
            ? [{ label: t('paymentMail.method'), value: methodName(facts.method, market) }]
            : [
                { label: t('paymentMail.entity'), value: reference.entity },
                { label: t('paymentMail.reference'), value: inGroups(reference.reference) },
              ]),
          { label: t('paymentMail.amount'), value: amountText(facts.amountMinor, voice) },
          ...(reference === undefined
            ? []
            : [{ label: t('paymentMail.payUntil'), value: momentText(reference.until, voice) }]),
          { label: t('orderMail.number'), value: number },
        ],
      },
      { kind: 'button', label: t('paymentMail.open'), href: facts.paymentPage },
      questions(facts.storePhone, voice),
      signature(voice),
    ],
  };
};

const hours = () => ({ from: BANK_TRANSFER_HOURS.from, to: BANK_TRANSFER_HOURS.to });

/** Digits in threes, as cash machines show them. */
const inGroups = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, '\u00a0');

export type PaymentRefusedFacts = PaymentFacts & {
  /** Until when the products are held. */
  readonly heldUntil: MailMoment;
  readonly paymentPage: string;
};

/** The payment did not succeed, and the order can still be paid. */
export const paymentRefused = (facts: PaymentRefusedFacts, voice: MailVoice): MailContent => {
  const { t } = voice;
  const { number } = facts;
  const text = t('paymentMail.refusedText', { number });
  return {
    subject: t('paymentMail.refusedSubject', { number }),
    preview: text,
    title: t('paymentMail.refusedTitle'),
    blocks: [
      greeting(facts, voice),
      { kind: 'text', text },
      {
        kind: 'facts',
        rows: [
          ...moneyRows(facts, voice),
          { label: t('paymentMail.heldUntil'), value: momentText(facts.heldUntil, voice) },
        ],
      },
      { kind: 'button', label: t('paymentMail.payAgain'), href: facts.paymentPage },
      questions(facts.storePhone, voice),
      signature(voice),
    ],
  };
};

export type PurchaseLapsedFacts = Omit<PaymentFacts, 'method' | 'amountMinor'> & {
  readonly cartPage: string;
};

/** The time for the payment is over: the order is not carried out. */
export const purchaseLapsed = (facts: PurchaseLapsedFacts, voice: MailVoice): MailContent => {
  const { t } = voice;
  const { number } = facts;
  const text = t('paymentMail.lapsedText', { number });
  return {
    subject: t('paymentMail.lapsedSubject', { number }),
    preview: text,
    title: t('paymentMail.lapsedTitle'),
    blocks: [
      greeting(facts, voice),
      { kind: 'text', text },
      { kind: 'button', label: t('paymentMail.toCart'), href: facts.cartPage },
      questions(facts.storePhone, voice),
      signature(voice),
    ],
  };
};

export type RefundMailFacts = PaymentFacts & {
  /**
   * Why money goes back, or that it was sent. Cancelled orders announce their refund themselves.
   */
  readonly event: 'late-success' | 'paid-twice' | 'succeeded';
  readonly orderPage: string;
};

/** Money goes back, or has been sent back. */
export const refund = (facts: RefundMailFacts, voice: MailVoice): MailContent => {
  const { t } = voice;
  const { number, event } = facts;
  const isSent = event === 'succeeded';
  const text = t(REFUND_TEXTS[event], { number });
  return {
    subject: t(isSent ? 'paymentMail.refundedSubject' : 'paymentMail.refundSubject', { number }),
    preview: text,
    title: t(isSent ? 'paymentMail.refundedTitle' : 'paymentMail.refundTitle'),
    blocks: [
      greeting(facts, voice),
      { kind: 'text', text },
      { kind: 'facts', rows: moneyRows(facts, voice) },
      { kind: 'button', label: t('orderMail.follow'), href: facts.orderPage },
      questions(facts.storePhone, voice),
      signature(voice),
    ],
  };
};

const REFUND_TEXTS = {
  'late-success': 'paymentMail.refundLate',
  'paid-twice': 'paymentMail.refundTwice',
  succeeded: 'paymentMail.refundedText',
} as const satisfies Readonly<Record<RefundMailFacts['event'], string>>;

const moneyRows = (
  { amountMinor, method, number }: PaymentFacts,
  voice: MailVoice,
): readonly MailRow[] => [
  { label: voice.t('paymentMail.amount'), value: amountText(amountMinor, voice) },
  { label: voice.t('paymentMail.method'), value: methodName(method, voice.market) },
  { label: voice.t('orderMail.number'), value: number },
];

export const momentText = ({ day, minute }: MailMoment, { market, t }: MailVoice): string =>
  t('paymentMail.dayUntil', { date: market.longDate(day), time: writeTime(minute, market.clock) });
