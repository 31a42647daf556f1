import type { MailContent } from '../mail-content.ts';
import type { MailVoice } from '../render-mail.ts';
import { greeting, signature } from './order-facts.ts';

/**
 * Invites somebody to the account of a company. The company is named by the page only: its name is
 * what a stranger typed, and must not become the body of a mail to somebody else.
 */
export const companyInvitation = (
  { page }: { readonly page: string },
  voice: MailVoice,
): MailContent => {
  const { t } = voice;
  const text = t('companyMail.text');
  return {
    subject: t('companyMail.subject'),
    preview: text,
    title: t('companyMail.title'),
    blocks: [
      greeting({ name: undefined }, voice),
      { kind: 'text', text },
      { kind: 'button', label: t('companyMail.action'), href: page },
      { kind: 'text', text: t('companyMail.life') },
      { kind: 'text', text: t('companyMail.ignore') },
      signature(voice),
    ],
  };
};
