import { aCheckout, aPickupShipment, aVendorShipment } from '@materia/api-mocks';
import { plainDate } from '@materia/domain-holiday-calendar';
import { describe, expect, it } from 'vitest';
import { type OwnShipping, readCheckout, readShipment, writeOwnShipping } from './shipping.ts';

const DAY = plainDate(2026, 3, 11);

describe('a wire shipment', () => {
  it('is read with prices in minor units and hours in the local time of the market', () => {
    const { methods, ...shipment } = aPickupShipment();
    const read = readShipment(
      { ...shipment, methods: methods.map((method) => ({ ...method, amount: 4.99 })) },
      'PLN',
    );
    expect(read.choices).toMatchObject([
      {
        method: 'drive/two_hours',
        price: { minor: 499, currency: 'PLN' },
        readyWithin: 'hours',
        earliest: { date: '2026-03-10', minutesOfDay: 660 },
      },
      { method: 'drive/scheduled', slots: [{ startHour: 9 }, { available: false }, {}] },
    ]);
  });

  it('of a vendor has the day by which it arrives, and the choice made for it (CHK-11, SHP-22)', () => {
    const read = readShipment(
      aVendorShipment({ selected: { carrier_code: 'seller', method_code: 'home' } }),
      'PLN',
    );
    expect(read).toMatchObject({
      seller: { code: 'V1', name: 'Kafle24' },
      part: 'sent',
      lineIds: ['2'],
      choices: [{ method: 'seller/home', readyWithin: 'days', arrives: '2026-03-13' }],
      selected: { method: 'seller/home', slot: undefined },
    });
  });

  it('loses hours on days that do not exist', () => {
    const [first, second] = aPickupShipment().methods;
    const methods = [first, second].flatMap((method) =>
      method === undefined
        ? []
        : [
            {
              ...method,
              earliest: { date: 'soon', minute: 0 },
              slots: [{ date: '2026-02-30', start_hour: 9, available: true }],
            },
          ],
    );
    expect(readShipment(aPickupShipment({ methods }), 'PLN').choices[1]).toMatchObject({
      earliest: undefined,
      slots: [],
    });
  });
});

describe('the checkout', () => {
  it('is read with contact, address and the amounts that the host charges (CHK-12)', () => {
    const person = { firstname: 'Anna', lastname: 'Nowak', telephone: '+48601020304' };
    const place = { street: ['Długa 12'], postcode: '61-001', city: 'Poznań' };
    const read = readCheckout(
      aCheckout({
        contact: { ...person, address: { ...person, ...place, country_id: 'PL' } },
        undeliverable: [{ item_id: '9', reason: 'too-heavy' }],
      }),
    );
    expect(read).toMatchObject({
      contact: { firstname: 'Anna', phone: '+48601020304', address: place },
      undeliverable: [{ lineId: '9', reason: 'too-heavy' }],
      prices: { total: { included: { minor: 2400 }, excluded: { minor: 1951 } } },
    });
  });
});

describe('a pickup choice', () => {
  it.each([
    [{ method: 'drive/two_hours' }, { no_date: true, retailer_id: '12' }],
    [{ method: 'chronopost/home' }, { no_date: true, retailer_id: '12' }],
    [
      { method: 'drive/scheduled', slot: { date: DAY, startHour: 9 } },
      {
        no_date: false,
        retailer_id: '12',
        delivery_date: DAY,
        slot: { date: DAY, start_hour: 9 },
      },
    ],
  ] as const)(
    '%j is written with its date, if it has one (CHK-08, CHK-09, CHK-10)',
    (shipping, data) => {
      const [carrier_code, method_code] = shipping.method.split('/');
      expect(writeOwnShipping(shipping, '12')).toEqual({
        carrier_code,
        method_code,
        custom_data: data,
      });
    },
  );

  it('has what its method needs, and nothing else', () => {
    // @ts-expect-error the slot is missing
    const withoutSlot: OwnShipping = { method: 'drive/scheduled' };
    // @ts-expect-error the point is missing
    const withoutPoint: OwnShipping = { method: 'locker/locker' };
    // @ts-expect-error a parcel that is sent home has no point
    const toPoint: OwnShipping = { method: 'chronopost/home', pointId: 'P1' };
    expect([withoutSlot, withoutPoint, toPoint]).toHaveLength(3);
  });
});

it.each([
  [
    'chronorelais/relay',
    { carrier_code: 'chronorelais', method_code: 'relay', custom_data: { relay_point_id: 'P1' } },
  ],
  [
    'locker/locker',
    { carrier_code: 'locker', method_code: 'locker', custom_data: { locker_id: 'P1' } },
  ],
] as const)('%s is written with its point (CHK-09, CHK-14)', (method, expected) => {
  expect(writeOwnShipping({ method, pointId: 'P1' }, '12')).toEqual({
    ...expected,
    custom_data: { no_date: true, retailer_id: '12', ...expected.custom_data },
  });
});
