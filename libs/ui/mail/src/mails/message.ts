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

/** Invites a person of a seller by a code, which works once. The seller has the name of the catalogue. */
export const sellerInvitation = (
  { seller, token }: { readonly seller: string; readonly token: string },
  voice: MailVoice,
): MailContent => {
  const { t } = voice;
  const text = t('messageMail.inviteText', { seller });
  return {
    subject: t('messageMail.inviteSubject'),
    preview: text,
    title: t('messageMail.inviteTitle'),
    blocks: [
      greeting({ name: undefined }, voice),
      { kind: 'text', text },
      {
        kind: 'code',
        label: t('messageMail.inviteCode'),
        code: token,
        text: t('messageMail.inviteLife'),
      },
      { kind: 'text', text: t('messageMail.inviteIgnore') },
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
