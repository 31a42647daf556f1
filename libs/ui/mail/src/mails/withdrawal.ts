import type { PlainDate } from '@materia/domain-holiday-calendar';
import type { ReturnKind, ReturnWay } from '@materia/domain-order';
import { writeTime } from '@materia/market-model';
import type { MailContent } from '../mail-content.ts';
import type { MailVoice } from '../render-mail.ts';
import { amountText, greeting, type OrderMailFrame, questions, signature } from './order-facts.ts';
import type { MailMoment } from './payment.ts';

export type WithdrawalMailFacts = OrderMailFrame & {
  readonly kind: ReturnKind;
  readonly declared: MailMoment;
  /** The name on the receipt; undefined for what nobody is called. */
  readonly declaredBy: string | undefined;
  /** A firm of one person declared that it bought outside its trade. */
  readonly outsideTrade: boolean;
  readonly lines: readonly { readonly name: string; readonly count: number }[];
  /**
   * What goes back, in minor units, and how; undefined if it was handed over in the store already.
   */
  readonly refund:
    { readonly way: 'atOnce' | 'onceBack' | 'inStore'; readonly amountMinor: number } | undefined;
  /** How the products come back; undefined where nothing had been handed over. */
  readonly back:
    | {
        readonly way: ReturnWay;
        readonly code: string;
        /** Where parcels go. */
        readonly address: string;
        /** By when the law wants the money back. */
        readonly refundBy: PlainDate;
      }
    | undefined;
};

/**
 * When a withdrawal arrived, from what, and when the money comes back: the proof that the law asks
 * for.
 */
export const withdrawalReceipt = (facts: WithdrawalMailFacts, voice: MailVoice): MailContent => {
  const { market, t } = voice;
  const { number, kind, declared, lines, refund, back, declaredBy } = facts;
  const isPromise = kind === 'promise';
  const subject = t(isPromise ? 'returnMail.promiseSubject' : 'withdrawalMail.subject', { number });
  const received = t(isPromise ? 'returnMail.promised' : 'withdrawalMail.received', {
    number,
    date: market.longDate(declared.day),
    time: writeTime(declared.minute, market.clock),
  });
  return {
    subject,
    preview: received,
    title: subject,
    blocks: [
      greeting(facts, voice),
      { kind: 'text', text: received },
      ...lines.map(({ count, name }) => ({
        kind: 'text' as const,
        text: t('orderMail.line', { count, name }),
      })),
      ...(refund === undefined
        ? []
        : [
            {
              kind: 'notice' as const,
              tone: 'good' as const,
              text: t(isPromise ? 'returnMail.promiseBack' : `withdrawalMail.${refund.way}`, {
                amount: amountText(refund.amountMinor, voice),
              }),
            },
          ]),
      ...(back === undefined
        ? []
        : [
            {
              kind: 'code' as const,
              label: t('returnMail.code'),
              code: back.code,
              text: t(back.way === 'post' ? 'returnMail.codePost' : 'returnMail.codeStore'),
            },
          ]),
      {
        kind: 'facts',
        rows: [
          { label: t('orderMail.number'), value: number },
          ...(declaredBy === undefined ? [] : [{ label: t('returnMail.name'), value: declaredBy }]),
          ...(facts.outsideTrade
            ? [{ label: t('returnMail.outsideTrade'), value: t('returnMail.outsideTradeText') }]
            : []),
          ...(back?.way === 'post' ? [{ label: t('returnMail.sendTo'), value: back.address }] : []),
          ...(back === undefined || isPromise
            ? []
            : [{ label: t('returnMail.refundBy'), value: market.longDate(back.refundBy) }]),
        ],
      },
      { kind: 'button', label: t('orderMail.follow'), href: facts.orderPage },
      questions(facts.storePhone, voice),
      signature(voice),
    ],
  };
};
