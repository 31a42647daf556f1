import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoiceNumber, invoiceSeries, receiptId } from './document-numbers.ts';

const PATTERN = 'FV/{year}/{store}/{number}';

describe('invoice number', () => {
  it('fills the pattern of the market', () => {
    expect(invoiceNumber(PATTERN, { storeCode: '019', year: 2026 }, 42)).toBe('FV/2026/019/000042');
    expect(invoiceSeries(PATTERN, { storeCode: '019', year: 2026 })).toBe('FV/2026/019/{number}');
  });

  it('differs by store, year and sequence number, and sorts by sequence number', () => {
    const place = fc.record({
      storeCode: fc.stringMatching(/^[0-9]{3}$/),
      year: fc.integer({ min: 2000, max: 2099 }),
      count: fc.integer({ min: 1, max: 999_999 }),
    });
    fc.assert(
      fc.property(place, place, (one, other) => {
        const [first, second] = [one, other].map(({ count, ...at }) =>
          invoiceNumber(PATTERN, at, count),
        );
        expect(first === second).toBe(
          one.storeCode === other.storeCode && one.year === other.year && one.count === other.count,
        );
        if (one.storeCode === other.storeCode && one.year === other.year)
          expect((first ?? '') < (second ?? '')).toBe(one.count < other.count);
      }),
    );
  });
});

it('a receipt number contains store, till, day and its sequence number of the day', () => {
  expect(receiptId({ storeCode: '019', till: 3, day: '2026-11-20' }, 7)).toBe(
    '019-03-20261120-0007',
  );
});
