import { fetchStoreByUrlKey, storeTimes } from '@materia/api-stores';
import { rangesOn } from '@materia/domain-delivery-labels';
import { addDays, type PlainDate } from '@materia/domain-holiday-calendar';
import { shopRequest } from '@materia/storefront-request';
import { data, type LoaderFunctionArgs } from 'react-router';
import { type StoreFacts, storeFacts } from './store-facts.ts';

/** The hours of one coming day; a holiday has none. */
export type DayHours = { readonly date: PlainDate; readonly isToday: boolean; readonly ranges: readonly { readonly from: number; readonly to: number }[] };

export type StorePageFacts = { readonly store: StoreFacts; readonly week: readonly DayHours[]; readonly address: string };

const DAYS_SHOWN = 7;

/** Loads a store by the name in its address (STO-02); 404 when there is none. */
export const loadStore = async ({ context, params, url }: Pick<LoaderFunctionArgs, 'context' | 'params' | 'url'>): Promise<StorePageFacts> => {
  const shop = context.get(shopRequest);
  const store = await fetchStoreByUrlKey(shop.host, params['storeName'] ?? '');
  if (store === undefined) throw data(null, { status: 404 });
  const times = storeTimes(store, shop.market.country);
  const week = Array.from({ length: DAYS_SHOWN }, (_, ahead): DayHours => {
    const date = addDays(shop.today, ahead);
    return { date, isToday: ahead === 0, ranges: times === undefined ? [] : rangesOn(date, times) };
  });
  return { store: storeFacts(shop, store), week, address: url.origin + shop.to('store', { storeName: store.urlKey }) };
};
