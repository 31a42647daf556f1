import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isCheckedNumber, newCheckedNumber } from './checked-number.ts';

it('every new number has fitting check digits, and no single changed digit fits', () => {
  for (let at = 0; at < 200; at += 1) {
    const number = newCheckedNumber('2026-11-20');
    expect(isCheckedNumber(number)).toBe(true);
    const digits = [...number].flatMap((sign, place) => (/\d/.test(sign) ? [place] : []));
    for (const place of digits) {
      const other = (Number(number[place]) + 1) % 10;
      expect(
        isCheckedNumber(number.slice(0, place) + String(other) + number.slice(place + 1)),
      ).toBe(false);
    }
  }
});

it('no other text is such a number', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(isCheckedNumber(text)).toBe(false);
    }),
    { numRuns: 300 },
  );
});
