import { SHIPPING_METHODS, type ShippingMethodCode } from '@materia/domain-shipping';
import { plainDate } from '@materia/domain-holiday-calendar';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  addressOfFulfilment,
  bookedSlot,
  expectedTime,
  type Fulfilment,
  type FulfilmentFacts,
  fulfilmentFacts,
  handoverOf,
  parseFulfilment,
} from './fulfilment.ts';

const date = plainDate(2026, 11, 24);
const address = { street: ['ul. Prosta 1'], postcode: '00-001', city: 'Warszawa' };
const vendor = { name: 'Deska', code: 'v-1' };
const point = { id: 'P-1', name: 'Kiosk' };

/** The facts of an order by each method, as they are at placement. */
const FACTS = {
  'drive/two_hours': { date, fromMinute: 630 },
  'drive/scheduled': { date, startHour: 10, fromMinute: 600 },
  'transporter/home': { address, date, startHour: 8 },
  'chronopost/home': { address, date },
  'chronorelais/relay': { address, point, date },
  'locker/locker': { address, point, date },
  'allxbrick/delivery': { address, date },
  'allxbrick/pickup': { date },
  'seller/home': { vendor, address, date },
  'seller/relay': { vendor, address, point, date },
} as const satisfies Readonly<Record<ShippingMethodCode, Omit<FulfilmentFacts, 'method'>>>;

const fulfilmentBy = (
  method: ShippingMethodCode,
  changed: Partial<FulfilmentFacts> = {},
): Fulfilment | undefined => {
  const fulfilment = parseFulfilment({ ...FACTS[method], method, ...changed });
  return fulfilment.ok ? fulfilment.value : undefined;
};

const LABELLED = SHIPPING_METHODS.map((method) => [method] as const);

describe('a fulfilment', () => {
  it.each(LABELLED)('by %s consists of its facts and gives them back', (method) => {
    const facts: FulfilmentFacts = { method, ...FACTS[method] };
    const fulfilment = parseFulfilment(facts);
    expect(fulfilment.ok && fulfilmentFacts(fulfilment.value)).toEqual({
      vendor: undefined,
      address: undefined,
      point: undefined,
      ...facts,
    });
  });

  it.each(LABELLED)(
    'by %s is impossible with or without a vendor who does not belong',
    (method) => {
      const isVendors = 'vendor' in FACTS[method];
      expect(fulfilmentBy(method, { vendor: isVendors ? undefined : vendor })).toBeUndefined();
    },
  );

  it.each([
    ['drive/two_hours', 'store', { address }],
    ['drive/two_hours', 'store', { fromMinute: undefined }],
    ['drive/two_hours', 'store', { startHour: 9 }],
    ['drive/scheduled', 'store', { startHour: undefined }],
    ['drive/scheduled', 'store', { date: undefined }],
    ['transporter/home', 'address', { address: undefined }],
    ['transporter/home', 'address', { point }],
    ['chronopost/home', 'address', { address: undefined }],
    ['chronopost/home', 'address', { startHour: 9 }],
    ['chronorelais/relay', 'point', { point: undefined }],
    ['chronorelais/relay', 'point', { address: undefined }],
    ['locker/locker', 'point', { point: undefined }],
    ['locker/locker', 'point', { fromMinute: 9 }],
    ['allxbrick/delivery', 'address', { address: undefined }],
    ['allxbrick/pickup', 'store', { address }],
    ['seller/home', 'address', { address: undefined }],
    ['seller/relay', 'point', { point: undefined }],
  ] as const)(
    'by %s is handed over at the %s, and impossible with %j',
    (method, place, changed) => {
      const fulfilment = fulfilmentBy(method);
      expect(fulfilment && handoverOf(fulfilment)).toBe(place);
      expect(parseFulfilment({ ...FACTS[method], method, ...changed })).toEqual({
        ok: false,
        error: { kind: 'impossible-fulfilment', method },
      });
    },
  );

  it.each([
    ['drive/two_hours', { kind: 'from', date, minutes: 630 }, undefined],
    ['drive/scheduled', { kind: 'slot', date, from: 600, to: 660 }, 'pickup'],
    ['transporter/home', { kind: 'slot', date, from: 480, to: 660 }, 'delivery'],
    ['chronopost/home', { kind: 'day', date }, undefined],
    ['seller/relay', { kind: 'day', date }, undefined],
  ] as const)('by %s is expected at its time, and books its slot', (method, time, book) => {
    const fulfilment = fulfilmentBy(method);
    expect(fulfilment && expectedTime(fulfilment)).toEqual(time);
    expect(fulfilment && bookedSlot(fulfilment)?.kind).toBe(book);
  });

  it('without a planned day has no expected time', () => {
    const fulfilment = fulfilmentBy('seller/home', { date: undefined });
    expect(fulfilment && expectedTime(fulfilment)).toBeUndefined();
    expect(fulfilment && fulfilmentFacts(fulfilment)).not.toHaveProperty('date');
  });

  it('goes to its address, or to that of its point', () => {
    const goesTo = (method: ShippingMethodCode) => {
      const fulfilment = fulfilmentBy(method);
      return fulfilment && addressOfFulfilment(fulfilment);
    };
    expect(goesTo('seller/home')).toEqual(address);
    expect(goesTo('locker/locker')).toEqual(address);
    expect(goesTo('allxbrick/pickup')).toBeUndefined();
  });

  it('in an impossible combination does not compile', () => {
    const pickup = { kind: 'pickup', method: 'drive/two_hours', vendor: undefined } as const;
    // @ts-expect-error a pickup has a time
    const withoutTime: Fulfilment = pickup;
    const atHome = { vendor: undefined, address, time: undefined } as const;
    // @ts-expect-error a locker is a point
    const locker: Fulfilment = { ...atHome, kind: 'locker', method: 'locker/locker' };
    // @ts-expect-error a vendor does not hand over in the store
    const sold: Fulfilment = { ...pickup, vendor, time: { kind: 'from', date, minutes: 1 } };
    const hour = { kind: 'slot', date, startHour: 8 } as const;
    // @ts-expect-error a parcel has no hour
    const parcel: Fulfilment = { ...atHome, kind: 'home', method: 'chronopost/home', time: hour };
    expect([withoutTime, locker, sold, parcel]).toHaveLength(4);
    expectTypeOf<Fulfilment['method']>().toEqualTypeOf<ShippingMethodCode>();
  });
});
