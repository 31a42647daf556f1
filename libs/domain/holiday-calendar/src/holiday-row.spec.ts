import { describe, expect, it } from 'vitest';
import { dayOfRow, type HolidayRow } from './holiday-row.ts';

const aRow = (change: Partial<HolidayRow>): HolidayRow => ({
  key: 'some-day',
  name: 'Some day',
  kind: 'public',
  on: { rule: 'fixed', month: 3, day: 1 },
  source: 'a law',
  ...change,
});

describe('a row determines its day', () => {
  it.each([
    ['on a fixed date', { on: { rule: 'fixed', month: 11, day: 11 } }, 2026, '2026-11-11'],
    ['before Easter', { on: { rule: 'easter', offset: -2 } }, 2026, '2026-04-03'],
    ['after Easter', { on: { rule: 'easter', offset: 60 } }, 2026, '2026-06-04'],
    [
      'on the first Monday',
      { on: { rule: 'nth-weekday', month: 6, weekday: 1, nth: 1 } },
      2026,
      '2026-06-01',
    ],
    [
      'on the fourth Sunday',
      { on: { rule: 'nth-weekday', month: 11, weekday: 7, nth: 4 } },
      2026,
      '2026-11-22',
    ],
    [
      'on the last Friday',
      { on: { rule: 'nth-weekday', month: 11, weekday: 5, nth: -1 } },
      2026,
      '2026-11-27',
    ],
    [
      'on the last Tuesday, not on the first of the next month',
      { on: { rule: 'nth-weekday', month: 11, weekday: 2, nth: -1 } },
      2026,
      '2026-11-24',
    ],
    [
      'on the second Tuesday of a month that begins on a Thursday',
      { on: { rule: 'nth-weekday', month: 10, weekday: 2, nth: 2 } },
      2026,
      '2026-10-13',
    ],
    [
      'on the last day of a month',
      { on: { rule: 'nth-weekday', month: 12, weekday: 4, nth: -1 } },
      2026,
      '2026-12-31',
    ],
    ['as listed', { on: { rule: 'listed', days: { 2026: [5, 27] } } }, 2026, '2026-05-27'],
    [
      'not in a year that is not listed',
      { on: { rule: 'listed', days: { 2026: [5, 27] } } },
      2027,
      undefined,
    ],
    [
      'never in a year that is not listed, moved or not',
      { on: { rule: 'listed', days: { 2026: [5, 27] } }, movedIf: { weekdays: [3], by: 1 } },
      2027,
      undefined,
    ],
    [
      'on the Monday when it falls on a Sunday',
      { movedIf: { weekdays: [7], by: 1 } },
      2026,
      '2026-03-02',
    ],
    [
      'not at all when it falls on another day',
      { movedIf: { weekdays: [7], by: 1 } },
      2027,
      undefined,
    ],
    ['from its first year on', { years: { since: 2026 } }, 2026, '2026-03-01'],
    ['not before', { years: { since: 2026 } }, 2025, undefined],
    ['up to its last year', { years: { until: 2026 } }, 2026, '2026-03-01'],
    ['not after', { years: { until: 2026 } }, 2027, undefined],
    ['not in an excepted year', { years: { except: [2026] } }, 2026, undefined],
    ['only in the years named', { years: { only: [2025] } }, 2026, undefined],
  ] as const satisfies readonly (readonly [
    string,
    Partial<HolidayRow>,
    number,
    string | undefined,
  ])[])('%s', (_, change, year, expected) =>
    expect(dayOfRow(aRow(change), undefined, year)).toBe(expected),
  );

  it('applies in its regions only, in each during its own years', () => {
    const row = aRow({ kind: 'regional', regions: { AN: {}, MD: { since: 2027 } } });
    expect([
      dayOfRow(row, 'AN', 2026),
      dayOfRow(row, 'MD', 2026),
      dayOfRow(row, 'MD', 2027),
    ]).toEqual(['2026-03-01', undefined, '2027-03-01']);
    expect([dayOfRow(row, 'CT', 2026), dayOfRow(row, undefined, 2026)]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
