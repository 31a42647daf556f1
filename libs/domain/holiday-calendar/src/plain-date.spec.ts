import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  comparePlainDates,
  dayOf,
  daysBetween,
  isoWeekday,
  monthOf,
  parsePlainDate,
  type PlainDate,
  plainDate,
  yearOf,
} from './plain-date.ts';

const anyDate: fc.Arbitrary<PlainDate> = fc
  .integer({ min: 0, max: 3_000_000 })
  .map((days) => addDays(plainDate(1, 1, 1), days));
const someDays = fc.integer({ min: -300_000, max: 300_000 });
const midDate: fc.Arbitrary<PlainDate> = fc
  .integer({ min: 0, max: 200_000 })
  .map((days) => addDays(plainDate(1900, 1, 1), days));

const oracle = (date: PlainDate): Date => new Date(`${date}T00:00:00Z`);

describe('PlainDate', () => {
  it.each([
    '2025-02-29',
    '2025-13-01',
    '2025-00-10',
    '2025-01-00',
    '2025-04-31',
    '2025-1-1',
    '25-01-01',
    '',
    '2025-01-01T00:00',
    ' 2025-01-01',
    '0000-01-01',
    '1900-02-29',
  ])('refuses %j, which is not a date', (text) =>
    expect(parsePlainDate(text)).toEqual({ ok: false, error: { kind: 'not-a-date', text } }),
  );

  it('parses what it formats, and its parts produce the same date', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(parsePlainDate(date)).toEqual({ ok: true, value: date });
        expect(plainDate(yearOf(date), monthOf(date), dayOf(date))).toBe(date);
      }),
    );
  });

  it('adding and subtracting days is symmetric, and counts the days between', () => {
    fc.assert(
      fc.property(midDate, someDays, (date, days) => {
        const moved = addDays(date, days);
        expect(addDays(moved, -days)).toBe(date);
        expect(daysBetween(date, moved)).toBe(days);
      }),
    );
  });

  it('agrees with the calendar of the runtime on each step and weekday', () => {
    fc.assert(
      fc.property(midDate, someDays, (date, days) => {
        const expected = oracle(date);
        expected.setUTCDate(expected.getUTCDate() + days);
        const moved = addDays(date, days);
        expect(moved).toBe(expected.toISOString().slice(0, 10));
        expect(isoWeekday(moved) % 7).toBe(expected.getUTCDay());
      }),
    );
  });

  it('crosses each year boundary, from the first to the last', () => {
    for (let year = 2; year <= 9999; year += 1) {
      const [last, first] = [plainDate(year - 1, 12, 31), plainDate(year, 1, 1)];
      if (addDays(last, 1) !== first || addDays(first, -1) !== last)
        throw new Error(`wrong at ${first}`);
    }
    expect([plainDate(1, 1, 1), plainDate(9999, 12, 31)]).toEqual(['0001-01-01', '9999-12-31']);
  });

  it('orders days like their texts', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (a, b) => {
        expect(comparePlainDates(a, b) < 0).toBe(a < b);
        expect(comparePlainDates(a, b) === 0).toBe(a === b);
      }),
    );
  });

  it.each([
    ['2025-01-31', 1, '2025-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2025-03-31', -1, '2025-02-28'],
    ['2025-12-15', 1, '2026-01-15'],
    ['2025-01-15', -13, '2023-12-15'],
    ['2024-02-29', 12, '2025-02-28'],
  ])(
    '%s plus %i months is %s: a day beyond the end of the month becomes its last day',
    (text, months, expected) => {
      const date = parsePlainDate(text);
      expect(date.ok && addMonths(date.value, months)).toBe(expected);
    },
  );

  it('throws on a day that does not exist, and past the last year', () => {
    expect(() => plainDate(2025, 2, 29)).toThrow('No such day');
    expect(() => plainDate(2025.5, 2, 1)).toThrow('No such day');
    expect(() => addDays(plainDate(9999, 12, 31), 1)).toThrow('No such day');
    expect(() => addDays(plainDate(1, 1, 1), -1)).toThrow('No such day');
  });
});
