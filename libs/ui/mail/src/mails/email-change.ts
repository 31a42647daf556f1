import type { MailContent } from '../mail-content.ts';
import type { MailVoice } from '../render-mail.ts';
import { greeting, signature } from './order-facts.ts';

/**
 * Asks the owner of an address whether an account may use it. Does not greet by name: a stranger
 * may have typed the address.
 */
export const emailChangeConfirm = (
  { confirmPage }: { readonly confirmPage: string },
  voice: MailVoice,
): MailContent => {
  const { t } = voice;
  const text = t('profileMail.confirmText');
  return {
    subject: t('profileMail.confirmSubject'),
    preview: text,
    title: t('profileMail.confirmSubject'),
    blocks: [
      greeting({ name: undefined }, voice),
      { kind: 'text', text },
      { kind: 'button', label: t('profileMail.confirmButton'), href: confirmPage },
      { kind: 'text', text: t('profileMail.confirmEnd') },
      signature(voice),
    ],
  };
};

/** Tells the owner of an account's address that another one was asked for. */
export const emailChangeNotice = (
  { profilePage }: { readonly profilePage: string },
  voice: MailVoice,
): MailContent => {
  const { market, t } = voice;
  const text = t('profileMail.noticeText');
  return {
    subject: t('profileMail.noticeSubject'),
    preview: text,
    title: t('profileMail.noticeSubject'),
    blocks: [
      greeting({ name: undefined }, voice),
      { kind: 'text', text },
      {
        kind: 'notice',
        tone: 'attention',
        text: t('profileMail.noticeNotYou', { email: market.company.email }),
      },
      { kind: 'button', label: t('profileMail.noticeButton'), href: profilePage },
      signature(voice),
    ],
  };
};

/** Tells the owner of an account's former address that it has been replaced. */
export const emailChanged = (voice: MailVoice): MailContent => {
  const { market, t } = voice;
  const text = t('profileMail.changedText');
  return {
    subject: t('profileMail.changedSubject'),
    preview: text,
    title: t('profileMail.changedSubject'),
    blocks: [
      greeting({ name: undefined }, voice),
      { kind: 'text', text },
      {
        kind: 'notice',
        tone: 'attention',
        text: t('profileMail.changedNotYou', { email: market.company.email }),
      },
      signature(voice),
    ],
  };
};
