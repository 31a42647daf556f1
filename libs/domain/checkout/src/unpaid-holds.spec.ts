import { describe, expect, it } from 'vitest';
import { holdsUnpaid, PAYMENT_METHODS } from './payment-methods.ts';
import { MOST_UNPAID_PURCHASES, mayHoldUnpaid } from './unpaid-holds.ts';

describe('unpaid holds of a buyer', () => {
  it('is limited for payments that take days', () => {
    expect(PAYMENT_METHODS.filter(holdsUnpaid)).toEqual(['p24', 'multibanco', 'pay_in_store']);
  });

  it.each([
    ['a small amount, however few there are', { held: 40, wanted: 60, inStock: 101 }, true],
    ['more than a small amount of a small stock', { held: 40, wanted: 61, inStock: 101 }, false],
    ['half of a large stock', { held: 0, wanted: 500, inStock: 1000 }, true],
    ['more than half of it, in two orders', { held: 400, wanted: 101, inStock: 1000 }, false],
  ] as const)('%s', (_case, units, may) => {
    expect(mayHoldUnpaid(0, [{ held: 0, wanted: 1, inStock: 1 }, units])).toBe(may);
  });

  it('ends with the number of unpaid orders', () => {
    expect(mayHoldUnpaid(MOST_UNPAID_PURCHASES - 1, [])).toBe(true);
    expect(mayHoldUnpaid(MOST_UNPAID_PURCHASES, [])).toBe(false);
  });
});
