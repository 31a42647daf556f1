import { marketOf } from '@materia/testing/markets';
import { addDays, plainDate } from '@materia/domain-holiday-calendar';
import type { Availability, PromiseUnit, StockedOffer } from '@materia/domain-stock-status';
import { describe, expect, it } from 'vitest';
import { isWithin24Hours, offerOutlook } from './offer-outlook.ts';
import { parseOpeningHours } from '@materia/domain-stores';
import type { PromiseContext } from './promise.ts';

const hours = parseOpeningHours(
  [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 420, to: 1140 })),
);
if (!hours.ok) throw new Error(hours.error.kind);
/** Wednesday, ten in the morning, at a store open on weekdays from 7 to 19. */
const WEDNESDAY = plainDate(2026, 11, 18);
const promises: PromiseContext = {
  hours: hours.value,
  calendar: { holidays: marketOf('fr').holidays },
  now: { date: WEDNESDAY, minutesOfDay: 600 },
};
const sunday: PromiseContext = {
  ...promises,
  now: { date: addDays(WEDNESDAY, 4), minutesOfDay: 720 },
};

const NONE = { availabilities: [] };
const atStore = (availability: Availability): StockedOffer => ({
  isSoldByAThirdPartyVendor: false,
  delivery: { home: NONE, store: { availabilities: [availability] }, relay: NONE },
});
const bigbox = (unit: PromiseUnit, delay: number) =>
  atStore({ stockStatus: 'BIGBOX', availableStock: 5, promise: { unit, delay } });

describe('availability and promise of an offer', () => {
  it.each([
    { name: '2 opening hours', offer: bigbox('HOUR', 2), at: promises, kind: 'within-24-hours' },
    { name: '12 opening hours', offer: bigbox('HOUR', 12), at: promises, kind: 'within-24-hours' },
    { name: '13 opening hours', offer: bigbox('HOUR', 13), at: promises, kind: 'regional-stock' },
    { name: '24 opening hours', offer: bigbox('HOUR', 24), at: promises, kind: 'regional-stock' },
    { name: 'the next working day', offer: bigbox('DAY', 1), at: promises, kind: 'regional-stock' },
    { name: '2 working days', offer: bigbox('DAY', 2), at: promises, kind: 'regional-stock' },
    { name: '24 hours on a Sunday', offer: bigbox('HOUR', 24), at: sunday, kind: 'regional-stock' },
    { name: '2 hours on a Sunday', offer: bigbox('HOUR', 2), at: sunday, kind: 'within-24-hours' },
    { name: 'unknown hours', offer: bigbox('HOUR', 2), at: undefined, kind: 'regional-stock' },
  ])('stock of the big store after $name is $kind (STK-04)', ({ offer, at, kind }) => {
    expect(offerOutlook(offer, { promises: at, isStoreChosen: true }).stock).toEqual({
      kind,
      units: 5,
    });
  });

  it('keeps the earliest promise of a chosen store (BEY-05, STK-03)', () => {
    const onsite = atStore({
      stockStatus: 'ONSITE',
      availableStock: 3,
      promise: { unit: 'HOUR', delay: 2 },
    });
    const { stock, promise } = offerOutlook(onsite, { promises, isStoreChosen: true });
    expect(stock).toEqual({ kind: 'in-stock', where: 'store', units: 3 });
    expect([promise?.mode, promise?.promise.kind]).toEqual(['store', 'within-hours']);
  });

  it.each(['ONSITE', 'BIGBOX'] as const)(
    'without a chosen store, %s is on the website and no pickup is promised (STK-03, STO-27)',
    (stockStatus) => {
      const offer = atStore({
        stockStatus,
        availableStock: 121,
        promise: { unit: 'HOUR', delay: 2 },
      });
      expect(offerOutlook(offer, { promises, isStoreChosen: false })).toEqual({
        stock: { kind: 'in-stock', where: 'website', units: 121 },
        promise: undefined,
      });
    },
  );

  it('promises no delivery to a place that the store does not serve, and still the pickup (STO-27, DLV-01)', () => {
    const soon: Availability = { stockStatus: 'ONSITE', promise: { unit: 'DAY', delay: 1 } };
    const offer: StockedOffer = {
      isSoldByAThirdPartyVendor: false,
      delivery: {
        home: { availabilities: [soon] },
        relay: { availabilities: [soon] },
        store: { availabilities: [{ ...soon, promise: { unit: 'DAY', delay: 2 } }] },
      },
    };
    const modeTo = (isServed: boolean, isStoreChosen: boolean) =>
      offerOutlook(offer, {
        promises,
        isStoreChosen,
        destination: { place: '35001', isServed, store: undefined },
      }).promise?.mode;
    expect([
      modeTo(true, true),
      modeTo(true, false),
      modeTo(false, true),
      modeTo(false, false),
    ]).toEqual(['home', 'home', 'store', undefined]);
  });

  it('without a chosen store, a vendor’s delivery and an order from the warehouse stay (STO-27)', () => {
    const sent: StockedOffer = {
      isSoldByAThirdPartyVendor: true,
      delivery: {
        home: {
          availabilities: [
            { stockStatus: 'SITE_DELIVERY', availableStock: 8, promise: { unit: 'DAY', delay: 3 } },
          ],
        },
        store: NONE,
        relay: NONE,
      },
    };
    const { stock, promise } = offerOutlook(sent, { promises, isStoreChosen: false });
    expect([stock.kind, promise?.label]).toEqual(['vendor-delivery', 'local-delivery']);
    expect(
      offerOutlook(atStore({ stockStatus: 'ONORDER', availableStock: 0 }), {
        promises,
        isStoreChosen: false,
      }).stock,
    ).toEqual({ kind: 'on-order' });
  });
});

describe('isWithin24Hours', () => {
  const now = promises.now;
  const tomorrow = addDays(WEDNESDAY, 1);
  it.each([
    [{ kind: 'today-from', date: WEDNESDAY, minute: 1000 }, true],
    [{ kind: 'tomorrow-from', date: tomorrow, minute: 600 }, true],
    [{ kind: 'tomorrow-from', date: tomorrow, minute: 601 }, false],
    [{ kind: 'day-from', date: addDays(WEDNESDAY, 2), minute: 420 }, false],
    [{ kind: 'working-days', date: WEDNESDAY, days: 0 }, true],
    [{ kind: 'working-days', date: tomorrow, days: 1 }, false],
  ] as const)('%o is %s (STK-04)', (fact, expected) =>
    expect(isWithin24Hours(fact, now)).toBe(expected),
  );
});
