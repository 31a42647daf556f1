import { fail, ok, type Result } from '@materia/domain-kernel';
import type { FlagKey } from './flags.ts';
import type { FlagChoice, FlagChoices } from './resolve-flag.ts';

/**
 * A choice with an optional start and end. Moments are milliseconds since 1970-01-01T00:00Z; forms
 * must convert local times of the business unit's time zone. `until` is the first moment after the
 * choice ends.
 */
export type ScheduledChoice = {
  readonly key: FlagKey;
  readonly choice: FlagChoice;
  readonly from?: number | undefined;
  readonly until?: number | undefined;
};

export type SchedulePhase = 'waiting' | 'running' | 'ended';

export type ScheduleRefusal =
  { readonly kind: 'schedule-ends-before-it-starts' } | { readonly kind: 'schedule-already-over' };

/** Refuses an empty schedule, and one that is entirely in the past. */
export const checkSchedule = <Choice extends Pick<ScheduledChoice, 'from' | 'until'>>(
  choice: Choice,
  now: number,
): Result<Choice, ScheduleRefusal> => {
  const { from, until } = boundsOf(choice);
  if (until <= from) return fail({ kind: 'schedule-ends-before-it-starts' });
  return schedulePhase(choice, now) === 'ended'
    ? fail({ kind: 'schedule-already-over' })
    : ok(choice);
};

export const schedulePhase = (
  choice: Pick<ScheduledChoice, 'from' | 'until'>,
  now: number,
): SchedulePhase => {
  const { from, until } = boundsOf(choice);
  if (now >= until) return 'ended';
  return now < from ? 'waiting' : 'running';
};

/** The choices in force at a moment. When several apply to one flag, the last in the list wins. */
export const choicesAt = (scheduled: readonly ScheduledChoice[], now: number): FlagChoices =>
  Object.fromEntries(
    scheduled
      .filter((choice) => schedulePhase(choice, now) === 'running')
      .map(({ key, choice }) => [key, choice]),
  );

/**
 * The next moment at which a choice begins or ends, so that schedules apply without manual action;
 * undefined when there is none.
 */
export const nextFlip = (
  scheduled: readonly ScheduledChoice[],
  now: number,
): number | undefined => {
  const moments = scheduled.map(boundsOf).flatMap(({ from, until }) => [from, until]);
  const next = Math.min(...moments.filter((moment) => moment > now));
  return next === Infinity ? undefined : next;
};

/** A choice without a start has always been active, one without an end never ends. */
const boundsOf = ({
  from = -Infinity,
  until = Infinity,
}: Pick<ScheduledChoice, 'from' | 'until'>) => ({ from, until });
