import { type CartUpdate, withCartId, withConvertedQuote } from '@materia/domain-cart';
import type { PendingMailLink, RememberedGuest, StartedPayment } from '@materia/page-request';
import type { CartContent } from './cart-cookie.ts';
import type { SessionContent } from './session-content.ts';
import type { OpenSession } from './cookie-sessions.ts';

/** The shopper's identity towards the host. */
type Identity =
  | { readonly kind: 'guest' }
  /** Identified by the session cookie. */
  | { readonly kind: 'customer'; readonly content: SessionContent }
  /** Signed in during this request, so the cookie has yet to be written. */
  | { readonly kind: 'signed-in'; readonly content: SessionContent }
  | { readonly kind: 'ended' };

export type CountedCart = CartContent & { readonly itemsCount: number };

/** The change to the cart cookie. */
type CartChange =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'remembered'; readonly cart: CountedCart }
  | { readonly kind: 'forgotten' };

/**
 * The shopper's session during a request. It is immutable: each transition below returns a new one,
 * and none of them touches the host or a cookie.
 */
export type ShopperSession = {
  readonly identity: Identity;
  readonly cart: CartChange;
  /** The payment started during this request, if any. */
  readonly startedPayment: StartedPayment | undefined;
  /** What the guest typed during this request, if it is to be remembered. */
  readonly guest: RememberedGuest | undefined;
  /** The links of guests' purchases opened during this request, the last one first. */
  readonly guestLinks: readonly string[];
  /** What a link in a mail left in this browser during this request, or that it is forgotten. */
  readonly mailLink: { readonly kept: PendingMailLink | undefined } | undefined;
  /** The cart change reported to the browser, if any. */
  readonly cartUpdate: CartUpdate | undefined;
  /** The status of the host's last failure, if it failed. */
  readonly hostFailure: number | undefined;
};

const UNCHANGED = { kind: 'unchanged' } as const;
const ENDED = { kind: 'ended' } as const;

/** The session at the start of a request. An ended session makes the shopper a guest. */
export const opened = (session: OpenSession): ShopperSession => ({
  identity:
    session.kind === 'customer'
      ? { kind: 'customer', content: session.content }
      : { kind: 'guest' },
  cart: UNCHANGED,
  startedPayment: undefined,
  guest: undefined,
  guestLinks: [],
  mailLink: undefined,
  cartUpdate: undefined,
  hostFailure: undefined,
});

/** The shopper has signed in, and is a guest no longer. */
export const signedIn = (session: ShopperSession, content: SessionContent): ShopperSession => ({
  ...session,
  identity: { kind: 'signed-in', content },
  guest: undefined,
});

/** The guest's cart, if any, was merged into the customer's; without a cart, no cart is stored. */
export const cartMergedAtSignIn = (
  session: ShopperSession,
  cart: CountedCart | undefined,
  hadGuestCart: boolean,
): ShopperSession => ({
  ...session,
  cart: cart === undefined ? { kind: 'forgotten' } : { kind: 'remembered', cart },
  cartUpdate: hadGuestCart ? 'merge' : session.cartUpdate,
});

/** The host no longer knows the session. Changes to the cart stay. */
export const expired = (session: ShopperSession): ShopperSession => ({
  ...session,
  identity: ENDED,
});

/** The shopper has signed out, and their cart is no longer in this browser. */
export const signedOut = (session: ShopperSession): ShopperSession => ({
  ...session,
  identity: ENDED,
  cart: UNCHANGED,
  guestLinks: [],
});

/**
 * The cart belongs to the shopper's current identity. That of a quote is at the quote's store until
 * another cart takes its place.
 */
export const cartRemembered = (
  session: ShopperSession,
  { id, itemsCount, quoteStore }: Omit<CountedCart, 'owner'>,
  cookie?: Pick<CartContent, 'id' | 'quoteStore'>,
): ShopperSession => {
  const known = session.cart.kind === 'remembered' ? session.cart.cart : cookie;
  const before = { id: known?.id ?? null, isQuoteCart: known?.quoteStore !== undefined };
  const now = quoteStore === undefined ? withCartId(before, id) : withConvertedQuote(before, id);
  return {
    ...session,
    cart: {
      kind: 'remembered',
      cart: {
        id,
        itemsCount,
        owner: contentOf(session)?.c.id ?? '',
        ...(now.isQuoteCart && { quoteStore: quoteStore ?? known?.quoteStore }),
      },
    },
  };
};

export const cartForgotten = (session: ShopperSession): ShopperSession => ({
  ...session,
  cart: { kind: 'forgotten' },
});

export const paymentStarted = (
  session: ShopperSession,
  startedPayment: StartedPayment,
): ShopperSession => ({ ...session, startedPayment });

/** Customers have their account instead. */
export const guestRemembered = (session: ShopperSession, guest: RememberedGuest): ShopperSession =>
  contentOf(session) === undefined ? { ...session, guest } : session;

export const guestLinkKept = (session: ShopperSession, link: string): ShopperSession => ({
  ...session,
  guestLinks: [link, ...session.guestLinks],
});
export const mailLinkKept = (
  session: ShopperSession,
  kept: PendingMailLink | undefined,
): ShopperSession => ({ ...session, mailLink: { kept } });

export const cartChanged = (session: ShopperSession, cartUpdate: CartUpdate): ShopperSession => ({
  ...session,
  cartUpdate,
});

export const hostFailed = (
  session: ShopperSession,
  status: number | undefined,
): ShopperSession => ({ ...session, hostFailure: status });

/** The customer's session; undefined for guests. */
export const contentOf = ({ identity }: ShopperSession): SessionContent | undefined =>
  identity.kind === 'customer' || identity.kind === 'signed-in' ? identity.content : undefined;

/** Lines in the cart; `known` is the cookie's count for a cart that the request did not change. */
export const cartCountOf = ({ cart }: ShopperSession, known: number): number => {
  switch (cart.kind) {
    case 'unchanged':
      return known;
    case 'remembered':
      return cart.cart.itemsCount;
    case 'forgotten':
      return 0;
  }
};
