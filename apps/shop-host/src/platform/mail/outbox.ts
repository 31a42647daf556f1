import type { Market } from '@materia/market-model';
import { renderMail } from '@materia/ui-mail';
import type { Db } from '../database/with-tx.ts';
import type { DueJob } from '../jobs/job.ts';
import { type Lane, type LaneTools, runLane } from '../jobs/lanes.ts';
import { pageTextsOf, translatorOf } from '../texts/texts.ts';
import type { MailSender } from './mail-sender.ts';
import type { MailKind, MailSchemas } from './mail-kinds.ts';
import type { DueMail, MailContext, MailTemplates } from './mail-template.ts';

const PAUSE_MS = 2000;
/** The first pause after a mail could not be handed over. */
const FIRST_RETRY_MS = 10_000;

type MailTools = {
  readonly db: Db;
  /** The schema of each kind's payload. */
  readonly kinds: MailSchemas;
  readonly templates: MailTemplates;
  readonly send: MailSender;
  /** Scheme and host of a market's storefront. */
  readonly shopOrigin: (market: Market) => string;
};
type OutboxOptions = MailTools & LaneTools;

/**
 * The lane that sends mails. When a process dies between sending and settling, the mail is sent
 * again with the same message id.
 */
export const mailLane = (options: MailTools): Lane => ({
  name: 'mail',
  pauseMs: PAUSE_MS,
  firstRetryMs: FIRST_RETRY_MS,
  work: async (job, now) => {
    await handOver(job, now, options);
    return 'done';
  },
});

/** Sends the mails that are due and returns how many there were. */
export const emptyOutbox = (options: OutboxOptions): Promise<number> =>
  runLane(options, mailLane(options));

/**
 * An entry has no recipient if its subject was deleted. An unknown kind or payload, as a row of an
 * earlier version may have, is a failure: the mail may be one that the law requires, so it stays in
 * the outbox and is reported until somebody looks.
 */
const handOver = async (
  { kind, market, payload }: DueJob,
  now: string,
  { db, kinds, templates, send, shopOrigin: originOf }: MailTools,
): Promise<void> => {
  if (!isKindOf(kinds, kind)) throw new Error(`No template writes mails of kind ${kind}`);
  const shopOrigin = originOf(market);
  const voice = { market, t: translatorOf(market), words: pageTextsOf(market) };
  const due = await write({ kinds, templates }, kind, payload, {
    db,
    market,
    voice,
    shopOrigin,
    now,
  });
  if (due === undefined) return;
  const { id, to, content, unsubscribePage } = due;
  await send(`${market.id}-${id}-${kind}`, {
    to,
    unsubscribePage,
    ...renderMail(content, voice, shopOrigin),
  });
};

const isKindOf = (kinds: MailSchemas, kind: string): kind is MailKind => Object.hasOwn(kinds, kind);

const write = <Kind extends MailKind>(
  { kinds, templates }: Pick<MailTools, 'kinds' | 'templates'>,
  kind: Kind,
  payload: unknown,
  context: MailContext,
): Promise<DueMail | undefined> => templates[kind](kinds[kind].parse(payload), context);
