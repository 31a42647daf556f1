import { sql } from 'kysely';
import type { LaneName } from '../database/tables/job-tables.ts';
import type { Db, Reader, Tx } from '../database/with-tx.ts';
import type { JobKinds } from './job-kinds.ts';

/** A lane with one of its kinds. */
type KindInLane = {
  readonly [Lane in keyof JobKinds]: { readonly lane: Lane; readonly kind: JobKinds[Lane] };
}[keyof JobKinds];

type JobName = KindInLane & {
  readonly market: string;
  /** What the job is about: there is one job of a kind about it. */
  readonly subject: string;
};

/**
 * Schedules a job for an ISO instant, instead of an earlier plan for the same job. A worker that
 * has the job now does not undo it.
 */
export const scheduleJob = async (
  db: Reader,
  { lane, kind, market, subject }: JobName,
  dueAt: string,
): Promise<void> => {
  await sql`insert into job (lane, kind, market, subject, created_at, due_at) values (${lane}, ${kind}, ${market}, ${subject}, ${dueAt}, ${dueAt})
    on conflict (lane, kind, market, subject) do update set due_at = excluded.due_at, leased_until = null, attempts = 0`.execute(
    db,
  );
};

/** Adds a job of which there may be many. */
export const addJob = async (
  tx: Tx,
  {
    lane,
    kind,
    market,
    payload,
    now,
    dueAt,
  }: KindInLane & {
    readonly market: string;
    readonly payload: object;
    readonly now: string;
    readonly dueAt: string;
  },
): Promise<void> => {
  await tx
    .insertInto('job')
    .values({
      lane,
      kind,
      market,
      subject: null,
      payload: JSON.stringify(payload),
      created_at: now,
      due_at: dueAt,
    })
    .execute();
};

/** A due job before it is leased; `attempts` counts the leases so far. */
type DueRow = {
  readonly id: number;
  readonly kind: string;
  readonly market: string;
  readonly subject: string | null;
  readonly payload: unknown;
  readonly attempts: number;
};

/** To the millisecond, as instants are read. */
const DATABASE_NOW = sql<string>`date_trunc('milliseconds', clock_timestamp())`;

const isOfMarkets = (markets: readonly string[]) => sql<boolean>`market = any(${markets}::text[])`;

/**
 * The job of a lane that has been due longest at an ISO instant and that no worker has, locked until
 * the transaction ends. Jobs of other markets are left to the hosts that serve them. Whether a lease
 * has ended is decided by the clock of the database, which all workers share.
 */
export const lockDueJob = (
  tx: Tx,
  lane: LaneName,
  markets: readonly string[],
  at: string,
): Promise<DueRow | undefined> =>
  tx
    .selectFrom('job')
    .select(['id', 'kind', 'market', 'subject', 'payload', 'attempts'])
    .where('lane', '=', lane)
    .where('due_at', '<=', at)
    .where(isOfMarkets(markets))
    .where((row) =>
      row.or([row('leased_until', 'is', null), sql<boolean>`leased_until <= ${DATABASE_NOW}`]),
    )
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** Gives a job to a worker for so many milliseconds of the database's clock, and returns until when. */
export const saveLease = async (
  tx: Tx,
  id: number,
  milliseconds: number,
  attempts: number,
): Promise<string> => {
  const { leased_until } = await tx
    .updateTable('job')
    .set({
      leased_until: sql<string>`${DATABASE_NOW} + ${milliseconds} * interval '1 millisecond'`,
      attempts,
    })
    .where('id', '=', id)
    .returning('leased_until')
    .executeTakeFirstOrThrow();
  return leased_until ?? '';
};

/** A job and the end of the lease under which it is held. */
type Leased = { readonly id: number; readonly leasedUntil: string };

/** Deletes a job that is done, unless it was rescheduled or another worker has it. */
export const deleteLeasedJob = async (db: Db, { id, leasedUntil }: Leased): Promise<void> => {
  await db.deleteFrom('job').where('id', '=', id).where('leased_until', '=', leasedUntil).execute();
};

/** Ends the lease of a job and makes it due later, unless it was rescheduled or another worker has it. */
export const postponeLeasedJob = async (
  db: Db,
  { id, leasedUntil }: Leased,
  dueAt: string,
): Promise<void> => {
  await db
    .updateTable('job')
    .set({ due_at: dueAt, leased_until: null })
    .where('id', '=', id)
    .where('leased_until', '=', leasedUntil)
    .execute();
};

/** What is due in each lane at an ISO instant: how much, how much of it failed before, and since when. */
export const readDueJobs = (
  db: Reader,
  at: string,
): Promise<
  readonly {
    readonly lane: LaneName;
    readonly due: number;
    readonly failed: number;
    readonly oldest: string;
  }[]
> =>
  db
    .selectFrom('job')
    .select([
      'lane',
      sql<number>`count(*)::integer`.as('due'),
      sql<number>`(count(*) filter (where attempts > 0))::integer`.as('failed'),
      sql<string>`min(due_at)`.as('oldest'),
    ])
    .where('due_at', '<=', at)
    .groupBy('lane')
    .execute();

/** The number of jobs in a lane for each market that is not among these, by market. */
export const countJobsOfOthers = (
  db: Reader,
  lane: LaneName,
  markets: readonly string[],
): Promise<readonly { readonly market: string; readonly jobs: number }[]> =>
  db
    .selectFrom('job')
    .select(['market', sql<number>`count(*)::integer`.as('jobs')])
    .where('lane', '=', lane)
    .where(sql<boolean>`not ${isOfMarkets(markets)}`)
    .groupBy('market')
    .orderBy('market')
    .execute();
