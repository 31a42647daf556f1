import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalAmount, fromMajorUnits, toMajorUnits } from './decimal-amount.ts';
import { money } from './money.ts';

const minor = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 });

describe('amounts as text and in major units', () => {
  it.each([
    { minor: 1234, text: '12.34' },
    { minor: 1230, text: '12.30' },
    { minor: 5, text: '0.05' },
    { minor: 0, text: '0.00' },
    { minor: -150, text: '-1.50' },
  ])(
    '$minor minor units are written $text, with 2 decimals (PRC-06)',
    ({ minor: amount, text }) => {
      expect(decimalAmount(money(amount, 'EUR'))).toBe(text);
    },
  );

  it('an amount survives the way to major units and back, and its text has the same digits', () => {
    fc.assert(
      fc.property(minor, (amount) => {
        const written = money(amount, 'PLN');
        expect(Number(decimalAmount(written))).toBe(toMajorUnits(written));
        expect(fromMajorUnits(toMajorUnits(written), 'PLN')).toEqual(written);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    [1.005, 101],
    [8.165, 817],
    [-1.005, -101],
    [0.1 + 0.2, 30],
    [10.4949, 1049],
    [90071992547409.91, 9007199254740991],
  ])(
    'the number %d is %i minor units: further decimals are rounded half up',
    (amount, expected) => {
      expect(fromMajorUnits(amount, 'EUR')).toEqual(money(expected, 'EUR'));
    },
  );

  it('NaN is not an amount', () => {
    expect(() => fromMajorUnits(Number.NaN, 'EUR')).toThrow(RangeError);
  });
});
