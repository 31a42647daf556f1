import { plainDate } from '@materia/domain-holiday-calendar';
import { describe, expect, it } from 'vitest';
import { daysOfPeriod } from './document-filter.ts';

describe('the period of a list of documents', () => {
  it.each([
    [{ year: 2026 }, plainDate(2026, 1, 1), plainDate(2027, 1, 1)],
    [{ year: 2026, month: 2 }, plainDate(2026, 2, 1), plainDate(2026, 3, 1)],
    [{ year: 2026, month: 12 }, plainDate(2026, 12, 1), plainDate(2027, 1, 1)],
  ] as const)('%j is a span of whole days', (period, from, until) => {
    expect(daysOfPeriod(period)).toEqual({ from, until });
  });

  it('is every day without a year, whatever the month', () => {
    expect(daysOfPeriod({})).toBeUndefined();
    expect(daysOfPeriod({ month: 3 })).toBeUndefined();
  });
});
