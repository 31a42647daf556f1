import { addMonths, plainDate } from '@materia/domain-holiday-calendar';
import { money } from '@materia/domain-money';
import { describe, expect, it } from 'vitest';
import {
  DELIVERY_PRICE_WITHOUT_PRICE_SORTS_AS,
  deliveryPriceLabel,
  deliveryPriceSortValue,
} from './delivery-price.ts';
import { priceValidUntil } from './price-validity.ts';
import { padSellerCode } from './seller-code.ts';
import { taxLabel } from './tax-label.ts';

const zl = (minor: number) => money(minor, 'PLN');

describe('delivery price', () => {
  it.each([
    { rule: 'zero is free (PRC-07)', price: zl(0), isMinimum: false, label: { kind: 'free' } },
    {
      rule: 'zero is free even as a minimum (PRC-07)',
      price: zl(0),
      isMinimum: true,
      label: { kind: 'free' },
    },
    {
      rule: 'a minimum price shows "from" (PRC-08)',
      price: zl(1990),
      isMinimum: true,
      label: { kind: 'from', amount: zl(1990) },
    },
    {
      rule: 'any other price is shown as it is (PRC-08)',
      price: zl(1990),
      isMinimum: false,
      label: { kind: 'amount', amount: zl(1990) },
    },
    {
      rule: 'a delivery without a price has no label (PRC-09)',
      price: null,
      isMinimum: true,
      label: { kind: 'none' },
    },
  ])('$rule', ({ price, isMinimum, label }) => {
    expect(deliveryPriceLabel({ price, isMinimum })).toEqual(label);
  });

  it('a delivery without a price sorts as 99999 major units (PRC-09, LIM-13)', () => {
    expect(DELIVERY_PRICE_WITHOUT_PRICE_SORTS_AS).toBe(99999);
    const prices = [null, zl(99999_00), zl(0), zl(1990)];
    expect(
      prices.toSorted((a, b) => deliveryPriceSortValue(a) - deliveryPriceSortValue(b)),
    ).toEqual([zl(0), zl(1990), null, zl(99999_00)]);
  });
});

describe('validity and tax of a price', () => {
  it.each([
    [plainDate(2026, 11, 20), plainDate(2026, 12, 20)],
    [plainDate(2027, 1, 31), plainDate(2027, 2, 28)],
    [plainDate(2028, 1, 31), plainDate(2028, 2, 29)],
  ])(
    'a price shown on %s is valid until %s, one calendar month ahead (PRC-12, PRC-22, LIM-41)',
    (today, until) => {
      expect(priceValidUntil(today)).toBe(until);
      expect(until).toBe(addMonths(today, 1));
    },
  );

  it.each([
    { tax: 'igic', igicLabelOn: true, label: 'igic' },
    { tax: 'igic', igicLabelOn: false, label: 'vat' },
    { tax: 'vat', igicLabelOn: true, label: 'vat' },
    { tax: 'vat', igicLabelOn: false, label: 'vat' },
  ] as const)(
    'a store like 019, whose place has $tax, shows $label with the label setting $igicLabelOn (PRC-14, LIM-19)',
    ({ label, ...place }) => {
      expect(taxLabel(place)).toBe(label);
    },
  );

  it('19 and 019 are the same store, so both have the place and tax of that store (PRC-15, LIM-19)', () => {
    expect(padSellerCode('19')).toBe(padSellerCode('019'));
  });
});
