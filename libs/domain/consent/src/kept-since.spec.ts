import { plainDate } from '@materia/domain-holiday-calendar';
import { markets } from '@materia/testing/markets';
import { describe, expect, it } from 'vitest';
import { keptSince } from './kept-since.ts';

describe('data that a law keeps', () => {
  it.each([
    ['on the last day of a year', plainDate(2031, 12, 31), plainDate(2025, 12, 1)],
    ['from the first day of the next year', plainDate(2032, 1, 1), plainDate(2026, 12, 1)],
  ])('for five years are those since, %s', (_, today, since) =>
    expect(keptSince(today, 5)).toBe(since),
  );

  it('are kept for all years of each market and reason after the end of their year, December with the year in which its tax is due (BEY-22)', () => {
    for (const { settings } of markets)
      for (const years of Object.values(settings.retentionYears)) {
        const lastDay = plainDate(2026 + years, 12, 31);
        const dayAfter = plainDate(2027 + years, 1, 1);
        expect(keptSince(lastDay, years) <= plainDate(2026, 1, 1)).toBe(true);
        expect(keptSince(dayAfter, years) > plainDate(2026, 11, 30)).toBe(true);
        expect(keptSince(dayAfter, years) <= plainDate(2026, 12, 1)).toBe(true);
      }
  });
});
