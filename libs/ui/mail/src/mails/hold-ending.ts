import type { PlainDate } from '@materia/domain-holiday-calendar';
import type { MailContent } from '../mail-content.ts';
import type { MailVoice } from '../render-mail.ts';
import { greeting, type OrderMailFrame, questions, signature } from './order-facts.ts';

export type HoldEndingFacts = OrderMailFrame & {
  readonly store: string;
  /** The order can be collected; otherwise the store has not prepared it yet. */
  readonly isReady: boolean;
  /** The last day for which its products are held. */
  readonly lastDay: PlainDate;
};

/** Reminds of an order that is paid in store and is cancelled after its last day. */
export const holdEnding = (facts: HoldEndingFacts, voice: MailVoice): MailContent => {
  const { t } = voice;
  const { number, isReady } = facts;
  const text = t(isReady ? 'orderMail.endingReadyText' : 'orderMail.endingText', { number });
  return {
    subject: t('orderMail.endingSubject', { number }),
    preview: text,
    title: t('orderMail.endingTitle'),
    blocks: [
      greeting(facts, voice),
      { kind: 'text', text },
      {
        kind: 'facts',
        rows: [
          { label: t('orderMail.number'), value: number },
          { label: t('guestMail.store'), value: facts.store },
          { label: t('orderMail.heldUntil'), value: voice.market.longDate(facts.lastDay) },
        ],
      },
      { kind: 'button', label: t('orderMail.follow'), href: facts.orderPage },
      questions(facts.storePhone, voice),
      signature(voice),
    ],
  };
};
