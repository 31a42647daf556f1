import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isCheckedNumber, newCheckedNumber } from './checked-number.ts';

it('gives every new number valid check digits, which detect any single changed digit', () => {
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

it('rejects any other text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(isCheckedNumber(text)).toBe(false);
    }),
    { numRuns: 300 },
  );
});
