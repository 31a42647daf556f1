import { type Insertable, type Selectable, sql } from 'kysely';
import type { CustomerPrincipal } from '../contract/context.ts';
import { prepared } from '../database/prepared-statements.ts';
import type { Database } from '../database/schema.ts';
import type { Reader, Tx } from '../database/with-tx.ts';

/** The account data of a session's customer, if the session lasts. */
export const customerOfSession = prepared(
  'customer-of-session',
  (
    db,
    market: string,
    { sessionId, customerId }: Pick<CustomerPrincipal, 'sessionId' | 'customerId'>,
    now: string,
  ) =>
    db
      .selectFrom('session')
      .innerJoin('customer', (join) =>
        join
          .onRef('customer.market', '=', 'session.market')
          .onRef('customer.id', '=', 'session.customer_id'),
      )
      .select([
        'customer.customer_type',
        'customer.is_pro_card',
        'customer.loyalty_category_code',
        'customer.loyalty_rank',
        'customer.company_fiscal_id',
      ])
      .where('session.market', '=', market)
      .where('session.id', '=', sessionId)
      .where('session.customer_id', '=', customerId)
      .where('session.revoked_at', 'is', null)
      .where('session.ends_at', '>', now)
      .compile(),
);

export const insertSession = async (
  tx: Tx,
  session: Insertable<Database['session']>,
): Promise<void> => {
  await tx.insertInto('session').values(session).execute();
};

export const insertRefreshToken = async (
  tx: Tx,
  token: Insertable<Database['refresh_token']>,
): Promise<void> => {
  await tx.insertInto('refresh_token').values(token).execute();
};

type LockedToken = Pick<Selectable<Database['refresh_token']>, 'hash' | 'used_at' | 'expires_at'> &
  Pick<Selectable<Database['session']>, 'id' | 'customer_id' | 'revoked_at' | 'ends_at'>;

/** A refresh token and its session, locked until the transaction ends. */
export const lockRefreshToken = (
  tx: Tx,
  market: string,
  hash: string,
): Promise<LockedToken | undefined> =>
  tx
    .selectFrom('refresh_token')
    .innerJoin('session', (join) =>
      join
        .onRef('session.market', '=', 'refresh_token.market')
        .onRef('session.id', '=', 'refresh_token.session_id'),
    )
    .select([
      'refresh_token.hash',
      'refresh_token.used_at',
      'refresh_token.expires_at',
      'session.id',
      'session.customer_id',
      'session.revoked_at',
      'session.ends_at',
    ])
    .where('refresh_token.hash', '=', hash)
    .where('refresh_token.market', '=', market)
    .forUpdate()
    .executeTakeFirst();

/** Records when a refresh token was first used. */
export const markTokenUsed = async (tx: Tx, hash: string, now: string): Promise<void> => {
  await tx.updateTable('refresh_token').set({ used_at: now }).where('hash', '=', hash).execute();
};

/** Deletes at most so many refresh tokens that have expired, and returns how many. */
export const deleteExpiredTokens = async (
  db: Reader,
  market: string,
  now: string,
  most: number,
): Promise<number> => {
  const { numAffectedRows } = await sql`delete from refresh_token
    where hash in (select hash from refresh_token where market = ${market} and expires_at <= ${now} limit ${most})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
};

/**
 * Deletes at most so many sessions that began before an instant and have no refresh token left, and returns how many. Such a session
 * cannot be renewed, and its last access token ended long ago.
 */
export const deleteEndedSessions = async (
  db: Reader,
  market: string,
  before: string,
  most: number,
): Promise<number> => {
  const { numAffectedRows } = await sql`delete from session where market = ${market} and id in (
    select id from session ended where market = ${market} and created_at < ${before} and not exists (
      select from refresh_token token where token.market = ended.market and token.session_id = ended.id) limit ${most})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
};

/** Ends a session; one that has ended keeps its time. */
export const revokeSession = async (
  tx: Tx,
  market: string,
  sessionId: string,
  now: string,
): Promise<void> => {
  await tx
    .updateTable('session')
    .set({ revoked_at: now })
    .where('market', '=', market)
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
};

/** Records that a session is in use. */
export const markSessionSeen = async (
  tx: Tx,
  market: string,
  sessionId: string,
  now: string,
): Promise<void> => {
  await tx
    .updateTable('session')
    .set({ seen_at: now })
    .where('market', '=', market)
    .where('id', '=', sessionId)
    .execute();
};

/** The open sessions of a customer, the one seen last first. */
export const openSessionsOf = (db: Reader, market: string, customerId: string, now: string) =>
  db
    .selectFrom('session')
    .select(['id', 'created_at', 'seen_at', 'browser', 'system'])
    .where('market', '=', market)
    .where('customer_id', '=', customerId)
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', now)
    .where((row) =>
      row.exists(
        row
          .selectFrom('refresh_token')
          .select('hash')
          .whereRef('refresh_token.market', '=', 'session.market')
          .whereRef('refresh_token.session_id', '=', 'session.id')
          .where('refresh_token.expires_at', '>', now),
      ),
    )
    .orderBy('seen_at', 'desc')
    .execute();

/** Ends a session of a customer. Returns false for one that is not theirs or has ended. */
export const revokeSessionOf = async (
  tx: Tx,
  market: string,
  customerId: string,
  sessionId: string,
  now: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('session')
    .set({ revoked_at: now })
    .where('market', '=', market)
    .where('customer_id', '=', customerId)
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Ends all sessions of a customer but one, if one is named, and returns how many. */
export const revokeOtherSessions = async (
  tx: Tx,
  market: string,
  customerId: string,
  kept: string | undefined,
  now: string,
): Promise<number> => {
  const { numUpdatedRows } = await tx
    .updateTable('session')
    .set({ revoked_at: now })
    .where('market', '=', market)
    .where('customer_id', '=', customerId)
    .where('id', '<>', kept ?? '')
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/** Whether a session of an account was begun in this network, named by its hashes, since an instant. */
export const hasSessionFrom = async (
  db: Reader,
  market: string,
  email: string,
  networks: readonly string[],
  since: string,
): Promise<boolean> =>
  (await db
    .selectFrom('session')
    .innerJoin('customer', (join) =>
      join
        .onRef('customer.market', '=', 'session.market')
        .onRef('customer.id', '=', 'session.customer_id'),
    )
    .select('session.id')
    .where('session.market', '=', market)
    .where('customer.email', '=', email)
    .where('session.network', 'in', networks)
    .where('session.created_at', '>', since)
    .limit(1)
    .executeTakeFirst()) !== undefined;
