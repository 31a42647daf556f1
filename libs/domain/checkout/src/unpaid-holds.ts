/**
 * How many orders of one buyer may wait for a payment that takes its time, in store or by transfer.
 */
export const MOST_UNPAID_PURCHASES = 25;

/**
 * So many units of a product one buyer may always hold unpaid; beyond them, up to half of what is
 * in stock at the location.
 */
export const UNITS_HELD_FREELY = 100;

/**
 * A product of an order: units that the buyer already holds unpaid at its location, units of this
 * order, and units in stock.
 */
export type UnpaidUnits = {
  readonly held: number;
  readonly wanted: number;
  readonly inStock: number;
};

/**
 * Whether a buyer may order without paying now. The limit keeps one buyer from reserving all stock
 * for free.
 */
export const mayHoldUnpaid = (unpaidPurchases: number, products: readonly UnpaidUnits[]): boolean =>
  unpaidPurchases < MOST_UNPAID_PURCHASES &&
  products.every(
    ({ held, wanted, inStock }) =>
      held + wanted <= Math.max(UNITS_HELD_FREELY, Math.floor(inStock / 2)),
  );
