import type { Market } from '@materia/market-model';
import { renderMail } from '@materia/ui-mail';
import type { Selectable } from 'kysely';
import type { OutboxTable } from '../database/schema.ts';
import { type Db, withTx } from '../database/with-tx.ts';
import { laterBy } from '../process/instants.ts';
import { translatorOf } from '../texts/texts.ts';
import type { MailSender } from './mail-sender.ts';
import type { MailTemplates } from './mail-template.ts';

const PAUSE_MS = 2000;
/** An entry that was taken but never settled, because the process died, is taken again after this time. */
const LEASE_MS = 60_000;
/** A mail that could not be handed over is retried at growing intervals, up to an hour. */
const FIRST_RETRY_MS = 10_000;
const LONGEST_RETRY_MS = 3_600_000;

type OutboxOptions = {
  readonly db: Db;
  readonly templates: MailTemplates;
  readonly send: MailSender;
  readonly marketById: (id: string) => Market | undefined;
  /** Scheme and host of a market's storefront. */
  readonly shopOrigin: (market: Market) => string;
  readonly now: () => string;
  /** Called once per failed hand-over. */
  readonly onFailure: (error: unknown) => void;
};

/**
 * Sends the due entries one by one. An entry is first taken for a while, so that two hosts never send the same mail at
 * the same time and no transaction waits for a mail server. When a process dies between sending and settling, the mail
 * is sent again with the same message id.
 */
export const emptyOutbox = async (options: OutboxOptions): Promise<number> => {
  for (let sent = 0; ; sent += 1) {
    const entry = await takeEntry(options);
    if (entry === undefined) return sent;
    await settleEntry(entry, options);
  }
};

/** Empties the outbox repeatedly until stopped. */
export const startOutbox = (options: OutboxOptions): { readonly stop: () => Promise<void> } => {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running: Promise<unknown> = Promise.resolve();
  const round = (): void => {
    running = emptyOutbox(options)
      .catch(options.onFailure)
      .finally(() => {
        if (!stopped) timer = setTimeout(round, PAUSE_MS);
      });
  };
  timer = setTimeout(round, PAUSE_MS);
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
};

type Entry = Selectable<OutboxTable>;

const takeEntry = ({ db, now }: OutboxOptions): Promise<Entry | undefined> =>
  withTx(db, async (tx) => {
    const at = now();
    const entry = await tx
      .selectFrom('outbox')
      .selectAll()
      .where('sent_at', 'is', null)
      .where('not_before', '<=', at)
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (entry !== undefined)
      await tx
        .updateTable('outbox')
        .set({ not_before: laterBy(at, LEASE_MS), attempts: entry.attempts + 1 })
        .where('id', '=', entry.id)
        .execute();
    return entry;
  });

const settleEntry = async (entry: Entry, options: OutboxOptions): Promise<void> => {
  const { db, now, onFailure } = options;
  try {
    await handOver(entry, options);
    await db.updateTable('outbox').set({ sent_at: now() }).where('id', '=', entry.id).execute();
  } catch (error) {
    onFailure(error);
    const pause = Math.min(FIRST_RETRY_MS * 2 ** entry.attempts, LONGEST_RETRY_MS);
    await db
      .updateTable('outbox')
      .set({ not_before: laterBy(now(), pause) })
      .where('id', '=', entry.id)
      .execute();
  }
};

/** An entry has no recipient if its market is no longer served or its subject was deleted. */
const handOver = async (
  entry: Entry,
  { db, templates, send, marketById, shopOrigin: originOf, now }: OutboxOptions,
): Promise<void> => {
  const market = marketById(entry.market);
  const template = templates[entry.kind];
  if (market === undefined || template === undefined) return;
  const shopOrigin = originOf(market);
  const voice = { market, t: translatorOf(market) };
  const due = await template(entry.payload, { db, market, voice, shopOrigin, now: now() });
  if (due === undefined) return;
  const { id, to, content } = due;
  await send(`${entry.market}-${id}-${entry.kind}`, {
    to,
    ...renderMail(content, voice, shopOrigin),
  });
};
