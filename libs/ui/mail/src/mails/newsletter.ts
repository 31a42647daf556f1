import type { MailContent } from '../mail-content.ts';
import type { MailVoice } from '../render-mail.ts';
import { greeting, type Greeted, signature } from './order-facts.ts';

/** Asks the owner of the address to confirm a sign-up. Repeats no typed text. */
export const newsletterConfirm = (
  { confirmPage }: { readonly confirmPage: string },
  voice: MailVoice,
): MailContent => {
  const { t } = voice;
  const text = t('newsletterMail.confirm');
  return {
    subject: t('newsletterMail.subjectConfirm'),
    preview: text,
    title: t('newsletterMail.subjectConfirm'),
    blocks: [
      greeting({ name: undefined }, voice),
      { kind: 'text', text },
      { kind: 'button', label: t('newsletterMail.confirmButton'), href: confirmPage },
      { kind: 'text', text: t('newsletterMail.ignore') },
      signature(voice),
    ],
  };
};

/** The address receives the newsletter from now on, and how to unsubscribe. */
export const newsletterWelcome = (
  { stopPage, ...greeted }: Greeted & { readonly stopPage: string },
  voice: MailVoice,
): MailContent => {
  const { t } = voice;
  const text = t('newsletterMail.welcome');
  return {
    subject: t('newsletterMail.subjectWelcome'),
    preview: text,
    title: t('newsletterMail.subjectWelcome'),
    blocks: [
      greeting(greeted, voice),
      { kind: 'text', text },
      { kind: 'text', text: t('newsletterMail.stop') },
      { kind: 'button', label: t('newsletterMail.stopButton'), href: stopPage },
      signature(voice),
    ],
  };
};
