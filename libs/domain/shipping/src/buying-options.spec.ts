import { plainDate } from '@materia/domain-holiday-calendar';
import { money } from '@materia/domain-money';
import { describe, expect, it } from 'vitest';
import {
  byFinalCost,
  type BuyingOption,
  buyingModeOf,
  cheapestMethod,
  comparedOption,
  isLowestPrice,
} from './buying-options.ts';
import { SHIPPING_METHODS } from './shipping-methods.ts';

const eur = (minor: number) => ({ included: money(minor, 'EUR'), excluded: money(minor, 'EUR') });
const method = (minor: number, obstacle?: string, day = 1) => ({
  price: money(minor, 'EUR'),
  obstacle,
  day: plainDate(2026, 12, day),
});
const option = (mode: BuyingOption['mode'], minor: number): BuyingOption => ({
  mode,
  obstacle: undefined,
  method: 'seller/home',
  date: undefined,
  minute: undefined,
  delivery: eur(0),
  preparation: eur(0),
  total: eur(minor),
  isLowest: false,
});

describe('buying options', () => {
  it('have a method of the market for each outcome, but not the pickup at another store', () => {
    expect(SHIPPING_METHODS.map((code) => [code, buyingModeOf(code)])).toEqual([
      ['drive/two_hours', 'store'],
      ['drive/scheduled', 'store'],
      ['transporter/home', 'home'],
      ['allxbrick/delivery', 'home'],
      ['allxbrick/pickup', undefined],
      ['chronopost/home', 'home'],
      ['chronorelais/relay', 'relay'],
      ['locker/locker', 'relay'],
      ['seller/home', 'home'],
      ['seller/relay', 'relay'],
    ]);
  });

  it.each([
    ['the cheapest', [method(900), method(500)], 1],
    ['the earliest of equal ones', [method(500, undefined, 3), method(500, undefined, 2)], 1],
    [
      'a certain one before a cheaper one of an unknown place',
      [method(100, 'address-needed'), method(900)],
      1,
    ],
    [
      'one of an unknown place before an impossible one',
      [method(100, 'too-far'), method(900, 'address-needed')],
      1,
    ],
  ] as const)('name %s', (_, methods, at) => {
    expect(cheapestMethod(methods)).toBe(methods[at]);
  });

  it('are lowest prices only while the place is open', () => {
    expect(
      ['address-needed', 'distance-unknown', 'other-store', 'too-far', undefined].map((obstacle) =>
        isLowestPrice({ obstacle }),
      ),
    ).toEqual([true, true, true, false, false]);
  });

  it('compare sellers by what one unit costs in the end, at home if it gets there', () => {
    const cheapHere = { options: [option('store', 900), option('home', 2900)] };
    const sent = { options: [option('home', 1900)] };
    const onlyHere = { options: [option('store', 2400)] };
    const nowhere = { options: [{ mode: 'home', obstacle: 'too-heavy' } as const] };
    expect(byFinalCost([nowhere, cheapHere, onlyHere, sent])).toEqual([
      sent,
      onlyHere,
      cheapHere,
      nowhere,
    ]);
    expect(comparedOption(nowhere.options)).toBeUndefined();
  });
});
