import { money } from '@materia/domain-money';
import { plainDate } from '@materia/domain-holiday-calendar';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryOptions, type DeliverySource } from './delivery-options.ts';

const aSource = (change: Partial<DeliverySource> = {}): DeliverySource => ({
  mode: 'home',
  status: 'ONSITE',
  price: money(1990, 'PLN'),
  date: plainDate(2026, 11, 24),
  carrierCode: 'chronopost',
  methodCode: 'standard',
  picture: '/chronopost.svg',
  isThirdParty: false,
  ...change,
});

describe('deliveryOptions', () => {
  it('an option has label, price, date, carrier, method, picture and vendor kind (DLV-10, SHP-22)', () => {
    expect(deliveryOptions([aSource()], 'PLN')).toEqual([
      {
        label: 'home-courier',
        offerDeliveryPrice: { minor: 1990, currency: 'PLN' },
        deliveryDate: '2026-11-24',
        deliveryMode: 'chronopost',
        deliveryMethod: 'standard',
        img: '/chronopost.svg',
        is3p: false,
      },
    ]);
  });

  it('drive pickup is free regardless of the carrier’s price (DLV-05)', () => {
    expect(
      deliveryOptions([aSource({ mode: 'store', carrierCode: 'drive' })], 'PLN')[0]
        ?.offerDeliveryPrice,
    ).toEqual(money(0, 'PLN'));
  });

  it('a mode without label is not offered (DLV-09)', () =>
    expect(deliveryOptions([aSource({ status: 'ONORDER' })], 'PLN')).toEqual([]));

  it('sorts by price; an option without price sorts as if it cost 99999 (DLV-15, LIM-13, SHP-22)', () => {
    const prices = fc.array(fc.option(fc.integer({ min: 0, max: 20_000_000 })), { maxLength: 12 });
    fc.assert(
      fc.property(prices, (minors) => {
        const sources = minors.map((minor) =>
          aSource({ price: minor === null ? null : money(minor, 'PLN') }),
        );
        const sorted = deliveryOptions(sources, 'PLN').map(
          ({ offerDeliveryPrice }) => offerDeliveryPrice?.minor ?? 9_999_900,
        );
        expect(sorted).toEqual(minors.map((minor) => minor ?? 9_999_900).sort((a, b) => a - b));
      }),
    );
  });

  it('keeps the order of options with equal prices', () => {
    const names = deliveryOptions(
      [
        aSource({ methodCode: 'a' }),
        aSource({ methodCode: 'b', price: null }),
        aSource({ methodCode: 'c' }),
      ],
      'PLN',
    );
    expect(names.map(({ deliveryMethod }) => deliveryMethod)).toEqual(['a', 'c', 'b']);
  });
});
