import { describe, expect, it } from 'vitest';
import { easterSunday } from './easter.ts';
import { dayOf, isoWeekday, monthOf, plainDate } from './plain-date.ts';

/** The church tables as one chain of divisions: an independent computation of the same Sunday. */
const butcher = (year: number): string => {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const [d, e, f] = [Math.floor(b / 4), b % 4, Math.floor((b + 8) / 25)];
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return plainDate(year, Math.floor(sum / 31), (sum % 31) + 1);
};

describe('easterSunday', () => {
  it.each([
    '1818-03-22',
    '1943-04-25',
    '1954-04-18',
    '1981-04-19',
    '2000-04-23',
    '2008-03-23',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2038-04-25',
    '2049-04-18',
    '2076-04-19',
  ])('is %s, by the church tables', (date) =>
    expect(easterSunday(Number(date.slice(0, 4)))).toBe(date),
  );

  it('agrees with the algorithm of Butcher (1876), every year from 1583 to 9999', () => {
    const differing = Array.from({ length: 9999 - 1582 }, (_, index) => 1583 + index).filter(
      (year) => easterSunday(year) !== butcher(year),
    );
    expect(differing).toEqual([]);
  });

  it('is a Sunday from 22 March to 25 April, every year from 1583 to 2999', () => {
    for (let year = 1583; year < 3000; year += 1) {
      const easter = easterSunday(year);
      const day = monthOf(easter) * 100 + dayOf(easter);
      expect(isoWeekday(easter)).toBe(7);
      expect(day >= 322 && day <= 425).toBe(true);
    }
  });
});
