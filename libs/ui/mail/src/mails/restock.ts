import type { MailContent } from '../mail-content.ts';
import type { MailVoice } from '../render-mail.ts';
import { greeting, signature } from './order-facts.ts';

/** Names of products come from the catalogue; nothing that was typed is repeated. */
type RestockMailFacts = { readonly product: string; readonly stopPage: string };

/** Asks the owner of the address to confirm that they want a notice about a product. */
export const restockConfirm = (
  { product, confirmPage, stopPage }: RestockMailFacts & { readonly confirmPage: string },
  voice: MailVoice,
): MailContent => {
  const { t } = voice;
  const text = t('restockMail.confirm', { product });
  return {
    subject: t('restockMail.subjectConfirm'),
    preview: text,
    title: t('restockMail.subjectConfirm'),
    blocks: [
      greeting({ name: undefined }, voice),
      { kind: 'text', text },
      { kind: 'button', label: t('restockMail.confirmButton'), href: confirmPage },
      { kind: 'text', text: t('restockMail.ignore') },
      { kind: 'button', label: t('restockMail.stopButton'), href: stopPage },
      signature(voice),
    ],
  };
};

/** The product can be ordered again. The only mail that was asked for, so the address is forgotten. */
export const restockAvailable = (
  { product, productPage, stopPage }: RestockMailFacts & { readonly productPage: string },
  voice: MailVoice,
): MailContent => {
  const { t } = voice;
  const text = t('restockMail.available', { product });
  return {
    subject: t('restockMail.subjectAvailable', { product }),
    preview: text,
    title: t('restockMail.subjectAvailable', { product }),
    blocks: [
      greeting({ name: undefined }, voice),
      { kind: 'text', text },
      { kind: 'button', label: t('restockMail.availableButton'), href: productPage },
      { kind: 'text', text: t('restockMail.once') },
      { kind: 'button', label: t('restockMail.stopButton'), href: stopPage },
      signature(voice),
    ],
  };
};
