import { comparePlainDates } from '@materia/domain-holiday-calendar';
import {
  type Availability,
  DELIVERY_MODES,
  type DeliveryLabel,
  type DeliveryMode,
  type OfferDelivery,
} from '@materia/domain-stock-status';
import { deliveryLabel } from './delivery-label.ts';
import { type DeliveryPromise, promise, type PromiseContext } from './promise.ts';

/** A way to get an offer, and its earliest time. */
export type PromisedDelivery = {
  readonly mode: DeliveryMode;
  readonly label: DeliveryLabel;
  readonly promise: DeliveryPromise;
};

/** Modes in the order in which equal promises are listed. Pickup is free, so it comes first. */
const BY_PREFERENCE = [
  'store',
  'home',
  'relay',
] as const satisfies readonly (typeof DELIVERY_MODES)[number][];

/**
 * Every delivery promise of an offer, earliest first (only modes with a label). On the same day, a
 * promise with an hour precedes one for the day; among equals pickup comes first. Availabilities
 * known to be empty have no promise.
 */
export const promisedDeliveries = (
  delivery: OfferDelivery,
  context: PromiseContext,
): readonly PromisedDelivery[] =>
  BY_PREFERENCE.flatMap((mode) =>
    delivery[mode].availabilities.flatMap((availability) => promised(mode, availability, context)),
  ).sort(
    (a, b) =>
      comparePlainDates(a.promise.date, b.promise.date) ||
      minuteOf(a.promise) - minuteOf(b.promise),
  );

/**
 * The earliest promise, for a product card: the same rule as on the product page. Undefined when
 * there is none.
 */
export const earliestPromise = (
  delivery: OfferDelivery,
  context: PromiseContext,
): PromisedDelivery | undefined => promisedDeliveries(delivery, context)[0];

const promised = (
  mode: DeliveryMode,
  availability: Availability,
  context: PromiseContext,
): readonly PromisedDelivery[] => {
  const label = deliveryLabel(mode, availability.stockStatus);
  const isEmpty = (availability.availableStock ?? Infinity) <= 0;
  if (label === undefined || isEmpty || availability.promise === undefined) return [];
  const fact = promise(availability.promise, context);
  return fact === undefined ? [] : [{ mode, label, promise: fact }];
};

const END_OF_DAY = 1440;

const minuteOf = (fact: DeliveryPromise): number =>
  fact.kind === 'working-days' ? END_OF_DAY : fact.minute;
