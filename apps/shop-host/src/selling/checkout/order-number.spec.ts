import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOrderNumber, newOrderNumber } from './order-number.ts';

it('every new order number is one, and no single changed digit still is', () => {
  for (let at = 0; at < 200; at += 1) {
    const number = newOrderNumber('2026-11-20');
    expect(isOrderNumber(number)).toBe(true);
    const digits = [...number].flatMap((sign, place) => (/\d/.test(sign) ? [place] : []));
    for (const place of digits) {
      const other = (Number(number[place]) + 1) % 10;
      expect(isOrderNumber(number.slice(0, place) + String(other) + number.slice(place + 1))).toBe(
        false,
      );
    }
  }
});

it('no other text is an order number', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(isOrderNumber(text)).toBe(false);
    }),
    { numRuns: 300 },
  );
});
