import type { MailContent } from '../mail-content.ts';
import type { MailVoice } from '../render-mail.ts';
import { amountText, greeting, signature } from './order-facts.ts';
import { type MailMoment, momentText } from './payment.ts';

/**
 * Tells an approver that an order waits. Who asks, for what and with which words is on the page only: a
 * mail repeats nothing that somebody typed.
 */
export const approvalAsked = (
  {
    amountMinor,
    until,
    page,
  }: { readonly amountMinor: number; readonly until: MailMoment; readonly page: string },
  voice: MailVoice,
): MailContent => {
  const { t } = voice;
  const text = t('approvalMail.askedText', { amount: amountText(amountMinor, voice) });
  return {
    subject: t('approvalMail.askedSubject'),
    preview: text,
    title: t('approvalMail.askedTitle'),
    blocks: [
      greeting({ name: undefined }, voice),
      { kind: 'text', text },
      { kind: 'text', text: t('approvalMail.askedUntil', { date: momentText(until, voice) }) },
      { kind: 'button', label: t('approvalMail.action'), href: page },
      signature(voice),
    ],
  };
};

/** How a request ended: with an order, or without one. `isQuote`: its prices were those of a quote. */
export type ApprovalEnd =
  | { readonly kind: 'placed'; readonly number: string }
  | { readonly kind: 'refused' | 'expired'; readonly isQuote: boolean };

/** Tells a member what became of the order that waited for an approver. */
export const approvalDecided = (
  { end, page }: { readonly end: ApprovalEnd; readonly page: string },
  voice: MailVoice,
): MailContent => {
  const { t } = voice;
  const text =
    end.kind === 'placed'
      ? t('approvalMail.placedText', { number: end.number })
      : t(`approvalMail.${end.kind}Text`);
  return {
    subject: t(`approvalMail.${end.kind}Subject`),
    preview: text,
    title: t(`approvalMail.${end.kind}Title`),
    blocks: [
      greeting({ name: undefined }, voice),
      { kind: 'text', text },
      ...(end.kind === 'placed'
        ? []
        : [
            {
              kind: 'text',
              text: t(end.isQuote ? 'approvalMail.backQuote' : 'approvalMail.back'),
            } as const,
          ]),
      { kind: 'button', label: t('approvalMail.action'), href: page },
      signature(voice),
    ],
  };
};
