import type { MailContent } from '../mail-content.ts';
import type { MailVoice } from '../render-mail.ts';
import { greeting, type OrderMailFrame, questions, signature } from './order-facts.ts';

/** The invoice of an order's seller can be downloaded. */
export const sellerInvoice = (facts: OrderMailFrame, voice: MailVoice): MailContent => {
  const { t } = voice;
  const { number } = facts;
  const text = t('orderMail.invoiceText', { number });
  return {
    subject: t('orderMail.invoiceSubject', { number }),
    preview: text,
    title: t('orderMail.invoiceTitle'),
    blocks: [
      greeting(facts, voice),
      { kind: 'text', text },
      { kind: 'button', label: t('orderMail.follow'), href: facts.orderPage },
      questions(facts.storePhone, voice),
      signature(voice),
    ],
  };
};
