import {
  isPickupAtStore,
  type PlaceObstacle,
  type ShippingMethodCode,
} from '@materia/domain-shipping';
import type { LocalMoment } from '@materia/domain-stores';
import type { OfferedSlot, PickupObstacle } from '@materia/domain-promise';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import { compareMoney, type Money } from '@materia/domain-money';
import type { PromisedDelay } from '@materia/domain-stock-status';

/**
 * Why a method cannot be chosen: nothing can be collected, it does not reach the place, the trucks
 * of the store are full, or all pickup slots are taken.
 */
export type OfferObstacle = PickupObstacle | PlaceObstacle | 'no-slot' | 'slots-taken';

/** A method for a shipment: its price with tax, its times, and what prevents it if anything does. */
export type ShippingOffer = {
  readonly method: ShippingMethodCode;
  readonly price: Money;
  readonly obstacle: OfferObstacle | undefined;
  readonly promise: PromisedDelay | undefined;
  /** When a pickup is ready; undefined where the hours of the store give no moment. */
  readonly ready: LocalMoment | undefined;
  /** The day of a delivery. */
  readonly arrives: PlainDate | undefined;
  /** Pickup slots, or delivery slots by truck. */
  readonly slots: readonly OfferedSlot[];
};

export const isAvailable = ({ obstacle }: Pick<ShippingOffer, 'obstacle'>): boolean =>
  obstacle === undefined;

/** The offer of a method; undefined if the shipment cannot take it. */
export const offerOf = (
  offers: readonly ShippingOffer[],
  method: ShippingMethodCode | undefined,
): ShippingOffer | undefined => offers.find((offer) => offer.method === method);

export const cheapestFirst = (offers: readonly ShippingOffer[]): readonly ShippingOffer[] =>
  offers.toSorted((one, other) => compareMoney(one.price, other.price));

/** Whether a method is a pickup at the store of the cart. */
export const isCollectedHere = (method: ShippingMethodCode): boolean => isPickupAtStore(method);
