import { marketOf } from '@materia/testing/markets';
import { plainDate } from '@materia/domain-holiday-calendar';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseOpeningHours } from '@materia/domain-stores';
import { type CollectedLine, pickupOffer, type PossiblePickup, SLOT_DAYS } from './pickup-offer.ts';

const hours = parseOpeningHours(
  [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 480, to: 1200 })),
);
const closed = parseOpeningHours([]);
if (!hours.ok || !closed.ok) throw new Error('The sample hours are wrong');
const FRIDAY = plainDate(2026, 11, 20);
const at = (minutesOfDay: number) =>
  ({
    hours: hours.value,
    calendar: { holidays: marketOf('pt').holidays },
    now: { date: FRIDAY, minutesOfDay },
  }) as const;
const here: CollectedLine = { stockStatus: 'ONSITE', isInFull: true };
const fromBigStore: CollectedLine = { ...here, stockStatus: 'BIGBOX' };
const always = () => true;
const inStock = (...given: Parameters<typeof pickupOffer>): PossiblePickup => {
  const offer = pickupOffer(...given);
  if (offer.kind !== 'in-stock') throw new Error(offer.kind);
  return offer;
};

describe('pickup of a cart', () => {
  it('with products in stock at the store is possible in two opening hours, or in a slot from then on (SHP-11)', () => {
    const offer = inStock([here], at(600), always);
    expect(offer).toMatchObject({
      within: { unit: 'HOUR', delay: 2 },
      earliest: { date: FRIDAY, minutesOfDay: 720 },
      soonest: { obstacle: undefined },
    });
    expect(offer.scheduled).toMatchObject({ obstacle: undefined });
    expect(offer.scheduled.slots[0]).toEqual({ date: FRIDAY, startHour: 12, isFree: true });
  });

  it('with products from the big store is possible from the opening of the next working day', () => {
    const offer = inStock([here, fromBigStore], at(600), always);
    expect(offer).toMatchObject({
      within: { unit: 'DAY', delay: 1 },
      earliest: { date: plainDate(2026, 11, 23), minutesOfDay: 480 },
      soonest: { obstacle: undefined },
    });
    expect(offer.scheduled.slots[0]).toMatchObject({ date: plainDate(2026, 11, 23), startHour: 8 });
  });

  it('is not possible today late in the day, and slots begin when the products are ready (SHP-11)', () => {
    const offer = inStock([here], at(1170), always);
    expect(offer.soonest).toEqual({ obstacle: 'store-closed' });
    expect(offer.scheduled.slots[0]).toMatchObject({
      date: plainDate(2026, 11, 21),
      startHour: 10,
    });
  });

  it.each<[string, readonly CollectedLine[]]>([
    ['products that the store does not have', [{ ...here, stockStatus: undefined }]],
    ['products that are only sent', [{ ...here, stockStatus: 'SITE_DELIVERY' }]],
    ['more than there is', [{ ...here, isInFull: false }]],
  ])('is impossible with %s (SHP-11)', (_, lines) => {
    expect(pickupOffer(lines, at(600), always)).toEqual({ kind: 'not-in-stock' });
  });

  it('at a store without hours has no slots', () => {
    const offer = inStock([here], { ...at(600), hours: closed.value }, always);
    expect(offer).toMatchObject({
      earliest: undefined,
      soonest: { obstacle: 'store-closed' },
      scheduled: { obstacle: 'store-closed', slots: [] },
    });
  });

  it('shows full slots as taken, and is impossible in a slot once all are full (SHP-12)', () => {
    const { scheduled } = inStock([here], at(600), ({ startHour }) => startHour !== 12);
    expect(
      scheduled.slots.filter(({ isFree }) => !isFree).every(({ startHour }) => startHour === 12),
    ).toBe(true);
    expect(inStock([here], at(600), () => false).scheduled).toMatchObject({
      obstacle: 'slots-taken',
    });
  });

  it('offers a week of days with slots, none before the products are available', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), fc.boolean(), (minute, isFar) => {
        const { earliest, scheduled } = inStock([isFar ? fromBigStore : here], at(minute), always);
        expect(new Set(scheduled.slots.map(({ date }) => date)).size).toBe(SLOT_DAYS);
        for (const { date, startHour } of scheduled.slots)
          expect(
            `${date} ${String(startHour * 60).padStart(4, '0')}` >=
              `${earliest?.date} ${String(earliest?.minutesOfDay).padStart(4, '0')}`,
          ).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});
