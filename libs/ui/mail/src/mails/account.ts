import type { MailContent } from '../mail-content.ts';
import type { MailVoice } from '../render-mail.ts';
import { greeting, signature } from './order-facts.ts';

export type AccountCreatedFacts = { readonly signInPage: string };

/**
 * An account was created with this address. Does not greet by name: a stranger may have typed the
 * address.
 */
export const accountCreated = (
  { signInPage }: AccountCreatedFacts,
  voice: MailVoice,
): MailContent => {
  const { market, t } = voice;
  const text = t('accountMail.createdText');
  return {
    subject: t('accountMail.createdSubject', { shop: market.name }),
    preview: text,
    title: t('accountMail.createdTitle'),
    blocks: [
      greeting({ name: undefined }, voice),
      { kind: 'text', text },
      { kind: 'button', label: t('accountMail.signIn'), href: signInPage },
      { kind: 'text', text: t('accountMail.notYou', { email: market.company.email }) },
      signature(voice),
    ],
  };
};
