import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoEan, eanCheckDigit } from './ean.ts';

describe('EAN-13', () => {
  it.each([
    ['400638133393', 1],
    ['590123412345', 7],
    ['761234567890', 0],
  ])('%s ends in the check digit %i', (twelve, digit) => expect(eanCheckDigit(twelve)).toBe(digit));

  it('of a demo product has a valid check digit and starts with 2, the range for internal use', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000_000, max: 99_999_999 }), (sku) => {
        const ean = demoEan(String(sku));
        const weight = [...ean].reduce(
          (sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 3),
          0,
        );
        expect(ean).toMatch(/^2\d{12}$/);
        expect(weight % 10).toBe(0);
      }),
    );
  });
});
