import { writeTime } from '@materia/market-model';
import type { MailContent } from '../mail-content.ts';
import type { MailVoice } from '../render-mail.ts';
import { amountText, greeting, type OrderMailFrame, questions, signature } from './order-facts.ts';
import type { MailMoment } from './payment.ts';

export type WithdrawalMailFacts = OrderMailFrame & {
  readonly declared: MailMoment;
  readonly lines: readonly { readonly name: string; readonly count: number }[];
  /**
   * What goes back, in minor units, and how; undefined if it was handed over in the store already.
   */
  readonly refund:
    { readonly way: 'atOnce' | 'onceBack' | 'inStore'; readonly amountMinor: number } | undefined;
};

/**
 * When a withdrawal arrived, from what, and when the money comes back: the proof that the law asks
 * for.
 */
export const withdrawalReceipt = (facts: WithdrawalMailFacts, voice: MailVoice): MailContent => {
  const { market, t } = voice;
  const { number, declared, lines, refund } = facts;
  const subject = t('withdrawalMail.subject', { number });
  const received = t('withdrawalMail.received', {
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
              text: t(`withdrawalMail.${refund.way}`, {
                amount: amountText(refund.amountMinor, voice),
              }),
            },
          ]),
      { kind: 'button', label: t('orderMail.follow'), href: facts.orderPage },
      questions(facts.storePhone, voice),
      signature(voice),
    ],
  };
};
