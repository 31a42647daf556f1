import { type CartUpdate, readCartUpdate } from '@materia/domain-cart';

/** Fired on `window` with each change of the cart (CART-11). */
export const CART_UPDATED_EVENT = 'cartUpdated';

/** What the event carries: what happened, the units in the cart now, and the market whose cart it is. */
export type CartUpdated = {
  readonly update: CartUpdate;
  readonly itemsCount: number;
  readonly market: string;
};

declare global {
  interface WindowEventMap {
    cartUpdated: CustomEvent<CartUpdated>;
  }
}

/** The cookie in which the server tells the last change. */
export const cartUpdateCookie = (marketId: string): string => `__Host-update-${marketId}`;

type Kept = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Tells a change of the cart once in each tab, whether a script, a form without one or another tab made it: the server leaves it in a
 * cookie under a mark, and the tab remembers the last mark. Without storage the page remembers it, as long as it is open.
 */
export const cartUpdates = (
  marketId: string,
  around: {
    readonly cookies: () => string;
    readonly storage: () => Kept;
    readonly tell: (told: CartUpdated) => void;
  },
): (() => void) => {
  const key = `materia-cart-${marketId}`;
  const cookie = `${cartUpdateCookie(marketId)}=`;
  let known: string | undefined;
  return () => {
    const told = readCartUpdate(
      around
        .cookies()
        .split('; ')
        .find((pair) => pair.startsWith(cookie))
        ?.slice(cookie.length) ?? '',
    );
    if (told === undefined || told.mark === (known ?? kept(around.storage, key))) return;
    known = told.mark;
    keep(around.storage, key, told.mark);
    around.tell({ update: told.update, itemsCount: told.itemsCount, market: marketId });
  };
};

/** In the browser. */
export const cartUpdatesHere = (marketId: string): (() => void) =>
  cartUpdates(marketId, {
    cookies: () => document.cookie,
    storage: () => sessionStorage,
    tell: (detail) => dispatchEvent(new CustomEvent<CartUpdated>(CART_UPDATED_EVENT, { detail })),
  });

/** Storage may be shut, or full. */
const kept = (storage: () => Kept, key: string): string | null => {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
};

const keep = (storage: () => Kept, key: string, mark: string): void => {
  try {
    storage().setItem(key, mark);
  } catch {
    // The page remembers it.
  }
};
