/**
 * The offers of a product in response order, the best first: the retailer's own if available,
 * otherwise the first available offer of a vendor, otherwise the retailer's. `thirdParty` is sorted
 * cheapest first and keeps that order.
 */
export const rankOffers = <Offer>(
  own: Offer | undefined,
  thirdParty: readonly Offer[],
  canBeHad: (offer: Offer) => boolean,
): readonly Offer[] => {
  if (own === undefined) return thirdParty;
  const best = canBeHad(own) ? undefined : thirdParty.find(canBeHad);
  return best === undefined
    ? [own, ...thirdParty]
    : [best, own, ...thirdParty.filter((offer) => offer !== best)];
};

/**
 * Splits the offers of a response: the first is the best one, the rest are the others. A product
 * may have none.
 */
export const offersOfProduct = <Offer>(
  answered: readonly Offer[],
): { readonly best: Offer | null; readonly others: readonly Offer[] } => {
  const [best, ...others] = answered;
  return { best: best ?? null, others };
};
