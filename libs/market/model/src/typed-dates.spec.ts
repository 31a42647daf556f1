import { plainDate } from '@materia/domain-holiday-calendar';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBirthDate, parseDay, showBirthDate } from './typed-dates.ts';

describe('typed dates', () => {
  it.each([
    ['24/12/2026', 'dd/MM/yyyy', '2026-12-24'],
    ['24-12-2026', 'dd-MM-yyyy', '2026-12-24'],
    ['29/02/2028', 'dd/MM/yyyy', '2028-02-29'],
    ['29/02/2026', 'dd/MM/yyyy', undefined],
    ['1/2/2026', 'dd/MM/yyyy', undefined],
    ['01/02/26', 'dd/MM/yyyy', undefined],
    ['2026-12-24', 'dd/MM/yyyy', undefined],
    ['', 'dd/MM/yyyy', undefined],
  ])('%j with the pattern %s is parsed as %s', (typed, pattern, day) => {
    expect(parseDay(typed, pattern)).toBe(day);
  });
});

describe('birth dates', () => {
  it('are shown dd-mm-yyyy and sent yyyy-mm-dd (ACC-16)', () => {
    expect(parseBirthDate(' 01-12-1980 ')).toBe('1980-12-01');
    expect(parseBirthDate('01-12-1980')).toBe('1980-12-01');
    expect(showBirthDate(plainDate(1980, 12, 1))).toBe('01-12-1980');
  });

  it('parse back from their displayed form, for any day (ACC-16)', () => {
    const day = fc.tuple(
      fc.integer({ min: 1900, max: 2025 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
    );
    fc.assert(
      fc.property(day, ([year, month, dayOfMonth]) => {
        const date = plainDate(year, month, dayOfMonth);
        expect(parseBirthDate(showBirthDate(date))).toBe(date);
      }),
    );
  });

  it.each(['1980-12-01', '31-02-1980', '1-2-1980', '', '01/12/1980'])('%j is refused', (text) => {
    expect(parseBirthDate(text)).toBeUndefined();
  });
});
