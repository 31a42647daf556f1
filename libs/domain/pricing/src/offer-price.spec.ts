import { money } from '@materia/domain-money';
import { describe, expect, it } from 'vitest';
import { offerPriceOf } from './offer-price.ts';

const zl = (minor: number) => money(minor, 'PLN');

describe('the price of a price list entry', () => {
  it('keeps the lowest price of 30 days, with and without tax (BEY-01)', () => {
    const made = offerPriceOf({
      unit: zl(9999),
      initial: zl(12900),
      lowest30Days: zl(10990),
      vatRate: 2300,
    });
    expect(made.lowest30Days).toEqual({ included: zl(10990), excluded: zl(8935) });
  });
});

describe('prices per capacity unit', () => {
  it('a pack of 1.44 m² at 99.99 costs 69.44 per m², before its reduction 89.58 (BEY-03)', () => {
    const made = offerPriceOf({
      unit: zl(9999),
      initial: zl(12900),
      vatRate: 2300,
      capacityUnitsPerSaleUnit: 1.44,
    });
    expect(made.perCapacityUnit?.unit.included).toEqual(zl(6944));
    expect(made.perCapacityUnit?.initial.included).toEqual(zl(8958));
  });

  it('a product without a capacity unit has none (BEY-03)', () => {
    expect(
      offerPriceOf({ unit: zl(1), initial: zl(1), vatRate: 2300 }).perCapacityUnit,
    ).toBeUndefined();
  });
});
