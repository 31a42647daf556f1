import type { Market } from '@materia/market-model';
import type { Reader } from '../database/with-tx.ts';

export type Mail = { readonly to: string; readonly subject: string; readonly text: string };

/** What a template has access to. */
export type MailContext = {
  readonly db: Reader;
  readonly market: Market;
  /** Scheme and host of the market's storefront, for links. */
  readonly shopOrigin: string;
};

/**
 * Renders the mail of an outbox entry from the entry's payload. `id` is unique among mails of its kind. `undefined`
 * when there is no recipient any more.
 */
export type MailTemplate = (
  payload: unknown,
  context: MailContext,
) => Promise<{ readonly id: string; readonly mail: Mail } | undefined>;

/** Templates by the kind of outbox entry that they render. Each area owns its templates; the host collects them. */
export type MailTemplates = Readonly<Record<string, MailTemplate>>;
