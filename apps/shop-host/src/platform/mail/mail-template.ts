import type { Market } from '@materia/market-model';
import type { Reader } from '../database/with-tx.ts';

export type Mail = { readonly to: string; readonly subject: string; readonly text: string };

/** What a template reads from. */
export type MailContext = {
  readonly db: Reader;
  readonly market: Market;
  /** Scheme and host of the market's storefront, for links. */
  readonly shopOrigin: string;
};

/**
 * Writes the mail of an outbox entry from the entry's payload. `id` distinguishes it from all other mails of its kind.
 * `undefined` when there is nobody left to write to.
 */
export type MailTemplate = (
  payload: unknown,
  context: MailContext,
) => Promise<{ readonly id: string; readonly mail: Mail } | undefined>;

/** Templates by the kind of outbox entry that they write. Each area owns its own; the host puts them together. */
export type MailTemplates = Readonly<Record<string, MailTemplate>>;
