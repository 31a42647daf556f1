import type { MailContent } from '../mail-content.ts';
import type { MailVoice } from '../render-mail.ts';
import { greeting, signature } from './order-facts.ts';

/** What mails about messages name. Words of people are read in the shop only. */
type AboutThread = { readonly number: string; readonly thread: string };

/** Tells a buyer that the seller or the shop has answered. */
export const messageAnswered = (
  { number, page }: { readonly number: string; readonly page: string },
  voice: MailVoice,
): MailContent => {
  const { t } = voice;
  const text = t('messageMail.answerText', { number });
  return {
    subject: t('messageMail.answerSubject', { number }),
    preview: text,
    title: t('messageMail.answerTitle'),
    blocks: [
      greeting({ name: undefined }, voice),
      { kind: 'text', text },
      { kind: 'button', label: t('messageMail.answerAction'), href: page },
      signature(voice),
    ],
  };
};

/** Tells a person of a seller that a buyer has written. */
export const messageArrived = ({ number, thread }: AboutThread, voice: MailVoice): MailContent => {
  const { market, t } = voice;
  const text = t('messageMail.messageText', { number, thread });
  return {
    subject: t('messageMail.messageSubject', { number }),
    preview: text,
    title: t('messageMail.messageTitle'),
    blocks: [
      greeting({ name: undefined }, voice),
      { kind: 'text', text },
      { kind: 'text', text: t('messageMail.messageDue', { days: market.settings.answerDays }) },
      signature(voice),
    ],
  };
};

/** Tells staff that nobody has answered a buyer in time. */
export const messageOverdue = ({ number, thread }: AboutThread, voice: MailVoice): MailContent => {
  const { t } = voice;
  const text = t('messageMail.overdueText', { number, thread });
  return {
    subject: t('messageMail.overdueSubject', { number }),
    preview: text,
    title: t('messageMail.overdueTitle'),
    blocks: [greeting({ name: undefined }, voice), { kind: 'text', text }, signature(voice)],
  };
};
