import { type CartUpdate, parseCartUpdate } from '@materia/domain-cart';

/** Fired on `window` on each change of the cart. */
export const CART_UPDATED_EVENT = 'cartUpdated';

/** Detail of the event: the kind of change, the number of units in the cart now, and the cart's market. */
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

/** The cookie in which the server reports the last change. */
export const cartUpdateCookie = (marketId: string): string => `__Host-update-${marketId}`;

type MarkStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Reports a change of the cart once in each tab, whether a script, a form without scripts or another
 * tab made it. The server writes it to a cookie with a unique mark, and the tab remembers the last
 * mark. Without storage, the page remembers it while it is open.
 */
export const cartUpdates = (
  marketId: string,
  around: {
    readonly cookies: () => string;
    readonly storage: () => MarkStorage;
    readonly notify: (detail: CartUpdated) => void;
  },
): (() => void) => {
  const key = `materia-cart-${marketId}`;
  const cookie = `${cartUpdateCookie(marketId)}=`;
  let known: string | undefined;
  return () => {
    const change = parseCartUpdate(
      around
        .cookies()
        .split('; ')
        .find((pair) => pair.startsWith(cookie))
        ?.slice(cookie.length) ?? '',
    );
    if (change === undefined || change.mark === (known ?? storedMark(around.storage, key))) return;
    known = change.mark;
    storeMark(around.storage, key, change.mark);
    around.notify({ update: change.update, itemsCount: change.itemsCount, market: marketId });
  };
};

/** Creates the reporter in the browser. */
export const cartUpdatesHere = (marketId: string): (() => void) =>
  cartUpdates(marketId, {
    cookies: () => document.cookie,
    storage: () => sessionStorage,
    notify: (detail) => dispatchEvent(new CustomEvent<CartUpdated>(CART_UPDATED_EVENT, { detail })),
  });

/** Storage may be disabled or full. */
const storedMark = (storage: () => MarkStorage, key: string): string | null => {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
};

const storeMark = (storage: () => MarkStorage, key: string, mark: string): void => {
  try {
    storage().setItem(key, mark);
  } catch {
    // The page remembers the mark instead.
  }
};
