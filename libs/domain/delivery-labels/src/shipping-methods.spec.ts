import { describe, expect, it } from 'vitest';
import {
  addressRequirement,
  CARRIERS,
  METHOD_CODES,
  SHIPPING_METHODS,
  shippingMethodOf,
  type ShippingMethodCode,
  DELIVERY_CODES,
  isPickup,
  needsDistanceCheck,
  needsTime,
  needsTruckAccess,
  parseShippingMethod,
  phoneRequirement,
} from './shipping-methods.ts';

const by = (
  method: ShippingMethodCode | undefined,
  change: { isScheduled?: boolean; hasThirdPartyLine?: boolean } = {},
) => ({
  method,
  isScheduled: change.isScheduled ?? false,
  hasThirdPartyLine: change.hasThirdPartyLine ?? false,
});

describe('shipping methods', () => {
  it('are courier, drive, transporter, relay, locker and the partner carrier both ways, and sellers (SHP-01, SHP-02, CHK-01)', () => {
    expect(SHIPPING_METHODS.map((code) => [code, isPickup(code)])).toEqual([
      ['drive/two_hours', true],
      ['drive/scheduled', true],
      ['transporter/home', false],
      ['chronopost/home', false],
      ['chronorelais/relay', true],
      ['locker/locker', true],
      ['allxbrick/delivery', false],
      ['allxbrick/pickup', true],
      ['seller/home', false],
      ['seller/relay', true],
    ]);
    expect(
      SHIPPING_METHODS.map((code) => code.split('/')).every(
        ([carrier, method]) =>
          CARRIERS.some((known) => known === carrier) &&
          METHOD_CODES.some((known) => known === method),
      ),
    ).toBe(true);
    expect(shippingMethodOf('locker', 'locker')).toBe('locker/locker');
    expect(() => shippingMethodOf('locker', 'home')).toThrow('locker has no method home');
    expect([parseShippingMethod('drive/two_hours'), parseShippingMethod('pigeon')]).toEqual([
      'drive/two_hours',
      undefined,
    ]);
  });

  it('delivery codes 10 and 14 are known and have no effect (PRM-08, LIM-15)', () =>
    expect(DELIVERY_CODES).toEqual([10, 14]));

  it.each([
    ['drive/two_hours', 'none'],
    ['chronopost/home', 'delivery-address'],
    ['transporter/home', 'delivery-address'],
    ['chronorelais/relay', 'relay-point'],
    ['locker/locker', 'locker'],
    ['allxbrick/delivery', 'delivery-address'],
    ['allxbrick/pickup', 'postcode'],
  ] as const)('%s needs as place: %s (CHK-15)', (method, duty) =>
    expect(addressRequirement(method)).toBe(duty),
  );

  it('an hour or slot must be chosen for appointments and for drive pickup (CHK-15)', () => {
    expect([
      needsTime(by('drive/two_hours')),
      needsTime(by('transporter/home', { isScheduled: true })),
      needsTime(by('chronopost/home')),
    ]).toEqual([true, true, false]);
  });

  it.each([
    ['drive pickup (CHK-19)', by('drive/two_hours'), 'any'],
    ['transporter delivery (CHK-19)', by('transporter/home'), 'any'],
    ['a delivery by appointment (CHK-19)', by('chronopost/home', { isScheduled: true }), 'any'],
    ['a marketplace order (CHK-19)', by('chronopost/home', { hasThirdPartyLine: true }), 'any'],
    [
      'a vendor with a carrier of its own (CHK-19)',
      by(undefined, { hasThirdPartyLine: true }),
      'any',
    ],
    ['a relay point (CHK-20)', by('chronorelais/relay'), 'any'],
    ['a locker (CHK-20)', by('locker/locker'), 'any'],
    ['pickup with the partner method (CHK-20)', by('allxbrick/pickup'), 'any'],
    ['plain courier delivery (CHK-19)', by('chronopost/home'), 'none'],
  ] as const)('phone for %s: %s', (_, delivery, duty) =>
    expect(phoneRequirement(delivery, false)).toBe(duty),
  );

  it('where the market requires it, every delivery and pickup needs a mobile number (CHK-21)', () => {
    for (const method of SHIPPING_METHODS)
      expect(phoneRequirement(by(method), true)).toBe('mobile');
  });

  it('the distance is checked for local delivery and the partner method, not for drive (CHK-29)', () => {
    expect(SHIPPING_METHODS.filter(needsDistanceCheck)).toEqual([
      'transporter/home',
      'allxbrick/delivery',
      'allxbrick/pickup',
    ]);
  });

  it('truck access must be confirmed for the transporter (CHK-24)', () =>
    expect(SHIPPING_METHODS.filter(needsTruckAccess)).toEqual(['transporter/home']));
});
