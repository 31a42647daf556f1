import { offerFacts, readOffer } from '@materia/api-catalogue';
import { money } from '@materia/domain-money';
import type { Offer, PriceBasis } from '@materia/domain-pricing';
import { anOffer } from '@materia/api-mocks';
import { describe, expect, it } from 'vitest';
import { calculatorOf } from './calculator.ts';

/** Bags of 25 kg at 12.00, of which 40 are in the store. */
const bag: Offer = readOffer(anOffer(), 'PLN');
const calculate = (query: string, offer: Offer = bag, basis: PriceBasis = 'included') =>
  calculatorOf(
    offerFacts(offer, { promises: undefined, isStoreChosen: true }),
    25_000,
    new URLSearchParams(query),
    basis,
  );

describe('the calculator of a product (BEY-04)', () => {
  it.each([
    [
      '100 kg without waste require four bags',
      'need=100&waste=0',
      { saleUnits: 4, covered: 100, leftOver: 0, weightGrams: 100_000 },
    ],
    [
      '101 kg without waste require five',
      'need=101&waste=0',
      { saleUnits: 5, covered: 125, leftOver: 24 },
    ],
    ['the usual waste applies if none is given', 'need=100', { saleUnits: 5, needed: 105 }],
    ['an empty waste means no waste', 'need=100&waste=', { saleUnits: 4 }],
    ['accepts a decimal comma', 'need=12,5&waste=0', { saleUnits: 1, leftOver: 12.5 }],
    ['accepts a decimal point', 'need=12.5&waste=0', { saleUnits: 1 }],
  ])('%s', (_, query, calculation) => {
    expect(calculate(query)?.outcome).toMatchObject({ kind: 'result', calculation });
  });

  it.each([
    ['included', 48_000],
    ['excluded', 48_019],
  ] as const)('forty bags cost what they cost in a cart, with tax %s (PRC-01)', (basis, minor) => {
    expect(calculate('need=1000&waste=0', bag, basis)?.outcome).toMatchObject({
      calculation: { saleUnits: 40, price: money(minor, 'PLN') },
    });
  });

  it.each([
    ['an empty amount', 'need=', 'need'],
    ['text', 'need=dużo', 'need'],
    ['a negative amount', 'need=-3', 'need'],
    ['zero', 'need=0', 'need'],
    ['a number with an exponent', 'need=1e9', 'need'],
    ['a waste above 100 percent', 'need=10&waste=101', 'waste'],
    ['a waste that is not a number', 'need=10&waste=x', 'waste'],
    ['an amount above the maximum', 'need=999999999', 'need'],
  ])('rejects %s at its field and keeps what was typed', (_, query, field) => {
    const facts = calculate(query);
    expect(facts?.outcome).toMatchObject({ kind: 'refused', field });
    expect(facts?.need).toBe(new URLSearchParams(query).get('need'));
  });

  it('does not offer to add more than the store has', () => {
    expect(calculate('need=1000&waste=0')?.outcome).toMatchObject({
      isOrderable: true,
      calculation: { saleUnits: 40 },
    });
    expect(calculate('need=1001&waste=0')?.outcome).toMatchObject({
      isOrderable: false,
      calculation: { saleUnits: 41 },
    });
  });

  it.each(['l', 'kg'])(
    'is not offered for what is sold by the piece in %s, such as silicone',
    (unit) => {
      const piece = { saleUnit: 'piece', capacityUnit: unit, capacityPerSaleUnit: 0.31 };
      expect(calculate('need=1', { ...bag, conditioning: piece })).toBeUndefined();
    },
  );

  it('is not offered for products without a capacity unit', () => {
    expect(
      calculate('need=1', {
        ...bag,
        conditioning: {
          saleUnit: 'piece',
          capacityUnit: undefined,
          capacityPerSaleUnit: undefined,
        },
      }),
    ).toBeUndefined();
  });
});
