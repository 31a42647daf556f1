import type { CartUpdate } from '@materia/domain-cart';
import type { CartContent } from './cart-cookie.ts';
import type { SessionContent } from './session-content.ts';
import type { OpenSession } from './session-keeper.ts';

/** Who the shopper is to the host. */
type Identity =
  | { readonly kind: 'guest' }
  /** Known by the session cookie. */
  | { readonly kind: 'customer'; readonly content: SessionContent }
  /** Signed in by this page, so the cookie has yet to be written. */
  | { readonly kind: 'signed-in'; readonly content: SessionContent }
  | { readonly kind: 'ended' };

export type CountedCart = CartContent & { readonly itemsCount: number };

/** What becomes of the cart cookie. */
type CartChange =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'remembered'; readonly cart: CountedCart }
  | { readonly kind: 'forgotten' };

/**
 * What a page has made of its shopper so far. It never changes: each transition below gives the next one, and none of
 * them touches the host or a cookie.
 */
export type ShopperSession = {
  readonly identity: Identity;
  readonly cart: CartChange;
  /** What the browser is told of the cart, if anything. */
  readonly cartUpdate: CartUpdate | undefined;
  /** The status of the host's last failure, if it failed. */
  readonly hostFailure: number | undefined;
};

const UNCHANGED = { kind: 'unchanged' } as const;
const ENDED = { kind: 'ended' } as const;

/** The session that a page starts with. A session that is over makes a guest. */
export const opened = (session: OpenSession): ShopperSession => ({
  identity:
    session.kind === 'customer'
      ? { kind: 'customer', content: session.content }
      : { kind: 'guest' },
  cart: UNCHANGED,
  cartUpdate: undefined,
  hostFailure: undefined,
});

/** The host has let the shopper in. */
export const signedIn = (session: ShopperSession, content: SessionContent): ShopperSession => ({
  ...session,
  identity: { kind: 'signed-in', content },
});

/** The guest's cart, if there was one, has become part of the customer's; without a cart there is none to remember. */
export const cartTakenAlong = (
  session: ShopperSession,
  cart: CountedCart | undefined,
  hadGuestCart: boolean,
): ShopperSession => ({
  ...session,
  cart: cart === undefined ? { kind: 'forgotten' } : { kind: 'remembered', cart },
  cartUpdate: hadGuestCart ? 'merge' : session.cartUpdate,
});

/** The host no longer knows the session. What the page did to the cart stays. */
export const expired = (session: ShopperSession): ShopperSession => ({
  ...session,
  identity: ENDED,
});

/** The shopper has left, and their cart with them. */
export const signedOut = (session: ShopperSession): ShopperSession => ({
  ...session,
  identity: ENDED,
  cart: UNCHANGED,
});

/** The cart is the one of whoever the shopper is now. */
export const cartRemembered = (
  session: ShopperSession,
  cart: Omit<CountedCart, 'owner'>,
): ShopperSession => ({
  ...session,
  cart: {
    kind: 'remembered',
    cart: { id: cart.id, itemsCount: cart.itemsCount, owner: contentOf(session)?.c.id ?? '' },
  },
});

export const cartForgotten = (session: ShopperSession): ShopperSession => ({
  ...session,
  cart: { kind: 'forgotten' },
});

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

/** Lines in the cart; `known` is what the cookie says of a cart that the page left alone. */
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
