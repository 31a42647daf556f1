import type { Reply } from '@materia/api-contract';
import {
  type CollectedLine,
  type PickupObstacle,
  pickupOffer,
  type PromiseContext,
} from '@materia/domain-delivery-labels';
import { firstAvailability } from '@materia/domain-stock-status';
import type { OfferedLine } from '../cart/price-cart.ts';

export type WireShippingMethod = Reply<'listShippingMethods'>[number];

/** The number of orders that a store can hand over in one hour. */
export const SLOT_CAPACITY = 12;

/** Slots that are full, by `slotKey`. */
export type FullSlots = ReadonlySet<string>;
export const slotKey = (slot: { readonly date: string; readonly start_hour: number }): string =>
  `${slot.date}T${slot.start_hour}`;

/** The pickup methods of a cart at its store, on the wire. */
export const pickupMethods = (
  lines: readonly OfferedLine[],
  context: PromiseContext,
  full: FullSlots,
): readonly [WireShippingMethod, WireShippingMethod] => {
  const { within, earliest, soonest, scheduled } = pickupOffer(
    lines.map(collected),
    context,
    ({ date, startHour }) => !full.has(slotKey({ date, start_hour: startHour })),
  );
  const ready = {
    carrier_code: 'drive',
    amount: 0,
    ...(earliest && { earliest: { date: earliest.date, minute: earliest.minutesOfDay } }),
  } as const;
  return [
    {
      ...ready,
      method_code: 'two_hours',
      available: soonest.isAvailable,
      ...reasonOf(soonest),
      ...(within && { promise: { ...within } }),
      slots: [],
    },
    {
      ...ready,
      method_code: 'scheduled',
      available: scheduled.isAvailable,
      ...reasonOf(scheduled),
      slots: scheduled.slots.map(({ date, startHour, isFree }) => ({
        date,
        start_hour: startHour,
        available: isFree,
      })),
    },
  ];
};

const collected = ({ offer, row, qtyMax }: OfferedLine): CollectedLine => ({
  isThirdParty: offer.isSoldByAThirdPartyVendor,
  stockStatus: firstAvailability(offer)?.stockStatus,
  isInFull: row.qty <= qtyMax,
});

const reasonOf = ({ obstacle }: { readonly obstacle: PickupObstacle | undefined }) =>
  obstacle === undefined ? {} : { reason: obstacle };
