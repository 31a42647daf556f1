import { markets } from '@materia/market-all';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/database.ts';
import { skuOf } from '../../testing/feed.ts';
import { FRIDAY_MORNING, openTestHost, replied, type TestHost } from '../../testing/host.ts';
import { testProvider, type TestProvider } from '../../testing/payment-provider.ts';
import { aCardPlacement, buyerAtCheckout, revisionOf } from '../../testing/shoppers.ts';
import type { LaneName } from '../database/tables/job-tables.ts';
import { withTx } from '../database/with-tx.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { laterBy } from '../process/instants.ts';
import { scheduleJob } from './repository.ts';
import { workByKind } from './job-kinds.ts';
import type { JobOutcome } from './job.ts';
import { type Lane, type LaneTools, runLane, startLanes, type UnservedJobs } from './lanes.ts';

const MINUTE = 60_000;
const JOB = { lane: 'holds', kind: 'order', market: 'pl', subject: 'one' } as const;

describe.each(ENGINES)('jobs on %s', (engine) => {
  let host: TestHost;
  let provider: TestProvider;
  beforeAll(async () => {
    provider = testProvider();
    host = await openTestHost(engine, { provider });
  });
  afterAll(() => host.close());
  beforeEach(async () => {
    host.clock.now = FRIDAY_MORNING;
    await host.database.db.deleteFrom('job').execute();
  });

  const failures: string[] = [];
  const unserved: UnservedJobs[] = [];
  const tools = (): LaneTools => ({
    db: host.database.db,
    markets,
    now: () => host.clock.now,
    onFailure: (error) => void failures.push(String(error)),
    onUnserved: (waiting) => void unserved.push(waiting),
  });
  const lane = (
    work: (subject: string) => Promise<JobOutcome>,
    name: LaneName = 'holds',
  ): Lane => ({
    name,
    work: ({ subject }) => work(subject),
    pauseMs: 1,
    firstRetryMs: 10_000,
  });
  const later = (ms: number): void => {
    host.clock.now = laterBy(host.clock.now, ms);
  };

  it('are done once they are due, each by one of two workers', async () => {
    for (const subject of ['one', 'two', 'three'])
      await scheduleJob(host.database.db, { ...JOB, subject }, FRIDAY_MORNING);
    await scheduleJob(host.database.db, JOB, laterBy(FRIDAY_MORNING, MINUTE));
    const done: string[] = [];
    const work = lane(async (subject) => {
      done.push(subject);
      return 'done';
    });
    const counts = await Promise.all([runLane(tools(), work), runLane(tools(), work)]);
    expect(counts[0] + counts[1]).toBe(2);
    expect(done.toSorted()).toEqual(['three', 'two']);
    later(MINUTE);
    expect(await runLane(tools(), work)).toBe(1);
    expect(await runLane(tools(), work)).toBe(0);
    expect(done).toHaveLength(3);
  });

  it('that fail are tried again at growing intervals', async () => {
    await scheduleJob(host.database.db, JOB, FRIDAY_MORNING);
    const failing = lane(() => Promise.reject(new Error('not now')));
    expect(await runLane(tools(), failing)).toBe(1);
    later(9000);
    expect(await runLane(tools(), failing)).toBe(0);
    later(1000);
    expect(await runLane(tools(), failing)).toBe(1);
    later(19_000);
    expect(await runLane(tools(), failing)).toBe(0);
    later(1000);
    expect(await runLane(tools(), failing)).toBe(1);
    expect(failures).toContain('Error: not now');
  });

  it('of a kind that nobody knows are kept, tried again and reported', async () => {
    await host.database.db
      .insertInto('job')
      .values({
        lane: 'holds',
        kind: 'constructor',
        market: 'pl',
        subject: 'one',
        created_at: FRIDAY_MORNING,
        due_at: FRIDAY_MORNING,
      })
      .execute();
    await scheduleJob(host.database.db, JOB, FRIDAY_MORNING);
    failures.length = 0;
    const done: string[] = [];
    const work = workByKind<'holds'>({
      order: async ({ subject }) => (done.push(subject), 'done'),
      invoiced: () => Promise.reject(new Error('there is none')),
      purchase: () => Promise.reject(new Error('there is none')),
      return: () => Promise.reject(new Error('there is none')),
    });
    const holds: Lane = { name: 'holds', work, pauseMs: 1, firstRetryMs: 10_000 };
    expect(await runLane(tools(), holds)).toBe(2);
    expect(failures).toEqual(['Error: No work is known for jobs of kind constructor']);
    expect(done).toEqual(['one']);
    later(10_000);
    expect(await runLane(tools(), holds)).toBe(1);
    expect(failures).toHaveLength(2);
    const kept = await host.database.db.selectFrom('job').select(['kind', 'attempts']).execute();
    expect(kept).toEqual([{ kind: 'constructor', attempts: 2 }]);
  });

  it('of a market that this host does not serve are kept as they are for one that does', async () => {
    for (const subject of ['one', 'two'])
      await scheduleJob(host.database.db, { ...JOB, subject }, FRIDAY_MORNING);
    await scheduleJob(host.database.db, { ...JOB, market: 'pt' }, FRIDAY_MORNING);
    const done: string[] = [];
    const work = lane(async (subject) => {
      done.push(subject);
      return 'done';
    });
    const elsewhere = { ...tools(), markets: markets.filter(({ id }) => id !== 'pl') };
    expect(await runLane(elsewhere, work)).toBe(1);
    expect(
      await host.database.db
        .selectFrom('job')
        .select(['market', 'due_at', 'leased_until', 'attempts'])
        .execute(),
    ).toEqual(
      Array.from({ length: 2 }, () => ({
        market: 'pl',
        due_at: FRIDAY_MORNING,
        leased_until: null,
        attempts: 0,
      })),
    );
    expect(await runLane(tools(), work)).toBe(2);
    expect(done).toEqual(['one', 'one', 'two']);
  });

  it('of a market that this host does not serve are reported once, when its lanes start', async () => {
    for (const subject of ['one', 'two'])
      await scheduleJob(host.database.db, { ...JOB, subject }, FRIDAY_MORNING);
    await scheduleJob(host.database.db, { ...JOB, market: 'pt' }, laterBy(FRIDAY_MORNING, MINUTE));
    unserved.length = 0;
    const passes = Promise.withResolvers<undefined>();
    let count = 0;
    const started = startLanes(
      {
        ...tools(),
        markets: [],
        now: () => {
          count += 1;
          if (count > 3) passes.resolve(undefined);
          return host.clock.now;
        },
      },
      [lane(async () => 'done')],
    );
    await passes.promise;
    await started.stop();
    expect(unserved).toEqual([
      { lane: 'holds', market: 'pl', jobs: 2 },
      { lane: 'holds', market: 'pt', jobs: 1 },
    ]);
    expect(await host.database.db.selectFrom('job').select('id').execute()).toHaveLength(3);
  });

  it('have a work for each kind of their lane, and no other kind', () => {
    const done = async (): Promise<JobOutcome> => 'done';
    // @ts-expect-error nobody ends the hold of a purchase
    expect(workByKind<'holds'>({ order: done })).toBeTypeOf('function');
    // @ts-expect-error a refund is a job of another lane
    const job: Parameters<typeof scheduleJob>[1] = { ...JOB, kind: 'refund' };
    expect(job.lane).toBe('holds');
  });

  it('of a worker that died are taken again when its lease has ended by the clock of the database, not by one that is ahead', async () => {
    await scheduleJob(host.database.db, JOB, FRIDAY_MORNING);
    const { db } = host.database;
    const meanwhile: (readonly [number, string | null])[] = [];
    const work = lane(async () => {
      const ahead = { ...tools(), now: () => laterBy(host.clock.now, 60 * MINUTE) };
      const none = lane(() => Promise.reject(new Error('taken twice')));
      const { rows } = await sql<{
        readonly minute: string;
      }>`select (extract(epoch from leased_until - clock_timestamp()) between 1 and 60)::text as minute from job`.execute(
        db,
      );
      meanwhile.push([await runLane(ahead, none), rows[0]?.minute ?? null]);
      return 'done';
    });
    await sql`update job set leased_until = clock_timestamp() + interval '1 minute'`.execute(db);
    expect(await runLane(tools(), work)).toBe(0);
    await sql`update job set leased_until = clock_timestamp() - interval '1 second'`.execute(db);
    expect(await runLane(tools(), work)).toBe(1);
    expect(meanwhile).toEqual([[0, 'true']]);
    expect(await db.selectFrom('job').select('id').execute()).toEqual([]);
  });

  it('that are planned anew while they are done stay planned', async () => {
    await scheduleJob(host.database.db, JOB, FRIDAY_MORNING);
    const next = laterBy(FRIDAY_MORNING, MINUTE);
    await runLane(
      tools(),
      lane(async () => {
        await scheduleJob(host.database.db, JOB, next);
        return 'done';
      }),
    );
    expect(await host.database.db.selectFrom('job').select('due_at').execute()).toEqual([
      { due_at: next },
    ]);
  });

  it('of one lane never wait for another: a mail server that does not answer delays no end of a hold (PLO-07)', async () => {
    const buyer = await buyerAtCheckout(host, { [skuOf(20)]: 2 });
    const { orders, payment } = await replied(
      host.call('orderAndPay', aCardPlacement(buyer, await revisionOf(host, buyer)), buyer),
    );
    provider.decide(payment.attempt_id, 'expired');
    await withTx(host.database.db, (tx) =>
      enqueueMail(tx, {
        market: 'pl',
        kind: 'account-created',
        payload: { customer: 'none' },
        now: FRIDAY_MORNING,
      }),
    );
    later(60 * MINUTE);
    const asked = Promise.withResolvers<undefined>();
    const hung = startLanes(tools(), [
      lane(() => {
        asked.resolve(undefined);
        return new Promise(() => undefined);
      }, 'mail'),
    ]);
    await asked.promise;
    await host.host.followPayments();
    expect(
      await host.database.db
        .selectFrom('orders')
        .select('stock_state')
        .where('number', '=', orders[0]?.order_number ?? '')
        .executeTakeFirst(),
    ).toEqual({ stock_state: 'released' });
    // It waits for a moment, since the mail server never answers.
    void hung.stop();
  });
});
