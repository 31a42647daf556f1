import { storeTimes } from '@materia/api-stores';
import type { Store } from '@materia/domain-delivery-labels';
import { openState, type OpenState } from '@materia/domain-delivery-labels';
import { zonedMoment } from '@materia/platform-clock';
import type { ShopRequest } from '@materia/storefront-request';

/** A store as shown on pages. */
export type StoreFacts = Store & {
  readonly open: OpenState | undefined;
  readonly isSelected: boolean;
};

/** A store with the facts that depend on the time of the request. */
export const storeFacts = (shop: ShopRequest, store: Store): StoreFacts => {
  const times = storeTimes(store, shop.market.country);
  return {
    ...store,
    open: times && openState(times, zonedMoment(shop.now, shop.market.timeZone)),
    isSelected: shop.store.chosen && shop.store.id === store.id,
  };
};
