import { describe, expect, it } from 'vitest';
import { amountAt, LAST_PLACE, placeOf } from './price-scale.ts';

const SCALE = { least: 3, most: 1299 };

describe('the scale of a price slider', () => {
  it('has the lowest price at its first and the highest at its last place', () => {
    expect(amountAt(SCALE, 0)).toBe(3);
    expect(amountAt(SCALE, LAST_PLACE)).toBe(1299);
  });

  it('multiplies prices by equal steps, in amounts that one would type', () => {
    expect([25, 50, 75].map((place) => amountAt(SCALE, place))).toEqual([14, 62, 280]);
  });

  it('finds the place of an amount, also beyond its ends', () => {
    expect([1, 3, 62, 1299, 5000].map((amount) => placeOf(SCALE, amount))).toEqual([
      0,
      0,
      50,
      LAST_PLACE,
      LAST_PLACE,
    ]);
  });

  it('stays at its first place where all products have one price', () => {
    expect(placeOf({ least: 5, most: 5 }, 5)).toBe(0);
  });
});
