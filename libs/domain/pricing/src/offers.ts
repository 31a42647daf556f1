/** A seller of either kind: the nested form says `isSoldByAThirdPartyVendor`, the older one `is_third_party_vendor`. */
export type SoldBy =
  { readonly isSoldByAThirdPartyVendor: boolean } | { readonly is_third_party_vendor: boolean };

/** Who sells an offer or a line. */
export const sellerKind = (offer: SoldBy): 'retailer' | 'third-party' =>
  (
    'isSoldByAThirdPartyVendor' in offer
      ? offer.isSoldByAThirdPartyVendor
      : offer.is_third_party_vendor
  )
    ? 'third-party'
    : 'retailer';

/**
 * The offers of a product in the order in which they are answered, the best first: the retailer's own while it can be
 * had, else the first vendor's that can be had, else the retailer's. `thirdParty` comes cheapest first and stays so.
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

/** The offers of a product as answered: the first is the best one, the rest are the others; a product may have none. */
export const offersOfProduct = <Offer>(
  answered: readonly Offer[],
): { readonly best: Offer | null; readonly others: readonly Offer[] } => {
  const [best, ...others] = answered;
  return { best: best ?? null, others };
};
