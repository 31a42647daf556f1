import { setTimeout as sleep } from 'node:timers/promises';
import type { Market } from '@materia/market-model';
import type { LaneName } from '../database/tables/job-tables.ts';
import { type Db, withTx } from '../database/with-tx.ts';
import { laterBy } from '../process/instants.ts';

/** A job that is due. `attempts` counts earlier tries since it was scheduled. */
export type DueJob = {
  readonly kind: string;
  readonly market: Market;
  readonly subject: string;
  readonly payload: unknown;
  readonly attempts: number;
};

/** A job that is not done is tried again at an ISO instant. */
export type JobOutcome = 'done' | { readonly again: string };

export type Lane = {
  readonly name: LaneName;
  /** Does one job. Rejects if it failed; it is then tried again later. */
  readonly work: (job: DueJob, now: string) => Promise<JobOutcome>;
  /** How long the lane rests when nothing is due. */
  readonly pauseMs: number;
  /** The first pause after a failure, which doubles with each further one. */
  readonly firstRetryMs: number;
};

export type LaneTools = {
  readonly db: Db;
  readonly marketById: (id: string) => Market | undefined;
  readonly now: () => string;
  /** Called once per failed job. */
  readonly onFailure: (error: unknown, lane: LaneName) => void;
};

/** A job whose worker died is taken again after this time. */
const LEASE_MS = 60_000;
const LONGEST_RETRY_MS = 3_600_000;
/** A stopping host waits this long for work in progress; its lease lets another host repeat it. */
const GRACE_MS = 3000;

/**
 * Does the due jobs of a lane one by one and returns how many there were. A job is leased first, so that two hosts never do the same one
 * at the same time and no transaction waits for a mail server or a payment provider. Each job is a step of its own: one that fails
 * delays no other.
 */
export const runLane = async (tools: LaneTools, lane: Lane): Promise<number> => {
  for (let count = 0; ; count += 1) {
    const job = await leaseJob(tools, lane.name);
    if (job === undefined) return count;
    await settleJob(tools, job, await outcomeOf(tools, lane, job));
  }
};

/** Runs lanes side by side until stopped: what hangs in one delays nothing in another. */
export const startLanes = (
  tools: LaneTools,
  lanes: readonly Lane[],
): { readonly stop: () => Promise<void> } => {
  const stopping = new AbortController();
  const watch = async (lane: Lane): Promise<void> => {
    while (!stopping.signal.aborted) {
      await sleep(lane.pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (!stopping.signal.aborted)
        await runLane(tools, lane).catch((error: unknown) => tools.onFailure(error, lane.name));
    }
  };
  const running = Promise.all(lanes.map(watch));
  return {
    stop: async () => {
      stopping.abort();
      await Promise.race([running, sleep(GRACE_MS, undefined, { ref: false })]);
    },
  };
};

type LeasedJob = {
  readonly id: number;
  readonly kind: string;
  readonly market: string;
  readonly subject: string | null;
  readonly payload: unknown;
  readonly attempts: number;
  readonly leasedUntil: string;
};

const leaseJob = ({ db, now }: LaneTools, lane: LaneName): Promise<LeasedJob | undefined> =>
  withTx(db, async (tx) => {
    const at = now();
    const job = await tx
      .selectFrom('job')
      .select(['id', 'kind', 'market', 'subject', 'payload', 'attempts'])
      .where('lane', '=', lane)
      .where('due_at', '<=', at)
      .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', at)]))
      .orderBy('due_at')
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (job === undefined) return undefined;
    const leasedUntil = laterBy(at, LEASE_MS);
    await tx
      .updateTable('job')
      .set({ leased_until: leasedUntil, attempts: job.attempts + 1 })
      .where('id', '=', job.id)
      .execute();
    return { ...job, leasedUntil };
  });

/** A job of a market that is no longer served is done. */
const outcomeOf = async (
  { marketById, now, onFailure }: LaneTools,
  lane: Lane,
  job: LeasedJob,
): Promise<JobOutcome> => {
  const market = marketById(job.market);
  if (market === undefined) return 'done';
  try {
    return await lane.work({ ...job, market, subject: job.subject ?? '' }, now());
  } catch (error) {
    onFailure(error, lane.name);
    const pause = Math.min(lane.firstRetryMs * 2 ** job.attempts, LONGEST_RETRY_MS);
    return { again: laterBy(now(), pause) };
  }
};

/** A job that was rescheduled meanwhile, or that another worker has, stays as it is. */
const settleJob = async (
  { db }: LaneTools,
  { id, leasedUntil }: LeasedJob,
  outcome: JobOutcome,
): Promise<void> => {
  if (outcome === 'done')
    await db
      .deleteFrom('job')
      .where('id', '=', id)
      .where('leased_until', '=', leasedUntil)
      .execute();
  else
    await db
      .updateTable('job')
      .set({ due_at: outcome.again, leased_until: null })
      .where('id', '=', id)
      .where('leased_until', '=', leasedUntil)
      .execute();
};
