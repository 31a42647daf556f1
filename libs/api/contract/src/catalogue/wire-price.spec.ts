import fc from 'fast-check';
import { money } from '@materia/domain-money';
import { describe, expect, it } from 'vitest';
import { offerPriceOf, type OfferPrice } from '@materia/domain-pricing';
import { readFlatPrice, readOfferPrice } from './flat-price.ts';
import { readWirePrice, wirePriceOf } from './wire-price.ts';

const zl = (minor: number) => money(minor, 'PLN');

const nested = {
  unitAmount: 99.99,
  unitAmountNoTax: 81.29,
  initialUnitAmount: 129,
  initialUnitAmountNoTax: 104.88,
  amountPerCapacityUnit: 40,
  amountPerCapacityUnitNoTax: 32.52,
  initialAmountPerCapacityUnit: 51.6,
  initialAmountPerCapacityUnitNoTax: 41.95,
  lowestAmount30Days: 109.9,
  lowestAmount30DaysNoTax: 89.35,
  discount: { gapCode: 'PROMO' },
  ecotaxes: [
    { type: 'ECO', stream: 'DEEE', amount: 1.23, amountNoTax: 1 },
    { type: 'OTHER', stream: 'DEEE', amount: 9, amountNoTax: 7 },
  ],
  vatRate: 23,
};

const price: OfferPrice = {
  unit: { included: zl(9999), excluded: zl(8129) },
  initial: { included: zl(12900), excluded: zl(10488) },
  vatRate: 2300,
  perCapacityUnit: {
    unit: { included: zl(4000), excluded: zl(3252) },
    initial: { included: zl(5160), excluded: zl(4195) },
  },
  ecotaxes: [{ stream: 'DEEE', amount: { included: zl(123), excluded: zl(100) } }],
  gapCode: 'PROMO',
  lowest30Days: { included: zl(10990), excluded: zl(8935) },
};

describe('the nested price form', () => {
  it('every field of the form is read, and only ECO lines are ecotaxes (OFF-07, PRC-16)', () => {
    expect(readWirePrice(nested, 'PLN')).toEqual(price);
  });

  it('a price without optional parts is read as such', () => {
    const { unitAmount, unitAmountNoTax, initialUnitAmount, initialUnitAmountNoTax, vatRate } =
      nested;
    const plain = readWirePrice(
      {
        unitAmount,
        unitAmountNoTax,
        initialUnitAmount,
        initialUnitAmountNoTax,
        vatRate,
        ecotaxes: [],
      },
      'PLN',
    );
    expect(plain).toEqual({
      unit: price.unit,
      initial: price.initial,
      vatRate: 2300,
      ecotaxes: [],
    });
  });

  it('an optional amount is read only together with its counterpart (OFF-07)', () => {
    const { amountPerCapacityUnitNoTax: _perUnit, lowestAmount30Days: _lowest, ...halves } = nested;
    expect(readWirePrice(halves, 'PLN')).toEqual({
      ...price,
      perCapacityUnit: undefined,
      lowest30Days: undefined,
    });
  });

  it('writes no discount for a price without a reason (OFF-07)', () => {
    expect(Object.keys(wirePriceOf({ ...price, gapCode: undefined }))).not.toContain('discount');
  });

  it('a written price round-trips to the minor unit (OFF-09)', () => {
    const amount = fc.integer({ min: 1, max: 100_000_000 });
    const entry = fc.record({
      unit: amount,
      initial: amount,
      lowest: fc.option(amount, { nil: undefined }),
      capacity: fc.option(fc.integer({ min: 1, max: 100_000 }), { nil: undefined }),
      vatRate: fc.constantFrom(550, 800, 2000, 2300),
      gapCode: fc.option(fc.constant('PROMO'), { nil: undefined }),
      ecotaxes: fc.array(amount, { maxLength: 2 }),
    });
    fc.assert(
      fc.property(entry, (sample) => {
        const made = offerPriceOf({
          unit: zl(sample.unit),
          initial: zl(sample.initial),
          lowest30Days: sample.lowest === undefined ? undefined : zl(sample.lowest),
          capacityUnitsPerSaleUnit:
            sample.capacity === undefined ? undefined : sample.capacity / 1000,
          vatRate: sample.vatRate,
          gapCode: sample.gapCode,
          ecotaxes: sample.ecotaxes.map((ecotax) => ({ stream: 'DEEE', amount: zl(ecotax) })),
        });
        expect(readWirePrice(wirePriceOf(made), 'PLN')).toEqual(made);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the older price form', () => {
  const context = { currency: 'PLN', vatRate: 2300, isPro: false } as const;

  it.each([
    {
      name: 'price alone',
      form: { price: 123, price_ht: 100 },
      unit: [12300, 10000],
      initial: [12300, 10000],
    },
    {
      name: 'special price beside the price',
      form: { price: 123, price_ht: 100, special_price: '99.9900', special_price_ht: '81.2927' },
      unit: [9999, 8129],
      initial: [12300, 10000],
    },
    {
      name: 'original price above both',
      form: { price: 123, special_price: 99.99, original_price: 150 },
      unit: [9999, 8129],
      initial: [15000, 12195],
    },
    {
      name: 'empty special price',
      form: {
        price: 123,
        price_ht: null,
        special_price: '',
        special_price_ht: null,
        special_price_pro_ht: 50,
      },
      unit: [12300, 10000],
      initial: [12300, 10000],
    },
    {
      name: 'net price alone',
      form: { price_ht: 100 },
      unit: [12300, 10000],
      initial: [12300, 10000],
    },
  ])('$name is mapped to the one price (OFF-08)', ({ form, unit, initial }) => {
    const both = ([included = 0, excluded = 0]: readonly number[]) => ({
      included: zl(included),
      excluded: zl(excluded),
    });
    expect(readFlatPrice(form, context)).toEqual({
      ok: true,
      value: { unit: both(unit), initial: both(initial), vatRate: 2300, ecotaxes: [] },
    });
  });

  it('a professional pays the professional special price and sees the professional unit price (OFF-08)', () => {
    const form = {
      price: 123,
      special_price: 110,
      special_price_pro_ht: 80,
      unit_price_ht: 40,
      unit_price_pro_ht: 32,
    };
    expect(readFlatPrice(form, { ...context, isPro: true })).toMatchObject({
      ok: true,
      value: {
        unit: { included: zl(9840), excluded: zl(8000) },
        perCapacityUnit: { unit: { excluded: zl(3200) } },
      },
    });
    expect(readFlatPrice(form, context)).toMatchObject({
      ok: true,
      value: { unit: { included: zl(11000) }, perCapacityUnit: { unit: { excluded: zl(4000) } } },
    });
  });

  it('a form without any readable price is rejected', () => {
    expect(readFlatPrice({ price: 'ask in store', price_ht: null }, context)).toEqual({
      ok: false,
      error: { kind: 'no-price' },
    });
  });

  it('one function reads both forms (OFF-09)', () => {
    expect(readOfferPrice(nested, context)).toEqual({ ok: true, value: price });
    expect(readOfferPrice({ price: 99.99, original_price: 129 }, context)).toMatchObject({
      ok: true,
      value: { unit: price.unit, initial: price.initial },
    });
  });
});

it('an offer contains the code of its reduction (PRC-20)', () => {
  const form = {
    unitAmount: 9,
    unitAmountNoTax: 7.32,
    initialUnitAmount: 12,
    initialUnitAmountNoTax: 9.76,
    vatRate: 23,
    ecotaxes: [],
  };
  expect(readWirePrice({ ...form, discount: { gapCode: 'PROMO' } }, 'PLN')).toMatchObject({
    gapCode: 'PROMO',
    unit: { included: money(900, 'PLN') },
  });
  expect(readWirePrice(form, 'PLN').gapCode).toBeUndefined();
});
