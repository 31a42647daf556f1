import { money } from '@materia/domain-money';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryPrice, type DeliveryRate } from './delivery-rates.ts';

const RATES: readonly DeliveryRate[] = [
  { carrier: 'chronopost', upToGrams: 5_000, price: money(990, 'EUR') },
  { carrier: 'chronopost', upToGrams: 30_000, price: money(1990, 'EUR') },
  { carrier: 'transporter', upToGrams: 1_000_000, upToKm: 20, price: money(4900, 'EUR') },
  { carrier: 'transporter', upToGrams: 1_000_000, upToKm: 50, price: money(7900, 'EUR') },
];

describe('deliveryPrice', () => {
  it.each([
    ['drive pickup is free', 'drive', 2_000_000, 80, money(0, 'EUR')],
    ['by weight', 'chronopost', 5_000, 400, money(990, 'EUR')],
    ['the next step above it', 'chronopost', 5_001, 400, money(1990, 'EUR')],
    ['too heavy for the carrier', 'chronopost', 30_001, 1, null],
    ['by distance', 'transporter', 800_000, 20, money(4900, 'EUR')],
    ['farther away', 'transporter', 800_000, 20.1, money(7900, 'EUR')],
    ['out of reach', 'transporter', 800_000, 50.1, null],
    ['a carrier without price list', 'locker', 10, 1, null],
  ] as const)('%s (SHP-23)', (_, carrier, grams, km, price) => expect(deliveryPrice(carrier, { grams, km }, RATES, 'EUR')).toEqual(price));

  it('a rate in another currency is no rate of this list (SHP-23)', () => {
    const rates: readonly DeliveryRate[] = [{ carrier: 'chronopost', upToGrams: 5_000, price: money(1, 'PLN') }, ...RATES];
    expect(deliveryPrice('chronopost', { grams: 100, km: 1 }, rates, 'EUR')).toEqual(money(990, 'EUR'));
  });

  it('never costs less for a heavier or farther parcel', () => {
    const cost = (grams: number, km: number): number => deliveryPrice('transporter', { grams, km }, RATES, 'EUR')?.minor ?? Number.POSITIVE_INFINITY;
    const grams = fc.integer({ min: 1, max: 1_100_000 });
    const km = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(grams, grams, km, km, (a, b, near, far) => {
        expect(cost(a + b, near + far)).toBeGreaterThanOrEqual(cost(a, near));
      }),
    );
  });
});
