import { marketOf } from '@materia/testing/markets';
import { promise } from '@materia/domain-promise';
import type { PromiseUnit } from '@materia/domain-stock-status';
import type { OpeningHours } from '@materia/domain-stores';
import type { OpeningCalendar } from '@materia/domain-holiday-calendar';
import { describe, expect, it } from 'vitest';
import { instantOf, zonedMoment } from './zoned-moment.ts';

/** Monday to Friday 7 to 19, Saturday 8 to 14, in the store's local time. */
const WEEKDAY = [{ from: 420, to: 1140 }];
const HOURS: OpeningHours = {
  1: WEEKDAY,
  2: WEEKDAY,
  3: WEEKDAY,
  4: WEEKDAY,
  5: WEEKDAY,
  6: [{ from: 480, to: 840 }],
  7: [],
};

const STORES = {
  pl: { zone: 'Europe/Warsaw', calendar: { holidays: marketOf('pl').holidays } },
  es: { zone: 'Europe/Madrid', calendar: { holidays: marketOf('es').holidays, region: 'MD' } },
  fr: { zone: 'Europe/Paris', calendar: { holidays: marketOf('fr').holidays } },
  pt: { zone: 'Europe/Lisbon', calendar: { holidays: marketOf('pt').holidays } },
} as const satisfies Readonly<
  Record<string, { readonly zone: string; readonly calendar: OpeningCalendar }>
>;

type Market = keyof typeof STORES;

const promisedAt = (market: Market, orderedAt: string, unit: PromiseUnit, delay: number) => {
  const { zone, calendar } = STORES[market];
  return promise({ unit, delay }, { now: zonedMoment(orderedAt, zone), hours: HOURS, calendar });
};

/**
 * Expected days, written out by hand per market. Lisbon is an hour behind the others, so near
 * midnight it is still the day before there.
 */
const DAYS: readonly {
  readonly event: string;
  readonly orderedAt: string;
  readonly days: number;
  readonly expected: Readonly<Record<Market, string>>;
}[] = [
  {
    event: 'the night clocks go forward, one day',
    orderedAt: '2026-03-28T23:30:00Z',
    days: 1,
    expected: { pl: '2026-03-30', es: '2026-03-30', fr: '2026-03-30', pt: '2026-03-30' },
  },
  {
    event: 'the Friday before clocks go forward, two days',
    orderedAt: '2026-03-27T12:00:00Z',
    days: 2,
    expected: { pl: '2026-03-31', es: '2026-03-31', fr: '2026-03-31', pt: '2026-03-31' },
  },
  {
    event: 'after midnight when clocks went back, one day',
    orderedAt: '2026-10-25T23:30:00Z',
    days: 1,
    expected: { pl: '2026-10-27', es: '2026-10-27', fr: '2026-10-27', pt: '2026-10-26' },
  },
  {
    event: 'in the hour that comes twice, second run, one day',
    orderedAt: '2026-10-25T01:30:00Z',
    days: 1,
    expected: { pl: '2026-10-26', es: '2026-10-26', fr: '2026-10-26', pt: '2026-10-26' },
  },
  {
    event: 'the day before a leap day, one day',
    orderedAt: '2024-02-28T10:00:00Z',
    days: 1,
    expected: { pl: '2024-02-29', es: '2024-02-29', fr: '2024-02-29', pt: '2024-02-29' },
  },
  {
    event: 'over a leap day, two days',
    orderedAt: '2024-02-28T10:00:00Z',
    days: 2,
    expected: { pl: '2024-03-01', es: '2024-03-01', fr: '2024-03-01', pt: '2024-03-01' },
  },
  {
    event: 'at midnight into a leap day, one day',
    orderedAt: '2024-02-28T23:30:00Z',
    days: 1,
    expected: { pl: '2024-03-01', es: '2024-03-01', fr: '2024-03-01', pt: '2024-02-29' },
  },
  {
    event: 'the end of February of a common year, one day',
    orderedAt: '2026-02-27T10:00:00Z',
    days: 1,
    expected: { pl: '2026-03-02', es: '2026-03-02', fr: '2026-03-02', pt: '2026-03-02' },
  },
  {
    event: 'the turn of the year, one day',
    orderedAt: '2025-12-31T23:30:00Z',
    days: 1,
    expected: { pl: '2026-01-02', es: '2026-01-02', fr: '2026-01-02', pt: '2026-01-02' },
  },
  {
    event: 'the turn of the year, three days: Epiphany is free in Poland and Spain',
    orderedAt: '2025-12-31T23:30:00Z',
    days: 3,
    expected: { pl: '2026-01-07', es: '2026-01-07', fr: '2026-01-06', pt: '2026-01-06' },
  },
];

/** A promise of two opening hours, and the instant at which it is due. */
const HOURS_DUE: readonly {
  readonly event: string;
  readonly orderedAt: string;
  readonly expected: Readonly<Record<Market, string>>;
}[] = [
  {
    event: 'on the Saturday evening before clocks go forward: Monday 9:00 by summer time',
    orderedAt: '2026-03-28T20:00:00Z',
    expected: {
      pl: '2026-03-30T07:00:00.000Z',
      es: '2026-03-30T07:00:00.000Z',
      fr: '2026-03-30T07:00:00.000Z',
      pt: '2026-03-30T08:00:00.000Z',
    },
  },
  {
    event: 'on the Saturday evening before clocks go back: Monday 9:00 by winter time',
    orderedAt: '2026-10-24T20:00:00Z',
    expected: {
      pl: '2026-10-26T08:00:00.000Z',
      es: '2026-10-26T08:00:00.000Z',
      fr: '2026-10-26T08:00:00.000Z',
      pt: '2026-10-26T09:00:00.000Z',
    },
  },
  {
    event: 'at noon on a leap day: two hours later',
    orderedAt: '2024-02-29T12:00:00Z',
    expected: {
      pl: '2024-02-29T14:00:00.000Z',
      es: '2024-02-29T14:00:00.000Z',
      fr: '2024-02-29T14:00:00.000Z',
      pt: '2024-02-29T14:00:00.000Z',
    },
  },
  {
    event: 'after closing on New Year’s Eve: 2 January 9:00',
    orderedAt: '2025-12-31T21:00:00Z',
    expected: {
      pl: '2026-01-02T08:00:00.000Z',
      es: '2026-01-02T08:00:00.000Z',
      fr: '2026-01-02T08:00:00.000Z',
      pt: '2026-01-02T09:00:00.000Z',
    },
  },
];

const MARKETS = ['pl', 'es', 'fr', 'pt'] as const satisfies readonly Market[];

const perMarket = (answer: (market: Market) => string | undefined) =>
  Object.fromEntries(MARKETS.map((market) => [market, answer(market)]));

describe('promises on unusual days and at clock changes, in the time zone of each market', () => {
  it.each(DAYS)('ordered $event (PRM-03, PRM-05, MKT-07)', ({ orderedAt, days, expected }) => {
    expect(perMarket((market) => promisedAt(market, orderedAt, 'DAY', days)?.date)).toEqual(
      expected,
    );
  });

  it.each(HOURS_DUE)(
    'two opening hours ordered $event (PRM-01, MKT-07)',
    ({ orderedAt, expected }) => {
      const due = perMarket((market) => {
        const fact = promisedAt(market, orderedAt, 'HOUR', 2);
        if (fact === undefined || fact.kind === 'working-days')
          throw new Error('a store with hours promises hours');
        return instantOf(fact.date, fact.minute, STORES[market].zone);
      });
      expect(due).toEqual(expected);
    },
  );
});
