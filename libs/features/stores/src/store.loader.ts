import { fetchStoreByUrlKey } from '@materia/api-stores';
import { shopRequest } from '@materia/storefront-request';
import { data, type LoaderFunctionArgs } from 'react-router';
import { type StoreFacts, storeFacts } from './store-facts.ts';
import { type DayHours, weekOf } from './store-week.ts';

export type StorePageFacts = { readonly store: StoreFacts; readonly week: readonly DayHours[]; readonly address: string };

/** Loads a store by the name in its address (STO-02); 404 when there is none. */
export const loadStore = async ({ context, params, url }: Pick<LoaderFunctionArgs, 'context' | 'params' | 'url'>): Promise<StorePageFacts> => {
  const shop = context.get(shopRequest);
  const store = await fetchStoreByUrlKey(shop.host, params['storeName'] ?? '');
  if (store === undefined) throw data(null, { status: 404 });
  return { store: storeFacts(shop, store), week: weekOf(store, shop), address: url.origin + shop.to('store', { storeName: store.urlKey }) };
};
