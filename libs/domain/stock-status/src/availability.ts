import type { Money } from '@materia/domain-money';
import type { DeliveryMode } from './delivery-mode.ts';
import type { StockStatus } from './stock-status.ts';

/** HOUR counts the opening hours of the store, DAY working days. */
export const PROMISE_UNITS = ['HOUR', 'DAY'] as const;
export type PromiseUnit = (typeof PROMISE_UNITS)[number];

/** After how many units products are promised. */
export type PromisedDelay = { readonly unit: PromiseUnit; readonly delay: number };

/** One way to get an offer. `availableStock` is absent when no stock figure is known. */
export type Availability = {
  readonly stockStatus: StockStatus;
  readonly availableStock?: number | undefined;
  readonly promise?: PromisedDelay | undefined;
  /** How one sale unit is sent and what that costs, with tax; absent for pickup at the store. */
  readonly shipping?: AvailabilityShipping | undefined;
};

/** The codes of a shipping method, and its price for one sale unit. */
export type AvailabilityShipping = {
  readonly carrierCode: string;
  readonly methodCode: string;
  readonly price: Money;
};

/** The availabilities of an offer per delivery mode, best first in each. */
export type OfferDelivery = Readonly<
  Record<DeliveryMode, { readonly availabilities: readonly Availability[] }>
>;

/** The fields of an offer that the stock rules need. */
export type StockedOffer = {
  readonly isSoldByAThirdPartyVendor: boolean;
  readonly delivery: OfferDelivery;
  /** What the central warehouse adds to the store's units of the retailer's own product. */
  readonly warehouse?: Availability | undefined;
};

/** The first mode to check: vendors ship to the home, the retailer's own stock is in the store. */
const SEARCH_ORDER = {
  retailer: ['store', 'home', 'relay'],
  thirdParty: ['home', 'relay', 'store'],
} as const satisfies Readonly<Record<string, readonly DeliveryMode[]>>;

/**
 * The availability that determines an offer's status and quantity: the first home delivery for
 * vendors, the first at the store otherwise; the other modes count only when that mode has none.
 * Null when the offer has no availability at all.
 */
export const firstAvailability = (
  offer: StockedOffer,
): (Availability & { readonly mode: DeliveryMode }) | null => {
  for (const mode of SEARCH_ORDER[offer.isSoldByAThirdPartyVendor ? 'thirdParty' : 'retailer']) {
    const [availability] = offer.delivery[mode].availabilities;
    if (availability !== undefined) return { ...availability, mode };
  }
  return null;
};
