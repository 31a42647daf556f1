/** A seller of either kind: the nested form says `isSoldByAThirdPartyVendor`, the older one `is_third_party_vendor` (OFF-11). */
export type SoldBy = { readonly isSoldByAThirdPartyVendor: boolean } | { readonly is_third_party_vendor: boolean };

/** Who sells an offer or a line (OFF-03). */
export const sellerKind = (offer: SoldBy): 'retailer' | 'third-party' =>
  ('isSoldByAThirdPartyVendor' in offer ? offer.isSoldByAThirdPartyVendor : offer.is_third_party_vendor) ? 'third-party' : 'retailer';

/** The offers of a product as answered: the first is the best one, the rest are the others; a product may have none (OFF-01, OFF-02). */
export const offersOfProduct = <Offer>(answered: readonly Offer[]): { readonly best: Offer | null; readonly others: readonly Offer[] } => {
  const [best, ...others] = answered;
  return { best: best ?? null, others };
};
