import { money } from '@materia/domain-money';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryPrice, type DeliveryRate } from './delivery-rates.ts';

const RATES: readonly DeliveryRate[] = [
  { method: 'chronopost/home', upToGrams: 30_000, price: money(1990, 'EUR') },
  { method: 'chronopost/home', upToGrams: 5_000, price: money(990, 'EUR') },
  { method: 'transporter/home', upToGrams: 1_000_000, upToKm: 20, price: money(4900, 'EUR') },
  { method: 'transporter/home', upToGrams: 1_000_000, upToKm: 50, price: money(7900, 'EUR') },
  { method: 'chronorelais/relay', price: money(490, 'EUR') },
];

describe('deliveryPrice', () => {
  it.each([
    ['drive pickup is free', 'drive/two_hours', 2_000_000, 80, 0],
    ['by weight', 'chronopost/home', 5_000, 400, 990],
    ['the next step above it', 'chronopost/home', 5_001, 400, 1990],
    [
      'where the distance does not count, it need not be known',
      'chronopost/home',
      5_000,
      undefined,
      990,
    ],
    ['by distance', 'transporter/home', 800_000, 20, 4900],
    ['farther away', 'transporter/home', 800_000, 20.1, 7900],
    ['one price for everything', 'chronorelais/relay', 900_000, 900, 490],
  ] as const)('%s (SHP-23)', (_, method, grams, km, minor) => {
    expect(deliveryPrice(method, { grams, km }, RATES, 'EUR')).toEqual({
      ok: true,
      value: money(minor, 'EUR'),
    });
  });

  it.each([
    [
      'a parcel too heavy for the carrier',
      'chronopost/home',
      30_001,
      1,
      { kind: 'too-heavy-or-too-far' },
    ],
    [
      'an address out of reach',
      'transporter/home',
      800_000,
      50.1,
      { kind: 'too-heavy-or-too-far' },
    ],
    [
      'an unknown distance where it counts',
      'transporter/home',
      1,
      undefined,
      { kind: 'distance-needed' },
    ],
    [
      'a carrier without price list',
      'locker/locker',
      10,
      1,
      { kind: 'no-price-for-method', method: 'locker/locker' },
    ],
  ] as const)('refuses %s (SHP-23)', (_, method, grams, km, error) => {
    expect(deliveryPrice(method, { grams, km }, RATES, 'EUR')).toEqual({ ok: false, error });
  });

  it('requires the distance even if another rate of the carrier does not need it (SHP-23)', () => {
    const nearOrAnywhere: readonly DeliveryRate[] = [
      ...RATES,
      { method: 'transporter/home', price: money(19_900, 'EUR') },
    ];
    expect(deliveryPrice('transporter/home', { grams: 1 }, nearOrAnywhere, 'EUR')).toEqual({
      ok: false,
      error: { kind: 'distance-needed' },
    });
  });

  it('ignores a rate in another currency (SHP-23)', () => {
    const rates: readonly DeliveryRate[] = [
      { method: 'chronopost/home', upToGrams: 5_000, price: money(1, 'PLN') },
      ...RATES,
    ];
    expect(deliveryPrice('chronopost/home', { grams: 100, km: 1 }, rates, 'EUR')).toEqual({
      ok: true,
      value: money(990, 'EUR'),
    });
  });

  it('never costs less for a heavier parcel or a longer distance', () => {
    const cost = (grams: number, km: number): number => {
      const price = deliveryPrice('transporter/home', { grams, km }, RATES, 'EUR');
      return price.ok ? price.value.minor : Number.POSITIVE_INFINITY;
    };
    const grams = fc.integer({ min: 1, max: 1_100_000 });
    const km = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(grams, grams, km, km, (a, b, near, far) => {
        expect(cost(a + b, near + far)).toBeGreaterThanOrEqual(cost(a, near));
      }),
    );
  });
});
