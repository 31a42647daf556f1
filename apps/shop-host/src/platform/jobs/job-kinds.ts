import type { DueJob, JobOutcome } from './job.ts';

/**
 * The kinds of jobs in each lane. An area adds its lanes to this interface beside their work,
 * because jobs know none of the areas that schedule them.
 */
export interface JobKinds {}

type JobWork = (job: DueJob, now: string) => Promise<JobOutcome>;

/**
 * Does each kind of a lane's jobs in its own way. A kind that nobody does any more, in a row of an
 * earlier version, is a failure: the job stays, is tried again and reported.
 */
export const workByKind = <LaneName extends keyof JobKinds>(
  works: Readonly<Record<JobKinds[LaneName], JobWork>>,
): JobWork => {
  const byKind = new Map<string, JobWork>(Object.entries(works));
  return async (job, now) => {
    const work = byKind.get(job.kind);
    if (work === undefined) throw new Error(`No work is known for jobs of kind ${job.kind}`);
    return work(job, now);
  };
};
