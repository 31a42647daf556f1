import { setTimeout as sleep } from 'node:timers/promises';
import type { Market } from '@materia/market-model';
import type { LaneName } from '../database/tables/job-tables.ts';
import { type Db, withTx } from '../database/with-tx.ts';
import { laterBy } from '../process/instants.ts';
import type { DueJob, JobOutcome } from './job.ts';
import {
  countJobsOfOthers,
  deleteLeasedJob,
  lockDueJob,
  postponeLeasedJob,
  saveLease,
} from './repository.ts';

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
  /** The markets that this host serves; it leaves the jobs of others as they are. */
  readonly markets: readonly Market[];
  readonly now: () => string;
  /** Called once per failed job. */
  readonly onFailure: (error: unknown, lane: LaneName) => void;
  /** Called when lanes start, once for each lane with jobs of a market that the host does not serve. */
  readonly onUnserved: (waiting: UnservedJobs) => void;
};

/** Jobs that wait for a host that serves their market. */
export type UnservedJobs = {
  readonly lane: LaneName;
  readonly market: string;
  readonly jobs: number;
};

/** A job whose worker died is taken again after this time, whatever the clocks of the workers show. */
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
    await reportUnserved(tools, lane.name).catch((error: unknown) =>
      tools.onFailure(error, lane.name),
    );
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

/**
 * Jobs of a market that is no longer served, or that only another host serves, may be mails that the
 * law requires. They are kept, and somebody has to know.
 */
const reportUnserved = async (
  { db, markets, onUnserved }: LaneTools,
  lane: LaneName,
): Promise<void> => {
  const waiting = await countJobsOfOthers(db, lane, idsOf(markets));
  for (const { market, jobs } of waiting) onUnserved({ lane, market, jobs });
};

const idsOf = (markets: readonly Market[]): readonly string[] => markets.map(({ id }) => id);

type LeasedJob = {
  readonly id: number;
  readonly kind: string;
  readonly market: string;
  readonly subject: string | null;
  readonly payload: unknown;
  readonly attempts: number;
  readonly leasedUntil: string;
};

const leaseJob = (
  { db, markets, now }: LaneTools,
  lane: LaneName,
): Promise<LeasedJob | undefined> =>
  withTx(db, async (tx) => {
    const job = await lockDueJob(tx, lane, idsOf(markets), now());
    if (job === undefined) return undefined;
    return { ...job, leasedUntil: await saveLease(tx, job.id, LEASE_MS, job.attempts + 1) };
  });

const outcomeOf = async (
  { markets, now, onFailure }: LaneTools,
  lane: Lane,
  job: LeasedJob,
): Promise<JobOutcome> => {
  try {
    const market = markets.find(({ id }) => id === job.market);
    if (market === undefined) throw new Error(`A job of ${job.market} was leased`);
    return await lane.work({ ...job, market, subject: job.subject ?? '' }, now());
  } catch (error) {
    onFailure(error, lane.name);
    const pause = Math.min(lane.firstRetryMs * 2 ** job.attempts, LONGEST_RETRY_MS);
    return { again: laterBy(now(), pause) };
  }
};

/** A job that was rescheduled meanwhile, or that another worker has, stays as it is. */
const settleJob = ({ db }: LaneTools, job: LeasedJob, outcome: JobOutcome): Promise<void> =>
  outcome === 'done' ? deleteLeasedJob(db, job) : postponeLeasedJob(db, job, outcome.again);
