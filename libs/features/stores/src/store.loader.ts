import { type DayHours, fetchStoreByUrlKey, weekOf } from '@materia/api-stores';
import { shopRequest } from '@materia/page-request';
import { data, type LoaderFunctionArgs } from 'react-router';
import { type StoreFacts, storeFacts } from './store-facts.ts';
import { storesMap, type StoresMap } from './stores-map.ts';

export type StorePageFacts = {
  readonly store: StoreFacts;
  readonly week: readonly DayHours[];
  readonly address: string;
  readonly map: StoresMap;
};

/** Loads a store by the name in its URL; 404 if there is none. */
export const loadStore = async ({
  context,
  params,
  url,
}: Pick<LoaderFunctionArgs, 'context' | 'params' | 'url'>): Promise<StorePageFacts> => {
  const shop = context.get(shopRequest);
  const store = await fetchStoreByUrlKey(shop.host, params['storeName'] ?? '');
  if (store === undefined) throw data(null, { status: 404 });
  const facts = storeFacts(shop, store);
  return {
    store: facts,
    map: storesMap(shop.market, [{ ...facts, isSelected: true }]),
    week: weekOf(store, shop),
    address: url.origin + shop.to('store', { storeName: store.urlKey }),
  };
};
