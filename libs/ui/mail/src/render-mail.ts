import type { HostTextReader, Market, TextReader } from '@materia/market-model';
import type { MailContent } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';

export type RenderedMail = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** A market and its texts: the language and look of a mail. */
export type MailVoice = {
  readonly market: Market;
  readonly t: HostTextReader;
  /** The texts of the pages, for what mails and pages say in the same words. */
  readonly words: TextReader;
};

/**
 * Gives a mail its two forms, which state the same. `shopOrigin` is scheme and host of the market's
 * storefront.
 */
export const renderMail = (
  content: MailContent,
  { market, t }: Pick<MailVoice, 'market' | 't'>,
  shopOrigin: string,
): RenderedMail => ({
  subject: content.subject,
  text: mailText(content, market, (label, value) => t('mail.labelled', { label, value })),
  html: mailHtml(content, { market, shopOrigin }),
});
