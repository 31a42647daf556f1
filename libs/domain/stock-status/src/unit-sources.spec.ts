import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Availability, StockedOffer } from './availability.ts';
import { quantityBounds } from './quantity-bounds.ts';
import { divideQuantity, isFromWarehouse } from './unit-sources.ts';

const at = (availableStock: number | undefined): Availability => ({
  stockStatus: 'ONSITE',
  availableStock,
});

/** The retailer's offer: units in the store, and what the warehouse adds. */
const offer = (store: number | undefined, warehouse?: number): StockedOffer => ({
  isSoldByAThirdPartyVendor: false,
  delivery: {
    home: { availabilities: [] },
    store: { availabilities: [at(store)] },
    relay: { availabilities: [] },
  },
  warehouse: warehouse === undefined ? undefined : at(warehouse),
});

const ONLY_IN_WAREHOUSE: StockedOffer = {
  isSoldByAThirdPartyVendor: false,
  delivery: {
    home: { availabilities: [at(9)] },
    store: { availabilities: [] },
    relay: { availabilities: [] },
  },
};

describe('the units of store and warehouse', () => {
  it('add up to what a line may have (QTY-01)', () => {
    expect(quantityBounds(offer(32, 359)).max).toBe(391);
    expect(quantityBounds(offer(32)).max).toBe(32);
    expect(quantityBounds(offer(700, 700)).max).toBe(999);
    expect(quantityBounds(offer(-3, 5)).max).toBe(5);
  });

  it.each([
    { rule: 'the store is asked first', of: offer(32, 359), quantity: 20, parts: { store: 20 } },
    {
      rule: 'the warehouse adds what the store lacks',
      of: offer(32, 359),
      quantity: 60,
      parts: { store: 32, warehouse: 28 },
    },
    {
      rule: 'a store that has just sold out leaves all to the warehouse',
      of: offer(0, 359),
      quantity: 5,
      parts: { warehouse: 5 },
    },
    {
      rule: 'what only the warehouse has comes from there',
      of: ONLY_IN_WAREHOUSE,
      quantity: 4,
      parts: { warehouse: 4 },
    },
    {
      rule: 'without a warehouse all is the store’s, even more than it has',
      of: offer(3),
      quantity: 5,
      parts: { store: 5 },
    },
    {
      rule: 'unknown stock is that of the store',
      of: offer(undefined, 10),
      quantity: 5,
      parts: { store: 5 },
    },
  ])('$rule', ({ of, quantity, parts }) => {
    expect(
      Object.fromEntries(divideQuantity(of, quantity).map((part) => [part.source, part.quantity])),
    ).toEqual(parts);
  });

  it('are the warehouse’s alone only where the store offers none', () => {
    expect([ONLY_IN_WAREHOUSE, offer(3, 4)].map(isFromWarehouse)).toEqual([true, false]);
  });

  it('are never divided into more than either has, and always add up to the quantity', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 500 }),
        fc.integer({ min: 0, max: 499 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (store, warehouse, share) => {
          const of = offer(store, warehouse);
          const { max } = quantityBounds(of);
          fc.pre(max > 0);
          const quantity = Math.max(1, Math.round(max * share));
          const parts = divideQuantity(of, quantity);
          expect(parts.reduce((sum, part) => sum + part.quantity, 0)).toBe(quantity);
          const free = { store, warehouse };
          for (const part of parts) {
            expect(part.quantity).toBeGreaterThan(0);
            expect(part.quantity).toBeLessThanOrEqual(free[part.source]);
          }
        },
      ),
    );
  });
});
