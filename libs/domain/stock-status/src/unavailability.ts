import { firstAvailability, type StockedOffer } from './availability.ts';
import { quantityBounds } from './quantity-bounds.ts';
import { isDeliverable, STOCK_STATUS_TABLE } from './stock-status.ts';

/**
 * Whether an offer is unavailable. Every offer without availability is. The retailer's own is
 * unavailable at a stock of zero or less; a vendor's only when its status says so
 * (ONSITE, SITE_DELIVERY). An unknown stock is not zero.
 */
export const isUnavailable = (offer: StockedOffer): boolean => {
  const first = firstAvailability(offer);
  if (first === null) return true;
  const hasNone = (first.availableStock ?? Infinity) <= 0;
  if (!offer.isSoldByAThirdPartyVendor) return hasNone;
  return hasNone && STOCK_STATUS_TABLE[first.stockStatus].endsVendorOffer;
};

/**
 * Whether at least one sale unit can be ordered: it is available, its maximum quantity is not zero,
 * and it can be handed over or sent. No delivery choice has a range product (DLV-09), so a cart
 * must not count one.
 */
export const isSellable = (offer: StockedOffer): boolean => {
  const first = firstAvailability(offer);
  return (
    first !== null &&
    isDeliverable(first.stockStatus) &&
    !isUnavailable(offer) &&
    quantityBounds(offer).max >= 1
  );
};
