import type { StockStatus } from './stock-status.ts';

/** When goods are promised: a delay of HOUR counts opening hours, any other unit working days. */
export type PromisedDelay = { readonly unit: string; readonly delay: number };

/** One way to get an offer. `availableStock` is absent when no stock figure is known. */
export type Availability = {
  readonly stockStatus: StockStatus;
  readonly availableStock?: number | undefined;
  readonly promise?: PromisedDelay | undefined;
};

export const DELIVERY_MODES = ['home', 'store', 'relay'] as const;

export type DeliveryMode = (typeof DELIVERY_MODES)[number];

/** The availabilities of an offer per delivery mode, the best first in each. */
export type OfferDelivery = Readonly<
  Record<DeliveryMode, { readonly availabilities: readonly Availability[] }>
>;

/** What the stock rules need to know of an offer. */
export type StockedOffer = {
  readonly isSoldByAThirdPartyVendor: boolean;
  readonly delivery: OfferDelivery;
};

/** Where the first availability is looked for: vendors send to the home, the retailer's own stock lies in the store. */
const SEARCH_ORDER = {
  retailer: ['store', 'home', 'relay'],
  thirdParty: ['home', 'relay', 'store'],
} as const satisfies Readonly<Record<string, readonly DeliveryMode[]>>;

/**
 * The availability that decides an offer's status and quantity: the first of the home for vendors, of the store otherwise;
 * the other modes only speak when that one has none. Null when the offer has no availability at all.
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
