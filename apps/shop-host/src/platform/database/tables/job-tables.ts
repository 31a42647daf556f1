import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** ISO string in UTC, from the host's clock, never the database's. */
type Moment = ColumnType<string, string, string>;

/** Jobs of one lane wait for each other, those of different lanes never do. */
export type LaneName = 'mail' | 'payments' | 'holds';

type JobTable = {
  id: Generated<number>;
  lane: LaneName;
  kind: string;
  market: string;
  /** What the job is about, if there is only one job about it; null for a mail. */
  subject: string | null;
  payload: JSONColumnType<object, string | undefined, string>;
  created_at: Moment;
  due_at: Moment;
  /** While it lasts, one worker has the job. */
  leased_until: ColumnType<string | null, string | null | undefined, string | null>;
  attempts: Generated<number>;
};

export type JobTables = { job: JobTable };
