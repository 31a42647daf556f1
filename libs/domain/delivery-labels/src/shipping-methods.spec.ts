import { describe, expect, it } from 'vitest';
import {
  addressDuty,
  CARRIER_CODES,
  type CarrierCode,
  DELIVERY_CODES,
  isPickup,
  needsDistanceCheck,
  needsTime,
  needsTruckAccess,
  parseCarrierCode,
  phoneDuty,
} from './shipping-methods.ts';

const by = (
  carrier: CarrierCode | undefined,
  change: { isScheduled?: boolean; hasThirdPartyLine?: boolean } = {},
) => ({
  carrier,
  isScheduled: change.isScheduled ?? false,
  hasThirdPartyLine: change.hasThirdPartyLine ?? false,
});

describe('shipping methods', () => {
  it('are courier, drive, transporter, relay, locker and the partner carrier both ways (SHP-01, CHK-01)', () => {
    expect(CARRIER_CODES.map((code) => [code, isPickup(code)])).toEqual([
      ['chronopost', false],
      ['drive', true],
      ['transporter', false],
      ['chronorelais', true],
      ['locker', true],
      ['allxbrick_delivery', false],
      ['allxbrick_pickup', true],
    ]);
    expect([parseCarrierCode('drive'), parseCarrierCode('pigeon')]).toEqual(['drive', undefined]);
  });

  it('delivery codes 10 and 14 are known and change nothing (PRM-08, LIM-15)', () =>
    expect(DELIVERY_CODES).toEqual([10, 14]));

  it.each([
    ['drive', 'none'],
    ['chronopost', 'delivery-address'],
    ['transporter', 'delivery-address'],
    ['chronorelais', 'relay-point'],
    ['locker', 'locker'],
    ['allxbrick_pickup', 'delivery-address'],
  ] as const)('%s needs as place: %s (CHK-15)', (carrier, duty) =>
    expect(addressDuty(carrier)).toBe(duty),
  );

  it('an hour or slot is chosen for appointments and for drive pickup (CHK-15)', () => {
    expect([
      needsTime(by('drive')),
      needsTime(by('transporter', { isScheduled: true })),
      needsTime(by('chronopost')),
    ]).toEqual([true, true, false]);
  });

  it.each([
    ['drive pickup (CHK-19)', by('drive'), 'any'],
    ['transporter delivery (CHK-19)', by('transporter'), 'any'],
    ['a delivery by appointment (CHK-19)', by('chronopost', { isScheduled: true }), 'any'],
    ['a marketplace order (CHK-19)', by('chronopost', { hasThirdPartyLine: true }), 'any'],
    [
      'a vendor with a carrier of its own (CHK-19)',
      by(undefined, { hasThirdPartyLine: true }),
      'any',
    ],
    ['a relay point (CHK-20)', by('chronorelais'), 'any'],
    ['a locker (CHK-20)', by('locker'), 'any'],
    ['pickup with the partner carrier (CHK-20)', by('allxbrick_pickup'), 'any'],
    ['plain courier delivery (CHK-19)', by('chronopost'), 'none'],
  ] as const)('phone for %s: %s', (_, delivery, duty) =>
    expect(phoneDuty(delivery, false)).toBe(duty),
  );

  it('where the market asks for it, every delivery and pickup needs a mobile number (CHK-21)', () => {
    for (const carrier of CARRIER_CODES) expect(phoneDuty(by(carrier), true)).toBe('mobile');
  });

  it('the distance is checked for local delivery and the partner carrier, not for drive (CHK-29)', () => {
    expect(CARRIER_CODES.filter(needsDistanceCheck)).toEqual([
      'transporter',
      'allxbrick_delivery',
      'allxbrick_pickup',
    ]);
  });

  it('truck access is confirmed for the transporter (CHK-24)', () =>
    expect(CARRIER_CODES.filter(needsTruckAccess)).toEqual(['transporter']));
});
