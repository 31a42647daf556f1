/** A quantity of an offer: the part of a line that carts are compared by. */
export type OfferQuantity = { readonly offerCode: string; readonly quantity: number };

/**
 * What a reloaded cart lacks compared to the shopper's previous one: per offer, the quantity to add
 * back, so that no recovery loses a line. Larger quantities than before are left as they are.
 * Repeated lines of one offer count together.
 */
export const missingLines = (
  had: readonly OfferQuantity[],
  has: readonly OfferQuantity[],
): readonly OfferQuantity[] => {
  const present = quantities(has);
  return [...quantities(had)]
    .map(([offerCode, quantity]) => ({
      offerCode,
      quantity: quantity - (present.get(offerCode) ?? 0),
    }))
    .filter((line) => line.quantity > 0);
};

/** The total quantity of each offer. */
export const quantities = (lines: readonly OfferQuantity[]): ReadonlyMap<string, number> => {
  const totals = new Map<string, number>();
  for (const { offerCode, quantity } of lines)
    totals.set(offerCode, (totals.get(offerCode) ?? 0) + quantity);
  return totals;
};
