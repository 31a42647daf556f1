/** The days after placement for which the link in a guest's mail opens the order: longer than any withdrawal or return. */
export const GUEST_LINK_DAYS = 180;

/** Minutes in which a guest who pays in store confirms the order by email. Until then it holds products for an unproven address. */
export const GUEST_CONFIRMATION_MINUTES = 60;

/** What a purchase is to somebody who presents its link. */
export type LinkedPurchase =
  | { readonly kind: 'unclaimed' }
  | { readonly kind: 'own' }
  /** In the account of somebody else, which ends what the link opens. */
  | { readonly kind: 'foreign' };

/**
 * What the holder of a purchase's link has in front of them. `owner` is the account that the purchase belongs to,
 * `visitor` the account of the visitor who presents the link; both are undefined for guests. Until an account claims the purchase
 * the link alone opens it, since an equal email address proves nothing.
 */
export const linkedPurchase = (
  owner: string | undefined,
  visitor: string | undefined,
): LinkedPurchase => {
  if (owner === undefined) return { kind: 'unclaimed' };
  return { kind: owner === visitor ? 'own' : 'foreign' };
};
