import { comparePlainDates } from '@materia/domain-holiday-calendar';
import { unreachable } from '@materia/domain-kernel';
import {
  isAtStores,
  isBigbox,
  type PromisedDelay,
  type StockStatus,
} from '@materia/domain-stock-status';
import { rangesOn, type LocalMoment } from '@materia/domain-stores';
import {
  DRIVE_WITHIN_HOURS,
  drivePickup,
  type PickupSlot,
  pickupSlots,
  slotMinutes,
} from './pickup-slots.ts';
import { type DeliveryPromise, promise, type PromiseContext } from './promise.ts';

/**
 * The fields of a line that pickup depends on. `stockStatus` is undefined where the store has no
 * stock; `isInFull` is true when the whole quantity is available.
 */
export type CollectedLine = {
  readonly stockStatus: StockStatus | undefined;
  readonly isInFull: boolean;
};

export type OfferedSlot = PickupSlot & { readonly isFree: boolean };

/** How a cart whose products the store has, or gets from the big store, can be collected there. */
export type PossiblePickup = {
  readonly kind: 'in-stock';
  /** The time until the products are ready. */
  readonly within: PromisedDelay;
  /** When they are; undefined where the store's hours give no moment. */
  readonly earliest: LocalMoment | undefined;
  /** What prevents a pickup as soon as they are, if anything does. */
  readonly soonest: { readonly obstacle: 'store-closed' | undefined };
  /** What prevents one in a slot, and the slots. */
  readonly scheduled: {
    readonly obstacle: 'store-closed' | 'slots-taken' | undefined;
    readonly slots: readonly OfferedSlot[];
  };
};

/** How a cart can be collected at its store, unless the store does not have its products. */
export type PickupOffer = PossiblePickup | { readonly kind: 'not-in-stock' };

/** Why a cart cannot be collected as soon as possible. */
export type PickupObstacle = 'not-in-stock' | 'store-closed';

/**
 * Number of offered days with slots. The look-ahead is long enough to find them across holidays.
 */
export const SLOT_DAYS = 7;
const LOOK_AHEAD_DAYS = 21;

const IN_STORE: PromisedDelay = { unit: 'HOUR', delay: DRIVE_WITHIN_HOURS };
const FROM_BIG_STORE: PromisedDelay = { unit: 'DAY', delay: 1 };

/**
 * How lines can be collected: as soon as they are ready (two opening hours when everything is in
 * stock at the store, otherwise the next working day from the big store), or in a slot of one hour
 * from then on. Unavailable products make both impossible. `isFree` returns whether a slot still
 * accepts an order.
 */
export const pickupOffer = (
  lines: readonly CollectedLine[],
  context: PromiseContext,
  isFree: (slot: PickupSlot) => boolean,
): PickupOffer => {
  if (!lines.every(canBeCollected)) return { kind: 'not-in-stock' };
  const { within, earliest, isSoon } = readiness(lines, context);
  const slots =
    earliest === undefined
      ? []
      : slotsFrom(earliest, context).map((slot) => ({ ...slot, isFree: isFree(slot) }));
  return {
    kind: 'in-stock',
    within,
    earliest,
    soonest: { obstacle: isSoon ? undefined : 'store-closed' },
    scheduled: { obstacle: slotObstacle(slots), slots },
  };
};

/** When a store hands over what it has in stock, if it is ordered now; undefined where its hours give no moment. */
export const readyForPickup = (context: PromiseContext): LocalMoment | undefined =>
  readiness([{ stockStatus: 'ONSITE', isInFull: true }], context).earliest;

const slotObstacle = (slots: readonly OfferedSlot[]): PossiblePickup['scheduled']['obstacle'] => {
  if (slots.length === 0) return 'store-closed';
  return slots.some(({ isFree }) => isFree) ? undefined : 'slots-taken';
};

/** Whether the store has the whole quantity of a line, or gets it from the big store. */
export const canBeCollected = ({ stockStatus, isInFull }: CollectedLine): boolean =>
  isInFull && stockStatus !== undefined && isAtStores(stockStatus);

type Readiness = {
  readonly within: PromisedDelay;
  readonly earliest: LocalMoment | undefined;
  readonly isSoon: boolean;
};

const readiness = (lines: readonly CollectedLine[], context: PromiseContext): Readiness => {
  if (lines.some(({ stockStatus }) => stockStatus !== undefined && isBigbox(stockStatus))) {
    const day = promise(FROM_BIG_STORE, context);
    return { within: FROM_BIG_STORE, earliest: momentOf(day, context), isSoon: day !== undefined };
  }
  const today = drivePickup(context);
  switch (today.kind) {
    case 'available':
      return { within: IN_STORE, earliest: momentOf(today.ready, context), isSoon: true };
    case 'store-closed':
      return { within: IN_STORE, earliest: momentOf(today.next, context), isSoon: false };
    case 'unavailable':
      return { within: IN_STORE, earliest: undefined, isSoon: false };
    default:
      return unreachable(today);
  }
};

/** A promise in days is ready from the opening of that day. */
const momentOf = (
  promised: DeliveryPromise | undefined,
  context: PromiseContext,
): LocalMoment | undefined => {
  if (promised === undefined) return undefined;
  return {
    date: promised.date,
    minutesOfDay:
      promised.kind === 'working-days'
        ? (rangesOn(promised.date, context)[0]?.from ?? 0)
        : promised.minute,
  };
};

const slotsFrom = (earliest: LocalMoment, context: PromiseContext): readonly PickupSlot[] => {
  const slots = pickupSlots(context, context.now, LOOK_AHEAD_DAYS).filter(({ date, startHour }) => {
    const days = comparePlainDates(date, earliest.date);
    return days > 0 || (days === 0 && slotMinutes(startHour).from >= earliest.minutesOfDay);
  });
  const days = new Set([...new Set(slots.map(({ date }) => date))].slice(0, SLOT_DAYS));
  return slots.filter(({ date }) => days.has(date));
};
