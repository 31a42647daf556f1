import { describe, expect, it } from 'vitest';
import {
  addressRequirement,
  canWaitForPayment,
  handoverPlace,
  isByAppointment,
  isOwnMethod,
  isPartnerMethod,
  isPickup,
  isPickupAtStore,
  methodsFrom,
  needsDistanceCheck,
  needsTime,
  needsTruckAccess,
  offeredMethods,
  phoneRequirement,
  promisedMethod,
  serviceLevelOf,
  slotKindOf,
  timeOf,
} from './method-rules.ts';
import { PICKUP_POINT_KINDS, pointKindOf } from './pickup-points.ts';
import {
  CARRIERS,
  DELIVERY_CODES,
  DELIVERY_METHODS,
  DELIVERY_TYPES,
  deliveryMethod,
  type DeliveryMethodRow,
  METHOD_CODES,
  type MethodOfKind,
  OWN_CARRIERS,
  parseShippingMethod,
  vendorMethod,
  SERVICE_LEVELS,
  SHIPPING_METHODS,
  type ShippingMethodCode,
  shippingMethodOf,
  shippingMethodParts,
  SLOT_KINDS,
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
  it('are courier, drive, transporter, relay, locker and the partner carrier both ways, and vendors (SHP-01, SHP-02, CHK-01)', () => {
    expect(SHIPPING_METHODS.map((code) => [code, isPickup(code)])).toEqual([
      ['drive/two_hours', true],
      ['drive/scheduled', true],
      ['transporter/home', false],
      ['allxbrick/delivery', false],
      ['allxbrick/pickup', true],
      ['chronopost/home', false],
      ['chronorelais/relay', true],
      ['locker/locker', true],
      ['seller/home', false],
      ['seller/relay', true],
    ]);
    expect(shippingMethodOf('locker', 'locker')).toBe('locker/locker');
    expect(() => shippingMethodOf('locker', 'home')).toThrow('locker has no method home');
    expect([parseShippingMethod('drive/two_hours'), parseShippingMethod('pigeon')]).toEqual([
      'drive/two_hours',
      undefined,
    ]);
  });

  it.each(DELIVERY_METHODS)('$code is its carrier and its method, once', (row) => {
    const { code, carrier, method } = row;
    expect(code).toBe(`${carrier}/${method}`);
    expect(SHIPPING_METHODS.filter((other) => other === code)).toHaveLength(1);
    expect(deliveryMethod(code)).toBe(row);
    expect(shippingMethodParts(code)).toEqual({ carrier, method });
    expect(shippingMethodOf(carrier, method)).toBe(code);
    expect(parseShippingMethod(code)).toBe(code);
  });

  it('the lists of carriers, codes, levels, slots and points contain each word once', () => {
    expect({
      CARRIERS,
      OWN_CARRIERS,
      METHOD_CODES,
      DELIVERY_TYPES,
      SLOT_KINDS,
      SERVICE_LEVELS,
      PICKUP_POINT_KINDS,
    }).toEqual({
      CARRIERS: [
        'drive',
        'transporter',
        'allxbrick',
        'chronopost',
        'chronorelais',
        'locker',
        'seller',
      ],
      OWN_CARRIERS: ['drive', 'transporter', 'allxbrick', 'chronopost', 'chronorelais', 'locker'],
      METHOD_CODES: ['two_hours', 'scheduled', 'home', 'delivery', 'pickup', 'relay', 'locker'],
      DELIVERY_TYPES: ['pickup', 'home', 'relay'],
      SLOT_KINDS: ['pickup', 'delivery'],
      SERVICE_LEVELS: ['home', 'relay'],
      PICKUP_POINT_KINDS: ['relay', 'locker'],
    });
  });

  /** By method: kind, place of the handover, word of the wire, time, slots and vendor. */
  const FACTS = {
    'drive/two_hours': ['pickup', 'store', 'pickup', 'two-hours', undefined, 'own'],
    'drive/scheduled': ['pickup', 'store', 'pickup', 'slot', 'pickup', 'own'],
    'transporter/home': ['home', 'address', 'home', 'planned', 'delivery', 'own'],
    'allxbrick/delivery': ['home', 'address', 'home', 'planned', undefined, 'own'],
    'allxbrick/pickup': ['partner', 'store', 'pickup', 'planned', undefined, 'own'],
    'chronopost/home': ['home', 'address', 'home', 'planned', undefined, 'own'],
    'chronorelais/relay': ['relay', 'point', 'relay', 'planned', undefined, 'own'],
    'locker/locker': ['locker', 'point', 'relay', 'planned', undefined, 'own'],
    'seller/home': ['home', 'address', 'home', 'planned', undefined, 'third-party'],
    'seller/relay': ['relay', 'point', 'relay', 'planned', undefined, 'third-party'],
  } as const satisfies Readonly<Record<ShippingMethodCode, readonly unknown[]>>;

  it.each(SHIPPING_METHODS)('%s has its kind, handover, time, slots and vendor', (method) => {
    const [kind, handover, deliveryType, time, slots, seller] = FACTS[method];
    expect(deliveryMethod(method)).toMatchObject({ kind, handover, deliveryType, seller });
    expect([handoverPlace(method), timeOf(method), slotKindOf(method)]).toEqual([
      handover,
      time,
      slots,
    ]);
    expect(isPickupAtStore(method)).toBe(kind === 'pickup');
    expect(isByAppointment(method)).toBe(time === 'slot');
    expect(isOwnMethod(method)).toBe(seller === 'own');
    expect(pointKindOf(method)).toBe(handover === 'point' ? kind : undefined);
  });

  it('only the methods of vendors are service levels (SHP-06)', () => {
    expect(SHIPPING_METHODS.flatMap((code) => serviceLevelOf(code) ?? [])).toEqual(SERVICE_LEVELS);
    expect(SERVICE_LEVELS.map((level) => serviceLevelOf(vendorMethod(level)))).toEqual(
      SERVICE_LEVELS,
    );
  });

  it('only pickup within two hours cannot wait for a slow payment', () =>
    expect(SHIPPING_METHODS.filter((code) => !canWaitForPayment(code))).toEqual([
      'drive/two_hours',
    ]));

  it('an offer promises one method in a mode at most, that of the retailer or of its vendor', () => {
    const promised = DELIVERY_METHODS.flatMap(({ seller, promisedAs, code }) =>
      promisedAs === null ? [] : [[seller, promisedAs, code] as const],
    );
    expect(promised).toEqual([
      ['own', 'store', 'drive/two_hours'],
      ['own', 'home', 'chronopost/home'],
      ['own', 'relay', 'chronorelais/relay'],
      ['third-party', 'home', 'seller/home'],
      ['third-party', 'relay', 'seller/relay'],
    ]);
    for (const [seller, mode, code] of promised) expect(promisedMethod(seller, mode)).toBe(code);
    expect(() => promisedMethod('third-party', 'store')).toThrow('promised as store');
  });

  it('only the partner carrier starts at the nearest store', () =>
    expect(SHIPPING_METHODS.filter(isPartnerMethod)).toEqual([
      'allxbrick/delivery',
      'allxbrick/pickup',
    ]));

  it('trucks and parcels bring what store and warehouse have, everything else of the retailer what the store has', () => {
    expect(methodsFrom('warehouse')).toEqual([
      'transporter/home',
      'chronopost/home',
      'chronorelais/relay',
      'locker/locker',
    ]);
    expect(methodsFrom('store')).toEqual(SHIPPING_METHODS.filter(isOwnMethod));
  });

  it.each([
    [true, ['locker/locker', 'seller/home']],
    [false, ['seller/home']],
  ])('lockers are offered by their flag: %s', (isOn, offered) =>
    expect(
      offeredMethods(['locker/locker', 'seller/home'], { CHECKOUT_PARCEL_LOCKER_PICKUP: isOn }),
    ).toEqual(offered),
  );

  it('a row is typed by its code, and a kind by its methods', () => {
    const row: DeliveryMethodRow<'drive/two_hours'> = deliveryMethod('drive/two_hours');
    const pickup: 'pickup' = row.kind;
    // @ts-expect-error a pickup within two hours has no slots
    const slots: 'pickup' = row.slots;
    const parcel: MethodOfKind<'locker'> = 'locker/locker';
    // @ts-expect-error drive pickup is no locker
    const drive: MethodOfKind<'locker'> = 'drive/two_hours';
    expect([pickup, slots, parcel, drive]).toEqual([
      'pickup',
      null,
      'locker/locker',
      'drive/two_hours',
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
