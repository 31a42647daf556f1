import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { MomentColumn } from './column-types.ts';

export const LANES = [
  'mail',
  'payments',
  'holds',
  'notices',
  'upkeep',
  'messages',
  'recommendations',
] as const;

/** Jobs of one lane wait for each other, those of different lanes never do. */
export type LaneName = (typeof LANES)[number];

type JobTable = {
  id: Generated<number>;
  lane: LaneName;
  kind: string;
  market: string;
  /** What the job is about, if there is only one job about it; null for a mail. */
  subject: string | null;
  payload: JSONColumnType<object, string | undefined, string>;
  created_at: MomentColumn;
  due_at: MomentColumn;
  /** While it lasts by the clock of the database, one worker has the job. */
  leased_until: ColumnType<string | null, string | null | undefined, string | null>;
  attempts: Generated<number>;
};

export type JobTables = { job: JobTable };
