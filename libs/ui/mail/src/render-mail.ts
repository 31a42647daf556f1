import type { HostTextReader, Market } from '@materia/market-model';
import type { MailContent } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';

export type RenderedMail = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** A market and its texts: the language and look of a mail. */
export type MailVoice = { readonly market: Market; readonly t: HostTextReader };

/**
 * Gives a mail its two forms, which state the same. `shopOrigin` is scheme and host of the market's
 * storefront.
 */
export const renderMail = (
  content: MailContent,
  { market, t }: MailVoice,
  shopOrigin: string,
): RenderedMail => ({
  subject: content.subject,
  text: mailText(content, market, (label, value) => t('mail.labelled', { label, value })),
  html: mailHtml(content, { market, shopOrigin }),
});
