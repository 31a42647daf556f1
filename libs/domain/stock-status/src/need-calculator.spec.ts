import fc from 'fast-check';
import { money } from '@materia/domain-money';
import { describe, expect, it } from 'vitest';
import { calculateNeed, type Need } from './need-calculator.ts';

const unit = (capacityUnits: number) => ({
  capacityUnits,
  priceOf: (saleUnits: number) => money(9999 * saleUnits, 'PLN'),
  weightGrams: 24_500,
});

describe('calculator of sale units', () => {
  it('converts an area with waste to whole packs with price, weight and leftover (BEY-04)', () => {
    expect(calculateNeed({ kind: 'area', length: 4.2, width: 3.5 }, 10, unit(1.44))).toEqual({
      ok: true,
      value: {
        saleUnits: 12,
        needed: 16.17,
        covered: 17.28,
        leftOver: 1.11,
        price: money(119_988, 'PLN'),
        weightGrams: 294_000,
      },
    });
  });

  it.each<{
    name: string;
    need: Need;
    waste: number;
    capacity: number;
    saleUnits: number;
    leftOver: number;
  }>([
    {
      name: 'an amount that fits exactly',
      need: { kind: 'amount', amount: 10 },
      waste: 0,
      capacity: 2.5,
      saleUnits: 4,
      leftOver: 0,
    },
    {
      name: 'slightly more than fits',
      need: { kind: 'amount', amount: 10.01 },
      waste: 0,
      capacity: 2.5,
      saleUnits: 5,
      leftOver: 2.49,
    },
    {
      name: 'ten tenths',
      need: { kind: 'amount', amount: 1 },
      waste: 0,
      capacity: 0.1,
      saleUnits: 10,
      leftOver: 0,
    },
    {
      name: 'a waste that fills the pack',
      need: { kind: 'amount', amount: 10 },
      waste: 10,
      capacity: 1.1,
      saleUnits: 10,
      leftOver: 0,
    },
    {
      name: 'a volume',
      need: { kind: 'volume', length: 2, width: 3, height: 0.1 },
      waste: 5,
      capacity: 0.025,
      saleUnits: 26,
      leftOver: 0.02,
    },
    {
      name: 'half a percent of waste',
      need: { kind: 'amount', amount: 1000 },
      waste: 0.5,
      capacity: 1,
      saleUnits: 1005,
      leftOver: 0,
    },
    {
      name: 'the largest size',
      need: { kind: 'amount', amount: 100_000 },
      waste: 0,
      capacity: 100_000,
      saleUnits: 1,
      leftOver: 0,
    },
    {
      name: 'the smallest size',
      need: { kind: 'amount', amount: 0.000_01 },
      waste: 0,
      capacity: 1,
      saleUnits: 1,
      leftOver: 1,
    },
    {
      name: 'a million packs',
      need: { kind: 'amount', amount: 100_000 },
      waste: 0,
      capacity: 0.1,
      saleUnits: 1_000_000,
      leftOver: 0,
    },
  ])(
    '$name takes $saleUnits units and leaves $leftOver (BEY-04)',
    ({ need, waste, capacity, saleUnits, leftOver }) => {
      expect(calculateNeed(need, waste, unit(capacity))).toMatchObject({
        ok: true,
        value: { saleUnits, leftOver },
      });
    },
  );

  it.each<{ need: Need; waste: number; kind: string }>([
    { need: { kind: 'amount', amount: 0 }, waste: 0, kind: 'not-a-positive-size' },
    { need: { kind: 'area', length: -1, width: 2 }, waste: 0, kind: 'not-a-positive-size' },
    {
      need: { kind: 'volume', length: 1, width: 1, height: Number.NaN },
      waste: 0,
      kind: 'not-a-positive-size',
    },
    { need: { kind: 'amount', amount: 1 }, waste: -1, kind: 'waste-out-of-range' },
    { need: { kind: 'amount', amount: 1 }, waste: 101, kind: 'waste-out-of-range' },
    { need: { kind: 'amount', amount: 1 }, waste: Number.NaN, kind: 'waste-out-of-range' },
    { need: { kind: 'amount', amount: 1e9 }, waste: 0, kind: 'too-much' },
    { need: { kind: 'area', length: 90_000, width: 90_000 }, waste: 0, kind: 'too-much' },
  ])('$need with $waste percent waste is refused as $kind (BEY-04)', ({ need, waste, kind }) => {
    expect(calculateNeed(need, waste, unit(1))).toMatchObject({ ok: false, error: { kind } });
  });

  it.each<{ name: string; need: Need; capacity: number }>([
    {
      name: 'one size too large among others',
      need: { kind: 'area', length: 100_001, width: 1 },
      capacity: 100_000,
    },
    {
      name: 'one size too small among others',
      need: { kind: 'area', length: 0.000_009, width: 1 },
      capacity: 1,
    },
    {
      name: 'more than a million packs',
      need: { kind: 'amount', amount: 100_000 },
      capacity: 0.099_999_9,
    },
  ])('$name is beyond the supported range (BEY-04)', ({ need, capacity }) => {
    expect(calculateNeed(need, 0, unit(capacity))).toEqual({
      ok: false,
      error: { kind: 'too-much' },
    });
  });

  it('the units are sufficient, and one less is not', () => {
    const hundredths = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(
        hundredths,
        hundredths,
        fc.integer({ min: 0, max: 100 }),
        (amount, capacity, waste) => {
          const calculation = calculateNeed(
            { kind: 'amount', amount: amount / 100 },
            waste,
            unit(capacity / 100),
          );
          if (!calculation.ok) throw new Error('a size within the limits is never refused');
          const { saleUnits } = calculation.value;
          const needed = amount * (100 + waste);
          expect(saleUnits * capacity * 100).toBeGreaterThanOrEqual(needed);
          expect((saleUnits - 1) * capacity * 100).toBeLessThan(needed);
        },
      ),
      { numRuns: 300 },
    );
  });
});
