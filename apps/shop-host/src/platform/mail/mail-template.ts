import type { MailContent, MailVoice, RenderedMail } from '@materia/ui-mail';
import type { Market } from '@materia/market-model';
import type { Reader } from '../database/with-tx.ts';
import type { MailKind, ParsedMailPayload } from './mail-kinds.ts';

export type Mail = RenderedMail & {
  readonly to: string;
  /** The page that ends such mails by one POST (RFC 8058). */
  readonly unsubscribePage?: string | undefined;
};

/** What a template has access to. */
export type MailContext = {
  readonly db: Reader;
  readonly market: Market;
  /** The market with its texts. */
  readonly voice: MailVoice;
  /** Scheme and host of the market's storefront, for links. */
  readonly shopOrigin: string;
  /** ISO instant. */
  readonly now: string;
};

/** A mail that is due. `id` is unique among mails of its kind. */
export type DueMail = {
  readonly id: string;
  readonly to: string;
  readonly content: MailContent;
  /** The page that ends such mails by one POST (RFC 8058). */
  readonly unsubscribePage?: string;
};

/**
 * Writes the mail of an outbox entry from the entry's payload. `undefined` when there is no
 * recipient any more, or nothing to report.
 */
export type MailTemplate<Payload> = (
  payload: Payload,
  context: MailContext,
) => Promise<DueMail | undefined>;

/** The template of every kind of mail. Each area owns its templates; the host collects them. */
export type MailTemplates = {
  readonly [Kind in MailKind]: MailTemplate<ParsedMailPayload<Kind>>;
};
