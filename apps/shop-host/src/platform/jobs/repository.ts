import { sql } from 'kysely';
import type { Reader, Tx } from '../database/with-tx.ts';
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
