import { useEffect } from 'react';

/** The chosen store as other scripts of the page need it. */
export type KeptStore = {
  readonly id: string;
  readonly sellerCode: string;
  readonly name: string;
  readonly postcode: string;
  readonly place: { readonly latitude: number; readonly longitude: number } | undefined;
};

/** The name by which a chosen store is kept in the browser, beside its cookie (STO-09). */
export const storeKey = (marketId: string): string => `materia-store-${marketId}`;

/** Told on `window` when another store is chosen (STO-11): what stands beside the shop on a page learns it so (STO-10). */
export const STORE_EVENT = 'autocontext:store:set';
export type StoreSet = { readonly storeId: string; readonly postcode: string };

const CONTEXT_PATH = '/store-header-module/services/storeheader/customer-context-cookie';

/**
 * Keeps the chosen store in local storage, tells a change of it to the rest of the page, and reads the customer
 * context of the store header (STO-20). Runs in browsers only, so a page made on the server tells nobody (STO-10).
 */
export const useKeptStore = (
  marketId: string,
  contextCookie: string,
  { id, sellerCode, name, postcode, place, chosen }: KeptStore & { readonly chosen: boolean },
): void => {
  const { latitude, longitude } = place ?? {};
  useEffect(() => {
    if (
      !chosen ||
      !noteStore(localStorageOrNone(), storeKey(marketId), { id, sellerCode, name, postcode })
    )
      return;
    dispatchEvent(new CustomEvent<StoreSet>(STORE_EVENT, { detail: { storeId: id, postcode } }));
    if (latitude === undefined || longitude === undefined) return;
    void readContext(
      contextCookie,
      new URLSearchParams({
        mainStore: sellerCode,
        latitude: String(latitude),
        longitude: String(longitude),
      }),
    );
  }, [chosen, contextCookie, id, latitude, longitude, marketId, name, postcode, sellerCode]);
};

/** Writes the store and tells whether it is another one than before. A browser that keeps nothing is told of each page's store. */
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
    // Full, or switched off: the cookie holds the choice.
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

/** Without the context's cookie a store header shows the wrong store: whoever runs the shop finds out from the console (ERR-41). */
const readContext = async (contextCookie: string, query: URLSearchParams): Promise<void> => {
  // The answer is read to its end: one that is left lying keeps its connection.
  await fetch(`${CONTEXT_PATH}?${query}`, { headers: { 'x-materia': '1' } })
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
  if (!document.cookie.split('; ').some((pair) => pair.startsWith(`${contextCookie}=`)))
    console.error('The customer context cookie is missing');
};
