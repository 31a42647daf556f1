import type { MailContent } from '../mail-content.ts';
import type { MailVoice } from '../render-mail.ts';
import {
  greeting,
  type MailOrderLine,
  type MailTotals,
  orderLines,
  questions,
  signature,
  totalBlocks,
} from './order-facts.ts';
import { type MailMoment, momentText } from './payment.ts';

export type GuestCheckFacts = MailTotals & {
  readonly number: string;
  readonly store: string;
  readonly until: MailMoment;
  readonly lines: readonly MailOrderLine[];
  readonly confirmPage: string;
  readonly storePhone: string;
};

/**
 * Asks the owner of an address whether the order is theirs. Repeats no typed text, since a
 * stranger may have typed it.
 */
export const guestCheck = (facts: GuestCheckFacts, voice: MailVoice): MailContent => {
  const { t } = voice;
  const text = t('guestMail.text');
  return {
    subject: t('guestMail.subject', { number: facts.number }),
    preview: text,
    title: t('guestMail.title'),
    blocks: [
      greeting({ name: undefined }, voice),
      { kind: 'text', text },
      {
        kind: 'facts',
        rows: [
          { label: t('guestMail.store'), value: facts.store },
          { label: t('guestMail.until'), value: momentText(facts.until, voice) },
        ],
      },
      orderLines(facts.lines, voice),
      ...totalBlocks(facts, facts.lines.length, voice),
      { kind: 'button', label: t('guestMail.confirm'), href: facts.confirmPage },
      { kind: 'text', text: t('guestMail.ignore') },
      questions(facts.storePhone, voice),
      signature(voice),
    ],
  };
};
