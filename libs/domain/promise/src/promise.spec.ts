import { marketOf } from '@materia/testing/markets';
import {
  addDays,
  comparePlainDates,
  daysBetween,
  holidayOn,
  isoWeekday,
  plainDate,
  type PlainDate,
} from '@materia/domain-holiday-calendar';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseOpeningHours, rangesOn } from '@materia/domain-stores';
import { promise, type PromiseContext } from './promise.ts';

const hoursOf = (rows: Parameters<typeof parseOpeningHours>[0]) => {
  const read = parseOpeningHours(rows);
  if (!read.ok) throw new Error(read.error.kind);
  return read.value;
};
/** Monday to Friday 7 to 19 with a one-hour break on Fridays, Saturday 8 to 14. */
const HOURS = hoursOf([
  ...[1, 2, 3, 4].map((weekday) => ({ weekday, from: 420, to: 1140 })),
  { weekday: 5, from: 420, to: 720 },
  { weekday: 5, from: 780, to: 1140 },
  { weekday: 6, from: 480, to: 840 },
]);
const at = (
  date: PlainDate,
  minutesOfDay: number,
  change: Partial<PromiseContext> = {},
): PromiseContext => ({
  hours: HOURS,
  calendar: { holidays: marketOf('pl').holidays },
  now: { date, minutesOfDay },
  ...change,
});
const WEDNESDAY = plainDate(2026, 11, 18);
const FRIDAY = plainDate(2026, 11, 20);
const SATURDAY = plainDate(2026, 11, 21);
const MONDAY = plainDate(2026, 11, 23);
const EVE_OF_INDEPENDENCE = plainDate(2026, 11, 10);

describe('a promise in hours counts the opening hours of the store (PRM-01)', () => {
  it.each([
    [
      'within the hours of a morning',
      at(WEDNESDAY, 600),
      2,
      { kind: 'within-hours', hours: 2, date: WEDNESDAY, minute: 720, skipped: [] },
    ],
    [
      'before opening, from two hours after it',
      at(WEDNESDAY, 300),
      2,
      { kind: 'today-from', date: WEDNESDAY, minute: 540, skipped: [] },
    ],
    [
      'over a break, which does not count',
      at(FRIDAY, 660),
      2,
      { kind: 'today-from', date: FRIDAY, minute: 840, skipped: [] },
    ],
    [
      'late in the evening, tomorrow',
      at(WEDNESDAY, 1110),
      2,
      { kind: 'tomorrow-from', date: addDays(WEDNESDAY, 1), minute: 510, skipped: [] },
    ],
    [
      'ready at closing time is ready at the next opening',
      at(WEDNESDAY, 1020),
      2,
      { kind: 'tomorrow-from', date: addDays(WEDNESDAY, 1), minute: 420, skipped: [] },
    ],
    [
      'on Friday evening, Saturday, which has hours',
      at(FRIDAY, 1120),
      2,
      { kind: 'tomorrow-from', date: SATURDAY, minute: 580, skipped: [] },
    ],
    [
      'on Saturday afternoon, Monday',
      at(SATURDAY, 900),
      2,
      {
        kind: 'day-from',
        date: MONDAY,
        minute: 540,
        skipped: [{ date: addDays(SATURDAY, 1), reason: { kind: 'weekend' } }],
      },
    ],
  ])('%s', (_, context, delay, expected) =>
    expect(promise({ unit: 'HOUR', delay }, context)).toEqual(expected),
  );

  it('names the holiday that it skips (BEY-06, PRM-05)', () => {
    expect(promise({ unit: 'HOUR', delay: 2 }, at(EVE_OF_INDEPENDENCE, 1130))).toEqual({
      kind: 'day-from',
      date: plainDate(2026, 11, 12),
      minute: 530,
      skipped: [
        {
          date: plainDate(2026, 11, 11),
          reason: {
            kind: 'holiday',
            key: 'independence-day',
            name: 'Narodowe Święto Niepodległości',
          },
        },
      ],
    });
  });

  it('with zero hours is ready now', () => {
    expect(promise({ unit: 'HOUR', delay: 0 }, at(WEDNESDAY, 600))).toEqual({
      kind: 'today-from',
      date: WEDNESDAY,
      minute: 600,
      skipped: [],
    });
  });

  it('waits up to sixty days for a store to open', () => {
    const closedFor = (days: number) =>
      at(FRIDAY, 600, {
        calendar: {
          holidays: marketOf('pl').holidays,
          closedDays: Array.from({ length: days }, (_, ahead) => addDays(FRIDAY, ahead)),
        },
      });
    expect(promise({ unit: 'HOUR', delay: 1 }, closedFor(60))).toMatchObject({
      kind: 'day-from',
      date: addDays(FRIDAY, 60),
    });
    expect(promise({ unit: 'HOUR', delay: 1 }, closedFor(61))).toBeUndefined();
  });

  it('gives no promise for a store that never opens', () => {
    expect(
      promise({ unit: 'HOUR', delay: 2 }, at(WEDNESDAY, 600, { hours: hoursOf([]) })),
    ).toBeUndefined();
  });

  it('is never before the delay has passed, always while the store is open, and never earlier for a later order', () => {
    const moments = fc.record({
      days: fc.integer({ min: 0, max: 400 }),
      minute: fc.integer({ min: 0, max: 1439 }),
      hours: fc.integer({ min: 0, max: 30 }),
      later: fc.integer({ min: 0, max: 1000 }),
    });
    fc.assert(
      fc.property(moments, ({ days, minute, hours, later }) => {
        const context = at(addDays(WEDNESDAY, days), minute);
        const fact = promise({ unit: 'HOUR', delay: hours }, context);
        if (fact === undefined || fact.kind === 'working-days')
          throw new Error('no promise in hours');
        const wait = daysBetween(context.now.date, fact.date) * 1440 + fact.minute - minute;
        expect(wait).toBeGreaterThanOrEqual(hours * 60);
        expect(
          rangesOn(fact.date, context).some(
            ({ from, to }) => from <= fact.minute && fact.minute < to,
          ),
        ).toBe(true);
        const asked = minute + later;
        const afterwards = promise(
          { unit: 'HOUR', delay: hours },
          at(addDays(context.now.date, Math.floor(asked / 1440)), asked % 1440),
        );
        if (afterwards === undefined || afterwards.kind === 'working-days')
          throw new Error('no promise in hours');
        expect(
          daysBetween(fact.date, afterwards.date) * 1440 + afterwards.minute,
        ).toBeGreaterThanOrEqual(fact.minute);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a promise in days counts working days (PRM-02, PRM-03)', () => {
  it.each([
    [
      'one day from Wednesday is Thursday: the order day does not count (PRM-07)',
      WEDNESDAY,
      1,
      plainDate(2026, 11, 19),
    ],
    ['no day at all is the first opening day from today on', SATURDAY, 0, MONDAY],
    [
      'one day from Friday is Monday, although the store opens on Saturday (PRM-04)',
      FRIDAY,
      1,
      MONDAY,
    ],
    ['three days from Friday are Wednesday (PRM-03)', FRIDAY, 3, plainDate(2026, 11, 25)],
    [
      'one day before a holiday is the day after it (PRM-05)',
      EVE_OF_INDEPENDENCE,
      1,
      plainDate(2026, 11, 12),
    ],
    [
      'two days before Christmas 2025 pass three holidays and a weekend (PRM-05)',
      plainDate(2025, 12, 23),
      2,
      plainDate(2025, 12, 30),
    ],
  ])('%s', (_, date, delay, expected) => {
    for (const minute of [0, 600, 1439]) {
      expect(promise({ unit: 'DAY', delay }, at(date, minute))).toMatchObject({
        kind: 'working-days',
        days: delay,
        date: expected,
      });
    }
  });

  it('is a day without an hour, whatever the time (PRM-02)', () => {
    for (const minute of [0, 600, 1439])
      expect(promise({ unit: 'DAY', delay: 1 }, at(WEDNESDAY, minute))).toMatchObject({
        kind: 'working-days',
      });
  });

  it('skips a holiday of a region only for stores in that region (PRM-06)', () => {
    const before = plainDate(2026, 9, 10);
    const there = promise(
      { unit: 'DAY', delay: 1 },
      at(before, 600, { calendar: { holidays: marketOf('es').holidays, region: 'CT' } }),
    );
    const elsewhere = promise(
      { unit: 'DAY', delay: 1 },
      at(before, 600, { calendar: { holidays: marketOf('es').holidays, region: 'MD' } }),
    );
    expect([there?.date, elsewhere?.date]).toEqual(['2026-09-14', '2026-09-11']);
    expect(there?.skipped[0]).toEqual({
      date: '2026-09-11',
      reason: { kind: 'holiday', key: 'catalonia-day', name: 'Fiesta Nacional de Cataluña' },
    });
  });

  it('reports each skipped day with its reason: weekend, named holiday, closed store (BEY-06)', () => {
    const stocktaking = plainDate(2026, 11, 12);
    const fact = promise(
      { unit: 'DAY', delay: 3 },
      at(plainDate(2026, 11, 9), 600, {
        calendar: { holidays: marketOf('pl').holidays, closedDays: [stocktaking] },
      }),
    );
    expect(fact).toEqual({
      kind: 'working-days',
      days: 3,
      date: '2026-11-16',
      skipped: [
        {
          date: '2026-11-11',
          reason: {
            kind: 'holiday',
            key: 'independence-day',
            name: 'Narodowe Święto Niepodległości',
          },
        },
        { date: '2026-11-12', reason: { kind: 'closed-store' } },
        { date: '2026-11-14', reason: { kind: 'weekend' } },
        { date: '2026-11-15', reason: { kind: 'weekend' } },
      ],
    });
  });

  it('a weekday on which the store never opens is not a working day', () => {
    const hours = hoursOf([2, 3, 4, 5].map((weekday) => ({ weekday, from: 420, to: 1140 })));
    expect(promise({ unit: 'DAY', delay: 1 }, at(FRIDAY, 600, { hours }))).toMatchObject({
      date: '2026-11-24',
    });
    expect(
      promise(
        { unit: 'DAY', delay: 1 },
        at(FRIDAY, 600, { hours: hoursOf([{ weekday: 7, from: 0, to: 600 }]) }),
      ),
    ).toBeUndefined();
  });

  it('a weekly rest day is not a working day either (PRM-03)', () => {
    expect(
      promise(
        { unit: 'DAY', delay: 1 },
        at(FRIDAY, 600, { calendar: { holidays: marketOf('pl').holidays, closedWeekdays: [1] } }),
      ),
    ).toMatchObject({ date: '2026-11-24' });
    const restsEachDay = at(FRIDAY, 600, {
      calendar: { holidays: marketOf('pl').holidays, closedWeekdays: [1, 2, 3, 4, 5] },
    });
    expect(promise({ unit: 'DAY', delay: 1 }, restsEachDay)).toBeUndefined();
  });

  it('promises at most a year of working days', () => {
    expect(promise({ unit: 'DAY', delay: 366 }, at(FRIDAY, 600))).toMatchObject({
      kind: 'working-days',
      days: 366,
    });
    expect(promise({ unit: 'DAY', delay: 367 }, at(FRIDAY, 600))).toBeUndefined();
  });

  it.each([-1, 1.5, Number.NaN, 100_000])('a delay of %s gives no promise', (delay) => {
    expect(promise({ unit: 'DAY', delay }, at(WEDNESDAY, 600))).toBeUndefined();
    expect(promise({ unit: 'HOUR', delay }, at(WEDNESDAY, 600))).toBeUndefined();
  });

  it('is a working day; every day until then is either counted or reported as skipped (PRM-03, BEY-06)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 1, max: 40 }),
        (days, delay) => {
          const from = addDays(plainDate(2024, 1, 1), days);
          const fact = promise({ unit: 'DAY', delay }, at(from, 600));
          if (fact === undefined) throw new Error('no promise');
          expect(
            isoWeekday(fact.date) <= 5 &&
              holidayOn(fact.date, marketOf('pl').holidays) === undefined,
          ).toBe(true);
          expect(daysBetween(from, fact.date)).toBe(delay + fact.skipped.length);
          expect(
            fact.skipped.every(
              ({ date }) =>
                comparePlainDates(from, date) < 0 && comparePlainDates(date, fact.date) < 0,
            ),
          ).toBe(true);
        },
      ),
    );
  });
});
