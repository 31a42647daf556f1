import { marketOf } from '@materia/testing/markets';
import { plainDate } from '@materia/domain-holiday-calendar';
import type { Availability, OfferDelivery } from '@materia/domain-stock-status';
import { describe, expect, it } from 'vitest';
import { earliestPromise, promisedDeliveries } from './earliest-promise.ts';
import { parseOpeningHours } from '@materia/domain-stores';
import { promise, type PromiseContext } from './promise.ts';

const hours = parseOpeningHours(
  [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 420, to: 1140 })),
);
if (!hours.ok) throw new Error(hours.error.kind);
const context: PromiseContext = {
  hours: hours.value,
  calendar: { holidays: marketOf('fr').holidays },
  now: { date: plainDate(2026, 11, 18), minutesOfDay: 600 },
};

const inHours = (delay: number, change: Partial<Availability> = {}): Availability => ({
  stockStatus: 'ONSITE',
  promise: { unit: 'HOUR', delay },
  ...change,
});
const inDays = (delay: number, change: Partial<Availability> = {}): Availability => ({
  stockStatus: 'ONSITE',
  promise: { unit: 'DAY', delay },
  ...change,
});
const anOffer = (
  change: Partial<Record<keyof OfferDelivery, readonly Availability[]>>,
): OfferDelivery => ({
  home: { availabilities: change.home ?? [] },
  store: { availabilities: change.store ?? [] },
  relay: { availabilities: change.relay ?? [] },
});

describe('earliestPromise', () => {
  it('returns the earliest of pickup and delivery, by the rule of the product page (BEY-05)', () => {
    const earliest = earliestPromise(
      anOffer({ home: [inDays(2)], store: [inHours(2)], relay: [inDays(3)] }),
      context,
    );
    expect(earliest).toEqual({
      mode: 'store',
      label: 'drive-pickup',
      promise: promise({ unit: 'HOUR', delay: 2 }, context),
    });
  });

  it('delivery comes first when it is earlier (BEY-05)', () => {
    const offer = anOffer({ home: [inDays(1)], store: [inHours(40, { stockStatus: 'BIGBOX' })] });
    expect(earliestPromise(offer, context)?.label).toBe('home-courier');
  });

  it('on the same day a promise with an hour precedes one for the day, and pickup comes first among equals', () => {
    const offer = anOffer({ home: [inDays(1)], store: [inDays(1), inHours(14)] });
    expect(
      promisedDeliveries(offer, context).map(({ mode, promise: { kind } }) => `${mode} ${kind}`),
    ).toEqual(['store tomorrow-from', 'store working-days', 'home working-days']);
  });

  it('an offer with known remaining stock has the same promise as one with uncounted stock', () => {
    expect(
      earliestPromise(anOffer({ store: [inHours(2, { availableStock: 1 })] }), context),
    ).toEqual(earliestPromise(anOffer({ store: [inHours(2)] }), context));
  });

  it.each([
    ['a delay that cannot be kept', anOffer({ store: [inHours(-1)] })],
    ['a mode without label (DLV-09)', anOffer({ store: [inHours(2, { stockStatus: 'ONORDER' })] })],
    ['an empty availability', anOffer({ store: [inHours(2, { availableStock: 0 })] })],
    ['an oversold availability', anOffer({ store: [inHours(2, { availableStock: -2 })] })],
    ['an availability without promise', anOffer({ store: [{ stockStatus: 'ONSITE' }] })],
    ['no availability', anOffer({})],
  ])('%s gives no promise', (_, offer) => expect(earliestPromise(offer, context)).toBeUndefined());
});
