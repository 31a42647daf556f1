import { writeTime } from '@materia/market-model';
import type { PaymentMethod } from '@materia/domain-checkout';
import type { MailContent } from '../mail-content.ts';
import type { MailVoice } from '../render-mail.ts';
import { amountText, type Greeted, greeting, methodName, signature } from './order-facts.ts';
import type { MailMoment } from './payment.ts';

export type DigitalReceiptFacts = Greeted & {
  readonly number: string;
  readonly store: string;
  readonly bought: MailMoment;
  readonly totalMinor: number;
  /** How it was paid, where the customer wants the slip of the card with the receipt. */
  readonly method: PaymentMethod | undefined;
  /** The address of the page with the receipt. */
  readonly page: string;
};

/** The receipt of a purchase in a store, instead of one on paper. */
export const digitalReceipt = (facts: DigitalReceiptFacts, voice: MailVoice): MailContent => {
  const { market, t } = voice;
  const { number, store, bought, totalMinor, method } = facts;
  const subject = t('receiptMail.subject', { store });
  const text = t('receiptMail.text');
  return {
    subject,
    preview: text,
    title: subject,
    blocks: [
      greeting(facts, voice),
      { kind: 'text', text },
      {
        kind: 'facts',
        rows: [
          { label: t('receiptMail.number'), value: number },
          {
            label: t('receiptMail.bought'),
            value: `${market.longDate(bought.day)}, ${writeTime(bought.minute, market.clock)}`,
          },
          { label: t('receiptMail.total'), value: amountText(totalMinor, voice) },
          ...(method === undefined
            ? []
            : [{ label: t('receiptMail.paid'), value: methodName(method, market) }]),
        ],
      },
      { kind: 'button', label: t('receiptMail.action'), href: facts.page },
      { kind: 'text', text: t('receiptMail.change') },
      signature(voice),
    ],
  };
};
