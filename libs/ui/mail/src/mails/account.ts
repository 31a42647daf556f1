import type { MailContent } from '../mail-content.ts';
import type { MailVoice } from '../render-mail.ts';
import { greeting, signature } from './order-facts.ts';

export type AccountCreatedFacts = {
  /** The page that proves the mailbox; undefined if that was done meanwhile. */
  readonly confirmPage: string | undefined;
  readonly signInPage: string;
};

/** Does not greet by name: a stranger may have typed the address. */
const aboutAccount = (
  texts: Pick<MailContent, 'subject' | 'title'> & { readonly text: string },
  blocks: MailContent['blocks'],
  voice: MailVoice,
): MailContent => ({
  subject: texts.subject,
  preview: texts.text,
  title: texts.title,
  blocks: [
    greeting({ name: undefined }, voice),
    { kind: 'text', text: texts.text },
    ...blocks,
    signature(voice),
  ],
});

/** An account was created with this address. Its owner proves that the mailbox is theirs. */
export const accountCreated = (
  { confirmPage, signInPage }: AccountCreatedFacts,
  voice: MailVoice,
): MailContent => {
  const { market, t } = voice;
  return aboutAccount(
    {
      subject: t('accountMail.createdSubject', { shop: market.name }),
      title: t('accountMail.createdTitle'),
      text: t('accountMail.createdText'),
    },
    [
      ...(confirmPage === undefined
        ? [{ kind: 'button', label: t('accountMail.signIn'), href: signInPage } as const]
        : [
            { kind: 'text', text: t('accountMail.confirmText') } as const,
            { kind: 'button', label: t('accountMail.confirm'), href: confirmPage } as const,
          ]),
      { kind: 'text', text: t('accountMail.notYou', { email: market.company.email }) },
    ],
    voice,
  );
};

/** The link of the first mail again. */
export const accountConfirm = (
  { confirmPage }: { readonly confirmPage: string },
  voice: MailVoice,
): MailContent => {
  const { market, t } = voice;
  return aboutAccount(
    {
      subject: t('accountMail.confirmSubject', { shop: market.name }),
      title: t('accountMail.confirmTitle'),
      text: t('accountMail.confirmText'),
    },
    [
      { kind: 'button', label: t('accountMail.confirm'), href: confirmPage },
      { kind: 'text', text: t('accountMail.notYou', { email: market.company.email }) },
    ],
    voice,
  );
};

/** Somebody asked for a new password: the code to type, and the page that needs none. */
export const passwordReset = (
  { code, resetPage }: { readonly code: string; readonly resetPage: string },
  voice: MailVoice,
): MailContent => {
  const { market, t } = voice;
  return aboutAccount(
    {
      subject: t('accountMail.resetSubject', { shop: market.name }),
      title: t('accountMail.resetTitle'),
      text: t('accountMail.resetText'),
    },
    [
      { kind: 'button', label: t('accountMail.reset'), href: resetPage },
      {
        kind: 'code',
        label: t('accountMail.code'),
        code,
        text: t('accountMail.codeText'),
      },
      { kind: 'text', text: t('accountMail.notAsked') },
    ],
    voice,
  );
};

/** The password was changed, which its owner must learn in case somebody else did it. */
export const passwordChanged = (
  { resetPage }: { readonly resetPage: string },
  voice: MailVoice,
): MailContent => {
  const { market, t } = voice;
  return aboutAccount(
    {
      subject: t('accountMail.changedSubject', { shop: market.name }),
      title: t('accountMail.changedTitle'),
      text: t('accountMail.changedText'),
    },
    [
      { kind: 'text', text: t('accountMail.changedNotYou') },
      { kind: 'button', label: t('accountMail.changeAgain'), href: resetPage },
    ],
    voice,
  );
};

/** A store created an account for the owner of this mailbox. */
export const accountActivation = (
  { activationPage }: { readonly activationPage: string },
  voice: MailVoice,
): MailContent => {
  const { market, t } = voice;
  return aboutAccount(
    {
      subject: t('accountMail.activationSubject', { shop: market.name }),
      title: t('accountMail.activationTitle'),
      text: t('accountMail.activationText'),
    },
    [
      { kind: 'button', label: t('accountMail.activate'), href: activationPage },
      { kind: 'text', text: t('accountMail.notWanted') },
    ],
    voice,
  );
};
