import { firstAvailability, type StockedOffer } from './availability.ts';

/** The maximum number of sale units of one line. */
export const DEFAULT_MAX_QUANTITY = 999;

/**
 * The allowed quantities of a line, both ends included. A `max` below `min` means that it cannot be
 * bought.
 */
export type QuantityBounds = { readonly min: number; readonly max: number };

/**
 * From 1 to the stock of the first availability, at most 999; 999 when the stock is unknown, 0
 * without any availability.
 */
export const quantityBounds = (offer: StockedOffer): QuantityBounds => {
  const first = firstAvailability(offer);
  return boundsOfMaximum(first === null ? 0 : (first.availableStock ?? DEFAULT_MAX_QUANTITY));
};

/** The bounds of a cart line that has its own maximum (`qty_max`). */
export const boundsOfMaximum = (maximum: number): QuantityBounds => ({
  min: 1,
  max: Math.max(0, Math.min(Math.floor(maximum), DEFAULT_MAX_QUANTITY)),
});

/** Whether to notify the shopper that the maximum is selected. */
export const isAtMaximum = (quantity: number, bounds: QuantityBounds): boolean =>
  quantity >= bounds.max;
