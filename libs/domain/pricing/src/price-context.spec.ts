import { money } from '@materia/domain-money';
import { describe, expect, it } from 'vitest';
import { parsePriceContextCode, priceContextCode, priceContextPair } from './price-context.ts';
import { leadingTax, priceDisplay, taxDisplay } from './price-display.ts';
import { padSellerCode } from './seller-code.ts';

const amount = { included: money(12300, 'PLN'), excluded: money(10000, 'PLN') };
const included = { tax: 'included', amount: amount.included };
const excluded = { tax: 'excluded', amount: amount.excluded };

describe('price context and tax display', () => {
  it.each([
    [false, '0011'],
    [true, '0012'],
  ])('isUserPro %s selects %s of the pair (PRC-05, CART-42, CHK-38)', (isPro, code) => {
    expect(priceContextCode(['0011', '0012'], isPro)).toBe(code);
  });

  it('another store has other codes for the same customer (OFF-04)', () => {
    const stores = [
      ['0011', '0012'],
      ['0021', '0022'],
    ] as const;
    expect(stores.map((pair) => priceContextCode(pair, false))).toEqual(['0011', '0021']);
    expect(stores.map((pair) => priceContextCode(pair, true))).toEqual(['0012', '0022']);
  });

  it.each([
    [19, '019'],
    ['42', '042'],
    [0, '000'],
    ['123', '123'],
    [' 7 ', '007'],
    ['1234', '1234'],
  ])('the seller code %j is written %s (STO-04, LIM-39)', (code, written) =>
    expect(padSellerCode(code)).toBe(written),
  );

  it.each([
    { isPro: true, proPricesTaxExcludedFirst: true, first: 'excluded' },
    { isPro: true, proPricesTaxExcludedFirst: false, first: 'included' },
    { isPro: false, proPricesTaxExcludedFirst: true, first: 'included' },
    { isPro: false, proPricesTaxExcludedFirst: false, first: 'included' },
  ])(
    'professional $isPro with prices without tax first $proPricesTaxExcludedFirst sees the price with tax $first first (CART-08)',
    ({ first, ...viewer }) => {
      expect(leadingTax(viewer)).toBe(first);
    },
  );

  it('the two codes of a store are parsed back to the store and the kind of customer (PRC-05)', () => {
    expect(priceContextPair('12')).toEqual(['012P', '012B']);
    expect(priceContextPair('012').map(parsePriceContextCode)).toEqual([
      { sellerCode: '012', kind: 'private' },
      { sellerCode: '012', kind: 'professional' },
    ]);
    expect(parsePriceContextCode('7B')).toEqual({ sellerCode: '007', kind: 'professional' });
  });

  it.each(['', '012', 'P', '012X', '0123P', '012p', ' 012P', '012PB'])(
    '%j is not a price context',
    (text) => expect(parsePriceContextCode(text)).toBeUndefined(),
  );

  it.each([
    {
      rule: 'a professional sees the price without tax first and with tax second (PRC-01, PRC-02)',
      isPro: true,
      on: true,
      first: excluded,
      second: included,
    },
    {
      rule: 'a professional sees the price with tax while the setting is off (PRC-01, PRC-02)',
      isPro: true,
      on: false,
      first: included,
      second: null,
    },
    {
      rule: 'private customers and guests see the price with tax (PRC-03)',
      isPro: false,
      on: true,
      first: included,
      second: null,
    },
    {
      rule: 'private customers and guests see it with tax without the setting as well (PRC-03)',
      isPro: false,
      on: false,
      first: included,
      second: null,
    },
  ])('$rule', ({ isPro, on, first, second }) => {
    const viewer = { isPro, proPricesTaxExcludedFirst: on };
    expect(priceDisplay({ unit: amount }, viewer)).toEqual({ first, second });
    expect(taxDisplay(amount, viewer)).toEqual({ first, second });
  });
});
