import { type Selectable, sql } from 'kysely';
import type {
  NewsletterRequestTable,
  SubscriptionTable,
} from '../../platform/database/tables/submission-tables.ts';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';
import { laterBy } from '../../platform/process/instants.ts';

export type SubscriptionRow = Selectable<SubscriptionTable>;
export type RequestRow = Selectable<NewsletterRequestTable>;

/** What was requested for an address: consents and the personal data given. */
export type RequestedSubscription = Omit<RequestRow, 'confirmed_at' | 'asked_at' | 'token'>;

/** Serialises the transactions of one address, even before it has a row. */
export const lockAddress = async (tx: Tx, market: string, emailKey: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`newsletter ${market} ${emailKey}`}, 0))`.execute(
    tx,
  );
};

export const findSubscription = (
  db: Reader,
  market: string,
  emailKey: string,
): Promise<SubscriptionRow | undefined> =>
  db
    .selectFrom('newsletter_subscription')
    .selectAll()
    .where('market', '=', market)
    .where('email_key', '=', emailKey)
    .executeTakeFirst();

export const findByToken = (
  db: Reader,
  market: string,
  token: string,
): Promise<SubscriptionRow | undefined> =>
  db
    .selectFrom('newsletter_subscription')
    .selectAll()
    .where('market', '=', market)
    .where('token', '=', token)
    .executeTakeFirst();

export const findRequest = (
  db: Reader,
  market: string,
  token: string,
): Promise<RequestRow | undefined> =>
  db
    .selectFrom('newsletter_request')
    .selectAll()
    .where('market', '=', market)
    .where('token', '=', token)
    .executeTakeFirst();

/** Records a request for an address. It changes nothing until the owner confirms it. */
export const writeRequest = async (tx: Tx, row: RequestRow, lifeMs: number): Promise<void> => {
  await tx
    .deleteFrom('newsletter_request')
    .where('market', '=', row.market)
    .where('email_key', '=', row.email_key)
    .where('asked_at', '<', laterBy(row.asked_at, -lifeMs))
    .execute();
  await tx
    .insertInto('newsletter_request')
    .values({ ...row, wording: JSON.stringify(row.wording) })
    .execute();
  await writeStep(tx, row, 'asked', row.wording, row.asked_at);
};

export const markConfirmed = async (tx: Tx, request: RequestRow, now: string): Promise<void> => {
  await tx
    .updateTable('newsletter_request')
    .set({ confirmed_at: now })
    .where('token', '=', request.token)
    .execute();
};

/**
 * Applies a request. An address keeps the token of its links, so links in earlier mails keep
 * working.
 */
export const putInForce = async (
  tx: Tx,
  { wording, ...wish }: RequestedSubscription,
  token: string,
  now: string,
): Promise<SubscriptionRow> => {
  const { market: _market, email_key: _key, ...changes } = wish;
  const row = await tx
    .insertInto('newsletter_subscription')
    .values({ ...wish, state: 'confirmed', token, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['market', 'email_key'])
        .doUpdateSet({ ...changes, state: 'confirmed', updated_at: now }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeStep(tx, row, 'confirmed', wording, now);
  return row;
};

/** Ends a subscription. */
export const stopSubscription = async (
  tx: Tx,
  row: SubscriptionRow,
  now: string,
): Promise<void> => {
  await tx
    .updateTable('newsletter_subscription')
    .set({ state: 'stopped', updated_at: now })
    .where('market', '=', row.market)
    .where('email_key', '=', row.email_key)
    .execute();
  await writeStep(tx, row, 'stopped', [], now);
};

/** The address must be locked. */
const writeStep = async (
  tx: Tx,
  { market, email_key }: Pick<SubscriptionRow, 'market' | 'email_key'>,
  state: string,
  wording: readonly string[],
  at: string,
): Promise<void> => {
  const { seq } = await tx
    .selectFrom('newsletter_step')
    .select((entry) => entry.fn.max<number | null>('seq').as('seq'))
    .where('market', '=', market)
    .where('email_key', '=', email_key)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('newsletter_step')
    .values({ market, email_key, seq: (seq ?? 0) + 1, state, wording: JSON.stringify(wording), at })
    .execute();
};
