import { marketOf } from '@materia/testing/markets';
import {
  deliveryMethod,
  SHIPPING_METHODS,
  type ShippingMethodCode,
} from '@materia/domain-shipping';
import type { PromiseContext } from '@materia/domain-promise';
import { parseOpeningHours } from '@materia/domain-stores';
import { plainDate } from '@materia/domain-holiday-calendar';
import { money } from '@materia/domain-money';
import { describe, expect, it } from 'vitest';
import { checkSelection } from './selection.ts';
import { pickupOffers } from './shipment-methods.ts';
import { cheapestFirst, offerOf, type ShippingOffer } from './shipping-offer.ts';
import { wireShippingOffer } from './wire-shipping-offer.ts';

const DAY = plainDate(2026, 11, 23);
const anOffer = (changes: Partial<ShippingOffer> = {}): ShippingOffer => ({
  method: 'chronopost/home',
  price: money(1990, 'PLN'),
  obstacle: undefined,
  promise: { unit: 'DAY', delay: 2 },
  ready: undefined,
  arrives: DAY,
  slots: [],
  ...changes,
});

const hours = parseOpeningHours([{ weekday: 1, from: 420, to: 1140 }]);
if (!hours.ok) throw new Error(hours.error.kind);
/** At ten in a store that is open from seven to seven. */
const MONDAY_MORNING: PromiseContext = {
  hours: hours.value,
  calendar: { holidays: marketOf('pl').holidays },
  now: { date: DAY, minutesOfDay: 600 },
};

describe('an offered method on the wire', () => {
  it('has the halves of its code, its price in major units, and no reason while it is available', () => {
    expect(wireShippingOffer(anOffer())).toEqual({
      carrier_code: 'chronopost',
      method_code: 'home',
      amount: 19.9,
      available: true,
      promise: { unit: 'DAY', delay: 2 },
      arrives: '2026-11-23',
      slots: [],
    });
  });

  it.each([
    ['too-far', 'too-far'],
    ['no-slot', 'no-slot'],
    ['not-in-stock', 'not-in-stock'],
    ['slots-taken', undefined],
  ] as const)('with the obstacle %s is not available, for the reason %s', (obstacle, reason) => {
    const wire = wireShippingOffer(anOffer({ obstacle }));
    expect([wire.available, wire.reason]).toEqual([false, reason]);
  });

  it('has the moment from which it can be collected, and which of its slots are free', () => {
    const slots = [
      { date: DAY, startHour: 9, isFree: false },
      { date: DAY, startHour: 10, isFree: true },
    ];
    expect(
      wireShippingOffer(
        anOffer({ method: 'drive/scheduled', ready: { date: DAY, minutesOfDay: 540 }, slots }),
      ),
    ).toMatchObject({
      earliest: { date: '2026-11-23', minute: 540 },
      slots: [
        { date: '2026-11-23', start_hour: 9, available: false },
        { date: '2026-11-23', start_hour: 10, available: true },
      ],
    });
  });
});

describe('pickups', () => {
  it('are offered as the market offers them: by each of its methods, and by no other', () => {
    const offered = (methods: readonly ShippingMethodCode[]) =>
      pickupOffers({ lines: [], methods }, MONDAY_MORNING, () => true, 'PLN').map(
        ({ method }) => method,
      );
    expect(offered(SHIPPING_METHODS)).toEqual(
      SHIPPING_METHODS.filter((method) => deliveryMethod(method).kind === 'pickup'),
    );
    expect(offered(['transporter/home', 'drive/scheduled'])).toEqual(['drive/scheduled']);
  });
});

describe('offered methods', () => {
  it('are listed cheapest first, those of one price in their order', () => {
    const offers = [
      anOffer({ method: 'transporter/home', price: money(9900, 'PLN') }),
      anOffer({ method: 'chronopost/home' }),
      anOffer({ method: 'chronorelais/relay' }),
      anOffer({ method: 'locker/locker', price: money(990, 'PLN') }),
    ];
    expect(cheapestFirst(offers).map(({ method }) => method)).toEqual([
      'locker/locker',
      'chronopost/home',
      'chronorelais/relay',
      'transporter/home',
    ]);
    expect(offerOf(offers, 'seller/home')).toBeUndefined();
  });

  it.each([
    ['drive/two_hours', 'pickup-not-possible'],
    ['drive/scheduled', 'pickup-not-possible'],
    ['chronopost/home', 'delivery-not-possible'],
    ['allxbrick/pickup', 'delivery-not-possible'],
  ] as const)(
    'without %s refuse it as %s, so that no delivery is free by mistake',
    (method, kind) => {
      const others = [anOffer({ method: 'seller/home' })];
      expect(checkSelection({ method, slot: undefined }, others, MONDAY_MORNING)).toEqual({
        ok: false,
        error: { kind },
      });
    },
  );
});
