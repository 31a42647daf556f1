import { fail } from '@materia/domain-kernel';
import { describe, expect, it } from 'vitest';
import { MAINLAND, rateAt, taxPlace, taxPlaceNamed, type TaxTable } from './tax-place.ts';

const TABLE = {
  standard: 2000,
  reduced: [1000],
  source: 'Law 1',
  territories: [
    {
      territory: 'by-dispatch',
      postcodePrefixes: ['90', '91'],
      served: true,
      tax: 'vat',
      since: '2024-10-01',
      sentHere: 'taxed-at-dispatch',
      rates: { 2000: 1600, 1000: 900 },
      source: 'Law 2',
    },
    {
      territory: 'on-arrival',
      postcodePrefixes: ['35'],
      served: true,
      tax: 'igic',
      since: '2020-01-01',
      sentHere: 'taxed-on-arrival',
      rates: { 2000: 700, 1000: 300 },
      source: 'Law 3',
    },
    { territory: 'closed', postcodePrefixes: ['51'], served: false, source: 'Law 4' },
  ],
} as const satisfies TaxTable;

describe('the tax of a place (MKT-18)', () => {
  it.each([
    ['collected on the mainland', '28001', '28001', MAINLAND],
    ['collected at an island store', '9000-001', '9000-001', 'by-dispatch'],
    ['collected where tax is due on arrival', '35 219', '35 219', 'on-arrival'],
    ['sent from the mainland to the place of dispatch’s rule', '28001', '91-234', MAINLAND],
    ['sent from an island store to the mainland', '90001', '28001', 'by-dispatch'],
    ['sent between places of that island', '90001', '91234', 'by-dispatch'],
    ['sent from the mainland to where tax is due on arrival', '28001', '35001', 'on-arrival'],
    ['sent from an island to where tax is due on arrival', '90001', '35001', 'on-arrival'],
    ['sent to the mainland from where tax is due on arrival', '35001', '28001', MAINLAND],
  ])('what is %s is taxed there', (_, from, to, territory) => {
    const place = taxPlace(TABLE, { from, to });
    expect(place.ok && place.value.territory).toBe(territory);
  });

  it('a territory that is not served is refused as a destination, by name', () => {
    expect(taxPlace(TABLE, { from: '28001', to: '51-001' })).toEqual(
      fail({ kind: 'territory-not-served', territory: 'closed' }),
    );
  });

  it.each([
    [MAINLAND, 'vat', 2000, 1000, 550],
    ['by-dispatch', 'vat', 1600, 900, 1600],
    ['on-arrival', 'igic', 700, 300, 700],
    ['a name of the past', 'vat', 2000, 1000, 550],
    ['closed', 'vat', 2000, 1000, 550],
  ])(
    '%s has the tax %s at %d and %d, an unlisted rate is %d',
    (name, tax, standard, low, other) => {
      const place = taxPlaceNamed(TABLE, name);
      expect([place.tax, place.standard]).toEqual([tax, standard]);
      expect([2000, 1000, 550, 0].map((vatRate) => rateAt(place, { vatRate }))).toEqual([
        standard,
        low,
        other,
        0,
      ]);
    },
  );

  it('a product’s own rate of a territory wins there and nowhere else', () => {
    const cement = { vatRate: 2000, territoryRates: { 'on-arrival': 300 } };
    expect(rateAt(taxPlaceNamed(TABLE, 'on-arrival'), cement)).toBe(300);
    expect(rateAt(taxPlaceNamed(TABLE, 'by-dispatch'), cement)).toBe(1600);
    expect(rateAt(taxPlaceNamed(TABLE, MAINLAND), cement)).toBe(2000);
    expect(
      rateAt(taxPlaceNamed(TABLE, 'on-arrival'), { vatRate: 2000, territoryRates: null }),
    ).toBe(700);
  });
});
