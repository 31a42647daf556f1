import { type DayHours, fetchStore, weekOf } from '@materia/api-stores';
import { referenceStore, shopRequest } from '@materia/page-request';
import type { LoaderFunctionArgs } from 'react-router';
import { type StoreFacts, storeFacts } from './store-facts.ts';

/** The chosen store with its hours; `undefined` if none is chosen. */
export type MyStoreFacts = {
  readonly chosen: { readonly store: StoreFacts; readonly week: readonly DayHours[] } | undefined;
};

/** Loads the customer's store. A store that no longer exists counts as not chosen. */
export const loadMyStore = async ({
  context,
}: Pick<LoaderFunctionArgs, 'context'>): Promise<MyStoreFacts> => {
  const shop = context.get(shopRequest);
  const { chosen, id } = referenceStore(shop);
  const store = chosen ? await fetchStore(shop.host, id) : undefined;
  return { chosen: store && { store: storeFacts(shop, store), week: weekOf(store, shop) } };
};
