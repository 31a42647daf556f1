/** The chosen store as other scripts of the page need it. */
export type KeptStore = {
  readonly id: string;
  readonly sellerCode: string;
  readonly name: string;
  readonly postcode: string;
  /** The price context that applies to the shopper: that of private customers, or of professionals. */
  readonly priceContextCode: string;
  readonly place: { readonly latitude: number; readonly longitude: number } | undefined;
};

/** The local storage key of the chosen store, in addition to its cookie. */
export const storeKey = (marketId: string): string => `materia-store-${marketId}`;

/**
 * Fired on `window` for scripts that run alongside the shop, as docs/store-component.md describes: on
 * each page that has a chosen store, and once when another store is chosen.
 */
export const STORE_LOADED_EVENT = 'autocontext:store:load';
export const STORE_EVENT = 'autocontext:store:set';
export type StoreSet = {
  readonly storeId: string;
  readonly postcode: string;
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly priceContextCode: string;
};

/** The store as an external component gets it. */
export const storeSet = ({
  id,
  postcode,
  sellerCode,
  name,
  priceContextCode,
}: KeptStore): StoreSet => ({
  storeId: id,
  postcode,
  id,
  code: sellerCode,
  name,
  priceContextCode,
});

const CONTEXT_PATH = '/store-header-module/services/storeheader/customer-context-cookie';

/**
 * Stores the chosen store in local storage, announces its changes to the rest of the page, and
 * reads the customer context of the store header. Runs in browsers only, so rendering on the server
 * announces nothing.
 */
export const keepStore = ({
  market,
  contextCookie,
  store,
}: {
  readonly market: string;
  readonly contextCookie: string;
  readonly store?: KeptStore;
}): void => {
  if (store === undefined) return;
  const { place, ...kept } = store;
  const detail = storeSet(store);
  const isChanged = noteStore(localStorageOrNone(), storeKey(market), kept);
  dispatchEvent(new CustomEvent<StoreSet>(STORE_LOADED_EVENT, { detail }));
  if (!isChanged) return;
  dispatchEvent(new CustomEvent<StoreSet>(STORE_EVENT, { detail }));
  const { sellerCode: mainStore } = store;
  if (place === undefined) return;
  void readContext(
    contextCookie,
    new URLSearchParams({
      mainStore,
      latitude: String(place.latitude),
      longitude: String(place.longitude),
    }),
  );
};

/**
 * Writes the store and returns whether it differs from the previous one. Without storage, each
 * page's store counts as new.
 */
export const noteStore = (
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined,
  key: string,
  store: Omit<KeptStore, 'place'>,
): boolean => {
  const written = JSON.stringify(store);
  try {
    if (storage?.getItem(key) === written) return false;
    storage?.setItem(key, written);
  } catch {
    // Full or disabled: the cookie contains the choice.
  }
  return true;
};

const localStorageOrNone = (): Storage | undefined => {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
};

/**
 * Without the context cookie, a store header shows the wrong store; the console informs the shop's
 * operators.
 */
const readContext = async (contextCookie: string, query: URLSearchParams): Promise<void> => {
  // The response is read to its end, because an unread one keeps its connection open.
  await fetch(`${CONTEXT_PATH}?${query}`, { headers: { 'x-materia': '1' } })
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
  if (!document.cookie.split('; ').some((pair) => pair.startsWith(`${contextCookie}=`)))
    console.error('The customer context cookie is missing');
};
