import { firstAvailability, type StockedOffer } from './availability.ts';

/** The maximum number of sale units of one line. */
export const DEFAULT_MAX_QUANTITY = 999;

/**
 * The allowed quantities of a line, both ends included. A `max` below `min` means that it cannot be
 * bought.
 */
export type QuantityBounds = { readonly min: number; readonly max: number };

/**
 * From 1 to the stock of the first availability and what the warehouse adds to it, at most 999; 999
 * when the stock is unknown, 0 without any availability.
 */
export const quantityBounds = (offer: StockedOffer): QuantityBounds => {
  const first = firstAvailability(offer);
  if (first === null) return boundsOfMaximum(0);
  const here = first.availableStock ?? DEFAULT_MAX_QUANTITY;
  return boundsOfMaximum(Math.max(0, here) + Math.max(0, offer.warehouse?.availableStock ?? 0));
};

/** The bounds of a cart line that has its own maximum (`qty_max`). */
export const boundsOfMaximum = (maximum: number): QuantityBounds => ({
  min: 1,
  max: Math.max(0, Math.min(Math.floor(maximum), DEFAULT_MAX_QUANTITY)),
});

/** Whether to notify the shopper that the maximum is selected. */
export const isAtMaximum = (quantity: number, bounds: QuantityBounds): boolean =>
  quantity >= bounds.max;
