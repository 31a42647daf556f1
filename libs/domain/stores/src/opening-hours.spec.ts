import { marketOf } from '@materia/testing/markets';
import {
  addDays,
  type PlainDate,
  plainDate,
  type SkipReason,
} from '@materia/domain-holiday-calendar';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  openState,
  parseOpeningHours,
  rangesOn,
  readStoreTimes,
  storeClosedReason,
  type StoreTimes,
} from './opening-hours.ts';

const WEEK = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 420, to: 1140 }));
const hoursOf = (rows: Parameters<typeof parseOpeningHours>[0]) => {
  const read = parseOpeningHours(rows);
  if (!read.ok) throw new Error(read.error.kind);
  return read.value;
};
describe('store schedule', () => {
  it.each([
    ['CN', { holidays: marketOf('es').holidays, region: 'CN' }],
    [undefined, { holidays: marketOf('es').holidays }],
  ])(
    'combines its hours with the holidays of its country and region %s (PRM-05, PRM-06)',
    (regionCode, calendar) => {
      expect(readStoreTimes({ openingHours: WEEK, regionCode }, marketOf('es').holidays)).toEqual({
        ok: true,
        value: { hours: hoursOf(WEEK), calendar },
      });
    },
  );

  it('refuses invalid hours', () => {
    expect(
      readStoreTimes({ openingHours: [{ weekday: 8, from: 0, to: 60 }] }, marketOf('es').holidays),
    ).toEqual({
      ok: false,
      error: { kind: 'not-a-range', weekday: 8 },
    });
  });
});

const times: StoreTimes = {
  hours: hoursOf([...WEEK, { weekday: 6, from: 480, to: 720 }, { weekday: 6, from: 780, to: 960 }]),
  calendar: { holidays: marketOf('pl').holidays, closedDays: [plainDate(2026, 11, 24)] },
};
const FRIDAY = plainDate(2026, 11, 20);
const SATURDAY = plainDate(2026, 11, 21);
const SUNDAY = plainDate(2026, 11, 22);

describe('opening hours', () => {
  it.each([
    ['a weekday 0', [{ weekday: 0, from: 0, to: 10 }], 'not-a-range'],
    ['a weekday 8', [{ weekday: 8, from: 0, to: 10 }], 'not-a-range'],
    ['an empty range', [{ weekday: 1, from: 600, to: 600 }], 'not-a-range'],
    ['a range before midnight', [{ weekday: 1, from: -10, to: 700 }], 'not-a-range'],
    ['a range past midnight', [{ weekday: 1, from: 600, to: 1500 }], 'not-a-range'],
    ['a fraction of a minute', [{ weekday: 1, from: 600.5, to: 700 }], 'not-a-range'],
    [
      'overlapping ranges',
      [
        { weekday: 3, from: 600, to: 900 },
        { weekday: 3, from: 840, to: 1000 },
      ],
      'overlapping-ranges',
    ],
  ])('refuses %s', (_, rows, kind) =>
    expect(parseOpeningHours(rows)).toMatchObject({ ok: false, error: { kind } }),
  );

  it('reads rows in any order', () => {
    expect(
      hoursOf([
        { weekday: 6, from: 780, to: 960 },
        { weekday: 6, from: 480, to: 720 },
      ])[6],
    ).toEqual([
      { from: 480, to: 720 },
      { from: 780, to: 960 },
    ]);
  });

  it.each([
    ['open until closing', FRIDAY, 600, { kind: 'open', until: 1140 }],
    ['open at the first minute', FRIDAY, 420, { kind: 'open', until: 1140 }],
    [
      'closed at the minute of closing',
      FRIDAY,
      1140,
      { kind: 'opens-later', date: SATURDAY, weekday: 6, at: 480 },
    ],
    ['early in the morning', FRIDAY, 300, { kind: 'opens-today', at: 420 }],
    ['over lunch', SATURDAY, 750, { kind: 'opens-today', at: 780 }],
    [
      'on a Sunday',
      SUNDAY,
      600,
      { kind: 'opens-later', date: plainDate(2026, 11, 23), weekday: 1, at: 420 },
    ],
    [
      'over a day closed for stocktaking',
      plainDate(2026, 11, 23),
      1200,
      { kind: 'opens-later', date: plainDate(2026, 11, 25), weekday: 3, at: 420 },
    ],
    [
      'on a holiday of the market',
      plainDate(2026, 11, 11),
      600,
      { kind: 'opens-later', date: plainDate(2026, 11, 12), weekday: 4, at: 420 },
    ],
  ])('%s', (_, date, minutesOfDay, expected) =>
    expect(openState(times, { date, minutesOfDay })).toEqual(expected),
  );

  it('a store may close at midnight', () => {
    expect(hoursOf([{ weekday: 1, from: 0, to: 1440 }])[1]).toEqual([{ from: 0, to: 1440 }]);
  });

  it.each([
    ['a Sunday without hours', SUNDAY, times, { kind: 'weekend' }],
    ['a Saturday without hours', SATURDAY, { ...times, hours: hoursOf(WEEK) }, { kind: 'weekend' }],
    ['a Saturday with hours', SATURDAY, times, undefined],
    [
      'a weekday without hours',
      FRIDAY,
      { ...times, hours: hoursOf(WEEK.slice(0, 4)) },
      { kind: 'closed-store' },
    ],
    ['stocktaking', plainDate(2026, 11, 24), times, { kind: 'closed-store' }],
    [
      'a weekday of rest',
      FRIDAY,
      { ...times, calendar: { holidays: marketOf('pl').holidays, closedWeekdays: [5] } },
      { kind: 'closed-store' },
    ],
    [
      'a holiday',
      plainDate(2026, 11, 11),
      times,
      { kind: 'holiday', key: 'independence-day', name: 'Narodowe Święto Niepodległości' },
    ],
    ['an ordinary day', FRIDAY, times, undefined],
  ] as const satisfies readonly (readonly [
    string,
    PlainDate,
    StoreTimes,
    SkipReason | undefined,
  ])[])('%s is closed for its own reason, or open (BEY-06)', (_, date, store, reason) => {
    expect(storeClosedReason(date, store)).toEqual(reason);
    expect(rangesOn(date, store).length > 0).toBe(reason === undefined);
  });

  it('the next opening is looked up for two weeks ahead, not longer', () => {
    const closedFor = (days: number): StoreTimes => ({
      ...times,
      calendar: {
        holidays: marketOf('pl').holidays,
        closedDays: Array.from({ length: days }, (_, ahead) => addDays(FRIDAY, ahead)),
      },
    });
    expect(openState(closedFor(14), { date: FRIDAY, minutesOfDay: 600 })).toMatchObject({
      kind: 'opens-later',
      date: plainDate(2026, 12, 4),
    });
    expect(openState(closedFor(15), { date: FRIDAY, minutesOfDay: 600 })).toEqual({
      kind: 'closed',
    });
  });

  it('a store without hours is closed', () => {
    expect(
      openState(
        { hours: hoursOf([]), calendar: { holidays: marketOf('pl').holidays } },
        { date: FRIDAY, minutesOfDay: 600 },
      ),
    ).toEqual({ kind: 'closed' });
  });

  it('a holiday of the region closes the stores of that region only (PRM-06)', () => {
    const diada = plainDate(2026, 9, 11);
    const inRegion = (region?: string) =>
      rangesOn(diada, {
        hours: times.hours,
        calendar:
          region === undefined
            ? { holidays: marketOf('es').holidays }
            : { holidays: marketOf('es').holidays, region },
      });
    expect([inRegion('CT').length, inRegion('MD').length, inRegion().length]).toEqual([0, 1, 1]);
  });

  it('is open exactly within a range of the day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 1439 }),
        (days, minutesOfDay) => {
          const date = addDays(FRIDAY, days);
          const isWithin = rangesOn(date, times).some(
            ({ from, to }) => from <= minutesOfDay && minutesOfDay < to,
          );
          expect(openState(times, { date, minutesOfDay }).kind === 'open').toBe(isWithin);
        },
      ),
    );
  });
});
