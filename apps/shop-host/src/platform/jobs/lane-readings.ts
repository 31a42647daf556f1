import type { LaneReading } from '@materia/platform-metrics';
import type { LaneName } from '../database/tables/job-tables.ts';
import type { Reader } from '../database/with-tx.ts';
import { readDueJobs } from './repository.ts';

/** How far each of these lanes is behind at an ISO instant; nothing is due in those that are not. */
export const readLanes = async (
  db: Reader,
  lanes: readonly LaneName[],
  now: string,
): Promise<readonly LaneReading[]> => {
  const due = await readDueJobs(db, now);
  return lanes.map((lane) => {
    const reading = due.find((each) => each.lane === lane);
    return {
      lane,
      due: reading?.due ?? 0,
      failed: reading?.failed ?? 0,
      oldestSeconds:
        reading === undefined ? 0 : (Date.parse(now) - Date.parse(reading.oldest)) / 1000,
    };
  });
};
