import { cartUpdateCookie } from '../../frame-facts/cart-updated.ts';
import { consentCookie } from '../../consent/consent-cookie.ts';

/**
 * Names end in the market's id: on one machine all storefronts share their cookies, whatever the
 * port.
 */
export const cookieNames = (marketId: string) =>
  ({
    /** Sealed: tokens and a summary of the customer. */
    session: `__Host-s-${marketId}`,
    /** Sealed: the cart's id and its owner. */
    cart: `__Host-c-${marketId}`,
    /** Readable: number of units in the cart, for the header of pages that all guests share. */
    cartCount: `__Host-n-${marketId}`,
    /** Readable: the last change of the cart. */
    cartUpdate: cartUpdateCookie(marketId),
    /** Readable: id of the chosen store. */
    store: `__Host-store-${marketId}`,
    /** Where the shopper wants their orders. */
    place: `__Host-place-${marketId}`,
    /** Readable: seller code of the store that the page header shows. */
    context: `__Host-context-${marketId}`,
    /** Readable: the allowed cookie categories. */
    consent: consentCookie(marketId),
    /** Readable: the references of the products to compare. */
    compared: `__Host-compare-${marketId}`,
    /** The page from which the shopper came to the list of stores. */
    previousPage: `__Host-before-${marketId}`,
    /** The list of purchases as the customer left it, with their id. */
    purchaseList: `__Host-purchases-${marketId}`,
    /** Proof that an account was signed in on this device; it grants no access on its own. */
    device: `__Host-d-${marketId}`,
    /** Sealed: the payment started last, its token and its cart. */
    payment: `__Host-p-${marketId}`,
    /** Sealed: email address, phone and address of a guest, until the browser is closed. */
    guest: `__Host-g-${marketId}`,
    /** Sealed: the signed links of guests' purchases that were opened in this browser. */
    guestLinks: `__Host-o-${marketId}`,
    /** Sealed: what a link in a mail proves, until its page is done with it. */
    mailLink: `__Host-m-${marketId}`,
    /** Sealed: a form that was refused or interrupted, until a form of its page is accepted. */
    sentForm: `__Host-r-${marketId}`,
    /** A message for the next page. */
    flash: `__Host-f-${marketId}`,
  }) as const;

export type CookieNames = ReturnType<typeof cookieNames>;

/** A chosen store and a place are remembered for 365 days. */
export const STORE_SECONDS = 365 * 24 * 3600;
/** A guest's cart is kept for 30 days. */
export const CART_SECONDS = 30 * 24 * 3600;
/** A change of the cart is announced by the next page. */
export const CART_UPDATE_SECONDS = 300;
/** A payment can be followed for eight days, a day longer than a Multibanco reference is valid. */
export const PAYMENT_SECONDS = 8 * 24 * 3600;
/** A guest's order opens by its address for a week after its link was opened; the mail opens it again. */
export const GUEST_LINKS_SECONDS = 7 * 24 * 3600;
/** A comparison is short-lived: it is kept for 30 days. */
export const COMPARED_SECONDS = 30 * 24 * 3600;
/** A refresh token that is not used for 30 days expires. */
export const SESSION_SECONDS = 30 * 24 * 3600;
/** As long as the host accepts the proof of a device. */
export const DEVICE_COOKIE_SECONDS = 180 * 24 * 3600;
export const FLASH_SECONDS = 60;
/** A link of a mail is forgotten after an hour; opening it again brings it back. */
export const MAIL_LINK_SECONDS = 3600;
/** A refused form is shown again for half an hour. */
export const SENT_FORM_SECONDS = 30 * 60;
/** The cookie choice is requested again after half a year. */
export const CONSENT_SECONDS = 182 * 24 * 3600;
