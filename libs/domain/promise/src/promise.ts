import {
  addDays,
  addOpeningDays,
  type IsoWeekday,
  type OpeningCalendar,
  type PlainDate,
  type SkippedDay,
} from '@materia/domain-holiday-calendar';
import type { PromisedDelay } from '@materia/domain-stock-status';
import {
  type OpeningHours,
  rangesOn,
  storeClosedReason,
  type StoreTimes,
  type LocalMoment,
} from '@materia/domain-stores';

/**
 * When and where a promise is made: the moment in the store's local time, and the hours and closed
 * days of the store that fulfils it.
 */
export type PromiseContext = StoreTimes & { readonly now: LocalMoment };

/**
 * When the products are ready. Minutes are counted since midnight in the store's local time.
 * `working-days` is a promise in days, without a time; the others are promises in hours.
 */
export type PromiseFact =
  /** Ready after that many uninterrupted hours, today. */
  | {
      readonly kind: 'within-hours';
      readonly hours: number;
      readonly date: PlainDate;
      readonly minute: number;
    }
  | { readonly kind: 'today-from'; readonly date: PlainDate; readonly minute: number }
  | { readonly kind: 'tomorrow-from'; readonly date: PlainDate; readonly minute: number }
  | { readonly kind: 'day-from'; readonly date: PlainDate; readonly minute: number }
  | { readonly kind: 'working-days'; readonly days: number; readonly date: PlainDate };

/** A promise and the days that it skips, with their reasons. */
export type DeliveryPromise = PromiseFact & { readonly skipped: readonly SkippedDay[] };

/**
 * A store without opening hours for this long cannot give a promise in hours; a delay that takes
 * longer cannot either.
 */
const LOOK_AHEAD_DAYS = 60;
/** Longer delays are data errors. */
const LONGEST_DELAY_DAYS = 366;

const promiseAnew = (
  delay: PromisedDelay,
  context: PromiseContext,
): DeliveryPromise | undefined => {
  if (!Number.isInteger(delay.delay) || delay.delay < 0) return undefined;
  return delay.unit === 'HOUR'
    ? inHours(delay.delay, context)
    : inWorkingDays(delay.delay, context);
};

/** A list asks for the same few delays of one store for each of its products. */
const known = new WeakMap<PromiseContext, Map<string, DeliveryPromise | undefined>>();

/**
 * Converts a delay to a day or hour at this moment and store. HOUR counts the opening hours of the
 * store, Saturdays included. DAY counts working days from the next opening day: no
 * weekend, no holiday, no day on which the store is closed. 0 days is the first opening day from
 * today. Undefined when the delay is not a non-negative integer or cannot be met in a reasonable
 * time.
 */
export const promise = (
  delay: PromisedDelay,
  context: PromiseContext,
): DeliveryPromise | undefined => {
  const promises = known.get(context) ?? new Map<string, DeliveryPromise | undefined>();
  known.set(context, promises);
  const key = `${delay.delay} ${delay.unit}`;
  if (!promises.has(key)) promises.set(key, promiseAnew(delay, context));
  return promises.get(key);
};

const inHours = (hours: number, context: PromiseContext): DeliveryPromise | undefined => {
  const skipped: SkippedDay[] = [];
  let left = hours * 60;
  for (let ahead = 0; ahead <= LOOK_AHEAD_DAYS; ahead += 1) {
    const date = addDays(context.now.date, ahead);
    const earliest = ahead === 0 ? context.now.minutesOfDay : 0;
    for (const { from, to } of rangesOn(date, context)) {
      const start = Math.max(from, earliest);
      // Products that are ready at the very minute of closing cannot be collected any more.
      if (start + left < to)
        return { ...hoursFact(hours, ahead, date, start + left, context.now), skipped };
      left -= Math.max(0, to - start);
    }
    const reason = storeClosedReason(date, context);
    if (reason !== undefined) skipped.push({ date, reason });
  }
  return undefined;
};

const hoursFact = (
  hours: number,
  ahead: number,
  date: PlainDate,
  minute: number,
  now: LocalMoment,
): PromiseFact => {
  if (ahead > 1) return { kind: 'day-from', date, minute };
  if (ahead === 1) return { kind: 'tomorrow-from', date, minute };
  const onEnd = hours > 0 && minute - now.minutesOfDay === hours * 60;
  return onEnd
    ? { kind: 'within-hours', hours, date, minute }
    : { kind: 'today-from', date, minute };
};

const inWorkingDays = (days: number, context: PromiseContext): DeliveryPromise | undefined => {
  if (days > LONGEST_DELAY_DAYS) return undefined;
  const calendar = workingDaysOf(context);
  if (calendar === undefined) return undefined;
  const { date, skipped } = addOpeningDays(context.now.date, days, calendar);
  return { kind: 'working-days', days, date, skipped };
};

const WORKING_DAYS = [1, 2, 3, 4, 5] as const satisfies readonly IsoWeekday[];

/**
 * The calendar plus the weekdays on which the store never opens; undefined for a store that opens
 * on no working day at all.
 */
const workingDaysOf = ({
  hours,
  calendar,
}: {
  readonly hours: OpeningHours;
  readonly calendar: OpeningCalendar;
}): OpeningCalendar | undefined => {
  const closedWeekdays = WORKING_DAYS.filter(
    (day) => hours[day].length === 0 || calendar.closedWeekdays?.includes(day) === true,
  );
  return closedWeekdays.length === WORKING_DAYS.length
    ? undefined
    : { ...calendar, closedWeekdays };
};
