/** The days after placement for which the link in a guest's mail opens the order: longer than any withdrawal or return. */
export const GUEST_LINK_DAYS = 180;

/** Whether a text has the characters of a guest's signed link. Other text is not worth a call. */
export const isGuestLink = (text: string): boolean =>
  /^[\w-]{1,300}(?:\.[\w-]{1,300}){2}$/.test(text);

/** Whether a text has the form of the reference that stands for a guest's link in addresses. */
export const isGuestLinkReference = (text: string): boolean => /^[0-9a-f]{16}$/.test(text);

/** Minutes in which a buyer of an unproven mailbox who pays in store confirms the order by email. */
export const GUEST_CONFIRMATION_MINUTES = 60;

/**
 * Whether an account may take over a guest's purchase: it has the address to which the purchase was confirmed. A link alone proves
 * nothing about the account, because links are forwarded, and whoever takes a purchase over closes it to the guest. The account's
 * address must be proven besides, because anybody can register with any.
 */
export const mayJoinAccount = (guestEmail: string, accountEmail: string): boolean =>
  guestEmail.trim().toLowerCase() === accountEmail.trim().toLowerCase();

/** Whose purchase a link opens, seen from the visitor. */
export type LinkedPurchase =
  | { readonly kind: 'unclaimed' }
  | { readonly kind: 'own' }
  /** Claimed by another account, so the link no longer opens it. */
  | { readonly kind: 'foreign' };

/**
 * Decides whose purchase a link opens. `owner` is the account that the purchase belongs to, `visitor` the
 * account of the visitor; both are undefined for guests. Until an account claims the purchase, the link
 * alone opens it: an equal email address is no proof.
 */
export const linkedPurchase = (
  owner: string | undefined,
  visitor: string | undefined,
): LinkedPurchase => {
  if (owner === undefined) return { kind: 'unclaimed' };
  return { kind: owner === visitor ? 'own' : 'foreign' };
};
