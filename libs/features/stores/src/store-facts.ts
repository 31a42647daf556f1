import { promiseContext } from '@materia/api-stores';
import type { Store } from '@materia/domain-stores';
import { openState, type OpenState } from '@materia/domain-stores';
import type { ShopRequest } from '@materia/page-request';

/** A store as shown on pages. */
export type StoreFacts = Store & {
  readonly open: OpenState | undefined;
  readonly isSelected: boolean;
};

/** A store with the facts that depend on the time of the request. */
export const storeFacts = (shop: ShopRequest, store: Store): StoreFacts => {
  const times = promiseContext(store, shop.market, shop.now);
  return {
    ...store,
    open: times && openState(times, times.now),
    isSelected: shop.store.chosen && shop.store.id === store.id,
  };
};
