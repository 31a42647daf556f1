import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StockedOffer } from './availability.ts';
import {
  boundsOfMaximum,
  DEFAULT_MAX_QUANTITY,
  isAtMaximum,
  quantityBounds,
} from './quantity-bounds.ts';
import {
  clampQuantity,
  isQuantityLocked,
  parseQuantity,
  quantityInCapacityUnits,
} from './quantity.ts';

const offer = (
  isSoldByAThirdPartyVendor: boolean,
  home: number | undefined,
  store: number | undefined,
): StockedOffer => ({
  isSoldByAThirdPartyVendor,
  delivery: {
    home: { availabilities: [{ stockStatus: 'ONSITE', availableStock: home }] },
    store: { availabilities: [{ stockStatus: 'ONSITE', availableStock: store }] },
    relay: { availabilities: [] },
  },
});

const nowhere: StockedOffer = {
  isSoldByAThirdPartyVendor: false,
  delivery: {
    home: { availabilities: [] },
    store: { availabilities: [] },
    relay: { availabilities: [] },
  },
};

describe('quantity bounds', () => {
  it.each([
    {
      rule: 'a vendor’s offer uses the stock for home delivery (QTY-01)',
      bounds: quantityBounds(offer(true, 7, 3)),
      max: 7,
    },
    {
      rule: 'the retailer’s offer uses the stock of the store (QTY-01)',
      bounds: quantityBounds(offer(false, 7, 3)),
      max: 3,
    },
    {
      rule: 'an unknown stock gives 999 (QTY-02, QTY-11, LIM-01)',
      bounds: quantityBounds(offer(false, 7, undefined)),
      max: 999,
    },
    {
      rule: 'a line never has more than 999 units (QTY-02)',
      bounds: quantityBounds(offer(false, 7, 5000)),
      max: 999,
    },
    {
      rule: 'no stock gives a maximum of 0 (QTY-01)',
      bounds: quantityBounds(offer(false, 7, 0)),
      max: 0,
    },
    {
      rule: 'a negative stock gives a maximum of 0 (QTY-01)',
      bounds: quantityBounds(offer(false, 7, -4)),
      max: 0,
    },
    {
      rule: 'no availability gives a maximum of 0 (QTY-01)',
      bounds: quantityBounds(nowhere),
      max: 0,
    },
    {
      rule: 'a line with its own maximum is limited by it (QTY-05)',
      bounds: boundsOfMaximum(12),
      max: 12,
    },
  ])('$rule', ({ bounds, max }) => {
    expect(bounds).toEqual({ min: 1, max });
  });

  it('notifies the shopper when the maximum is reached, not before (QTY-03)', () => {
    expect([2, 3, 4].map((quantity) => isAtMaximum(quantity, { min: 1, max: 3 }))).toEqual([
      false,
      true,
      true,
    ]);
    expect(DEFAULT_MAX_QUANTITY).toBe(999);
  });
});

describe('a typed quantity', () => {
  const bounds = { min: 1, max: 10 };

  it.each([
    ['1', 1],
    ['3', 3],
    [' 3 ', 3],
    ['+3', 3],
    ['2.0', 2],
    ['2,0', 2],
    ['10', 10],
    ['11', 10],
    ['9'.repeat(30), 10],
  ])(
    '"%s" is parsed as %i; above the maximum it becomes the maximum (QTY-05, QTY-10)',
    (text, quantity) => {
      expect(parseQuantity(text, bounds)).toEqual({ ok: true, value: quantity });
    },
  );

  it.each([
    ['', 'not-a-number'],
    ['two', 'not-a-number'],
    ['1e1', 'not-a-number'],
    ['0x2', 'not-a-number'],
    ['1 000', 'not-a-number'],
    ['2.5', 'not-an-integer'],
    ['2,01', 'not-an-integer'],
    ['0', 'below-minimum'],
    ['-3', 'below-minimum'],
  ])('"%s" is refused as %s (QTY-05, QTY-08)', (text, kind) => {
    expect(parseQuantity(text, bounds)).toMatchObject({ ok: false, error: { kind } });
  });

  it('no quantity is accepted when no stock is left', () => {
    expect(parseQuantity('1', { min: 1, max: 0 })).toEqual({
      ok: false,
      error: { kind: 'nothing-available' },
    });
    expect(parseQuantity('1', { min: 1, max: 1 })).toEqual({ ok: true, value: 1 });
  });

  it('any accepted quantity is an integer from 1 to the maximum, at most 999 (QTY-05, QTY-10)', () => {
    const typed = fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String));
    fc.assert(
      fc.property(typed, fc.integer({ min: -5, max: 2000 }), (text, maximum) => {
        const parsed = parseQuantity(text, boundsOfMaximum(maximum));
        const isWithin = (quantity: number) =>
          Number.isInteger(quantity) && quantity >= 1 && quantity <= Math.min(maximum, 999);
        expect(!parsed.ok || isWithin(parsed.value)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('a quantity is clamped to the nearer end of its bounds (QTY-10)', () => {
    expect([-1, 0, 5, 11].map((quantity) => clampQuantity(quantity, bounds))).toEqual([
      1, 1, 5, 10,
    ]);
  });
});

describe('quantities and capacity units', () => {
  it.each([
    { quantity: 7, capacity: 1.44, shown: 10.08 },
    { quantity: 3, capacity: 0.333, shown: 1 },
    { quantity: 1, capacity: 1.005, shown: 1.01 },
    { quantity: 3, capacity: 25, shown: 75 },
  ])(
    '$quantity packs of $capacity are shown as $shown (QTY-07, QTY-08)',
    ({ quantity, capacity, shown }) => {
      expect(quantityInCapacityUnits(quantity, capacity)).toBe(shown);
    },
  );

  it('the quantity of a listed capacity unit is locked, and an empty list locks none (QTY-09, SET-01)', () => {
    expect(isQuantityLocked('M3', ['M3'])).toBe(true);
    expect(isQuantityLocked('M2', ['M3'])).toBe(false);
    expect(isQuantityLocked(undefined, ['M3'])).toBe(false);
    expect(isQuantityLocked('M3', [])).toBe(false);
  });
});
