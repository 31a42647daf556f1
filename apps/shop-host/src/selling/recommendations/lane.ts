import { COUNTED_DAYS, LEAST_BUYERS } from '@materia/domain-order';
import type { Market } from '@materia/market-model';
import { type Db, withTx } from '../../platform/database/with-tx.ts';
import { workByKind } from '../../platform/jobs/job-kinds.ts';
import type { Lane } from '../../platform/jobs/lanes.ts';
import { scheduleJob } from '../../platform/jobs/repository.ts';
import { laterBy } from '../../platform/process/instants.ts';
import { recountBoughtTogether } from './bought-together-repository.ts';

declare module '../../platform/jobs/job-kinds.ts' {
  interface JobKinds {
    /** What is bought together in a market. */
    readonly recommendations: 'bought-together';
  }
}

const DAY_MS = 86_400_000;
const PAUSE_MS = 60_000;

/** The lane that counts once a day, for each market, which products are bought together. */
export const recommendationLane = (db: Db): Lane => ({
  name: 'recommendations',
  pauseMs: PAUSE_MS,
  firstRetryMs: PAUSE_MS,
  work: workByKind<'recommendations'>({
    'bought-together': async ({ market }, now) => {
      await withTx(db, (tx) =>
        recountBoughtTogether(tx, market.id, {
          since: laterBy(now, -COUNTED_DAYS * DAY_MS),
          leastBuyers: LEAST_BUYERS,
        }),
      );
      return { again: laterBy(now, DAY_MS) };
    },
  }),
});

/** Plans the lane's job of each market; a plan that exists begins now. */
export const planRecommendations = async (
  db: Db,
  markets: readonly Pick<Market, 'id'>[],
  now: string,
): Promise<void> => {
  for (const { id: market } of markets)
    await scheduleJob(
      db,
      { lane: 'recommendations', kind: 'bought-together', market, subject: 'all' },
      now,
    );
};
