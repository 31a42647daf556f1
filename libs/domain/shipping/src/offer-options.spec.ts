import { marketOf } from '@materia/testing/markets';
import { plainDate } from '@materia/domain-holiday-calendar';
import { money } from '@materia/domain-money';
import type { Availability, OfferDelivery } from '@materia/domain-stock-status';
import { describe, expect, it } from 'vitest';
import { carrierDelay } from './carrier-delay.ts';
import { offerDeliveryOptions } from './offer-options.ts';
import type { PromiseContext } from '@materia/domain-promise';

const open = [{ from: 480, to: 1200 }];
const context: PromiseContext = {
  now: { date: plainDate(2026, 3, 10), minutesOfDay: 540 },
  hours: { 1: open, 2: open, 3: open, 4: open, 5: open, 6: open, 7: [] },
  calendar: { holidays: marketOf('pl').holidays },
};
const sent = (carrierCode: string, methodCode: string, minor: number, days: number) => ({
  stockStatus: 'ONSITE' as const,
  availableStock: 5,
  promise: { unit: 'DAY' as const, delay: days },
  shipping: { carrierCode, methodCode, price: money(minor, 'PLN') },
});
const offer = (modes: Partial<Record<keyof OfferDelivery, readonly Availability[]>>) => ({
  isSoldByAThirdPartyVendor: false,
  delivery: {
    home: { availabilities: modes.home ?? [] },
    store: { availabilities: modes.store ?? [] },
    relay: { availabilities: modes.relay ?? [] },
  },
});

describe('the deliveries of an offer', () => {
  it('have price and arrival, cheapest first (OFF-10, DLV-01, DLV-07, DLV-10, SHP-22)', () => {
    const options = offerDeliveryOptions(
      offer({
        home: [sent('chronopost', 'home', 1799, 2)],
        store: [{ stockStatus: 'ONSITE', promise: { unit: 'HOUR', delay: 2 } }],
        relay: [sent('chronorelais', 'relay', 1199, 3)],
      }),
      context,
      'PLN',
    );
    expect(
      options.map(({ label, offerDeliveryPrice, deliveryDate, deliveryMode }) => [
        label,
        offerDeliveryPrice?.minor,
        deliveryDate,
        deliveryMode,
      ]),
    ).toEqual([
      ['drive-pickup', 0, '2026-03-10', 'drive'],
      ['relay-point', 1199, '2026-03-13', 'chronorelais'],
      ['home-courier', 1799, '2026-03-12', 'chronopost'],
    ]);
  });

  it('leave out sold-out products and those without a carrier (DLV-09)', () => {
    const { shipping: _, ...withoutCarrier } = sent('chronopost', 'home', 1799, 2);
    expect(
      offerDeliveryOptions(
        offer({
          home: [withoutCarrier],
          relay: [{ ...sent('chronorelais', 'relay', 1, 1), availableStock: 0 }],
        }),
        context,
        'PLN',
      ),
    ).toEqual([]);
  });

  it('have no day while the store’s hours are unknown', () =>
    expect(
      offerDeliveryOptions(
        offer({ home: [sent('chronopost', 'home', 1799, 2)] }),
        undefined,
        'PLN',
      )[0]?.deliveryDate,
    ).toBeNull());
});

it.each([
  ['chronopost/home', 'store', 2],
  ['chronopost/home', 'big-store', 3],
  ['chronorelais/relay', 'store', 3],
  ['locker/locker', 'store', 2],
] as const)(
  '%s takes the carrier’s days, and one more from the big store (%s)',
  (method, origin, days) =>
    expect(carrierDelay(method, [origin])).toEqual({ unit: 'DAY', delay: days }),
);
