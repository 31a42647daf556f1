import type { Reply } from '@materia/api-contract';
import { type DeliveryPromise, drivePickup, type PickupSlot, pickupSlots, promise, type PromiseContext, rangesOn } from '@materia/domain-delivery-labels';
import { firstAvailability, isBigbox } from '@materia/domain-stock-status';
import type { CartLine } from '../cart/price-cart.ts';

export type ShippingMethod = Reply<'listShippingMethods'>[number];
type Moment = NonNullable<ShippingMethod['earliest']>;

/** Days with slots that are offered; the look-ahead is long enough to find them over holidays. */
const SLOT_DAYS = 7;
const LOOK_AHEAD_DAYS = 21;
/** Orders that a store can hand over in one hour. */
export const SLOT_CAPACITY = 12;

/** Slots that are full, by `slotKey`. */
export type FullSlots = ReadonlySet<string>;
export const slotKey = (slot: { readonly date: string; readonly start_hour: number }): string => `${slot.date}T${slot.start_hour}`;

/**
 * How a cart can be picked up at its store: as soon as it is ready (two opening hours when everything lies in the
 * store, else within 24 hours from the big store), or in a slot of one hour from then on. Goods of vendors and
 * goods that are not there make both impossible (SHP-11).
 */
export const pickupMethods = (lines: readonly CartLine[], context: PromiseContext, full: FullSlots): readonly [ShippingMethod, ShippingMethod] => {
  const none = { carrier_code: 'drive', amount: 0, available: false, slots: [] } as const;
  const obstacle = obstacleOf(lines);
  if (obstacle !== undefined) {
    return [
      { ...none, method_code: 'two_hours', reason: obstacle, slots: [] },
      { ...none, method_code: 'scheduled', reason: obstacle, slots: [] },
    ];
  }
  const ready = readiness(lines, context);
  const slots = ready.earliest === undefined ? [] : slotsFrom(ready.earliest, context, full);
  const soonest = { ...(ready.earliest && { earliest: ready.earliest }) };
  return [
    { ...none, method_code: 'two_hours', available: ready.isSoon, ...(!ready.isSoon && { reason: 'store-closed' as const }), promise: ready.promise, ...soonest, slots: [] },
    { ...none, method_code: 'scheduled', available: slots.some((slot) => slot.available), ...(slots.length === 0 && { reason: 'store-closed' as const }), ...soonest, slots },
  ];
};

const obstacleOf = (lines: readonly CartLine[]): 'third-party-line' | 'not-in-stock' | undefined => {
  if (lines.some((line) => line.offer.vendorCode !== null)) return 'third-party-line';
  return lines.every(isInStore) ? undefined : 'not-in-stock';
};

const isInStore = ({ offer, row, qtyMax }: CartLine): boolean => {
  const first = firstAvailability(offer.wire);
  return first !== null && (first.stockStatus === 'ONSITE' || isBigbox(first.stockStatus)) && row.qty <= qtyMax;
};

type Readiness = { readonly promise: { unit: string; delay: number }; readonly isSoon: boolean; readonly earliest: Moment | undefined };

const IN_STORE = { unit: 'HOUR', delay: 2 } as const;
const FROM_BIG_STORE = { unit: 'DAY', delay: 1 } as const;

const readiness = (lines: readonly CartLine[], context: PromiseContext): Readiness => {
  const needsBigStore = lines.some((line) => isBigbox(firstAvailability(line.offer.wire)?.stockStatus ?? 'ONSITE'));
  if (needsBigStore) {
    const day = promise(FROM_BIG_STORE, context);
    return { promise: { ...FROM_BIG_STORE }, isSoon: day !== undefined, earliest: momentOf(day, context) };
  }
  const today = drivePickup(context);
  switch (today.kind) {
    case 'available':
      return { promise: { ...IN_STORE }, isSoon: true, earliest: momentOf(today.ready, context) };
    case 'store-closed':
      return { promise: { ...IN_STORE }, isSoon: false, earliest: momentOf(today.next, context) };
    case 'unavailable':
      return { promise: { ...IN_STORE }, isSoon: false, earliest: undefined };
  }
};

/** A promise in days is kept from the opening of that day on. */
const momentOf = (promised: DeliveryPromise | undefined, context: PromiseContext): Moment | undefined => {
  if (promised === undefined) return undefined;
  const minute = promised.kind === 'working-days' ? (rangesOn(promised.date, context)[0]?.from ?? 0) : promised.minute;
  return { date: promised.date, minute };
};

const slotsFrom = (earliest: Moment, context: PromiseContext, full: FullSlots): ShippingMethod['slots'] => {
  const offered = offeredSlots(earliest, context);
  return offered.map(({ date, startHour }) => ({ date, start_hour: startHour, available: !full.has(slotKey({ date, start_hour: startHour })) }));
};

const offeredSlots = (earliest: Moment, context: PromiseContext): readonly PickupSlot[] => {
  const slots = pickupSlots(context, context.now, LOOK_AHEAD_DAYS).filter(({ date, startHour }) => date > earliest.date || (date === earliest.date && startHour * 60 >= earliest.minute));
  const days = new Set([...new Set(slots.map((slot) => slot.date))].slice(0, SLOT_DAYS));
  return slots.filter((slot) => days.has(slot.date));
};
