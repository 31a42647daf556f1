import type { OrderFacts } from '@materia/api-orders';
import { fetchPickupStore, type PickupStore } from '@materia/api-stores';
import { handoverOf } from '@materia/domain-order';
import type { ShopRequest } from '@materia/page-request';

/** The store where an order is still to be collected; undefined for all others. */
export const pickupStoreOf = async (
  shop: Pick<ShopRequest, 'host' | 'market' | 'now'>,
  { fulfilment, tracking, store, expected }: OrderFacts,
): Promise<PickupStore | undefined> =>
  handoverOf(fulfilment) === 'store' && tracking.step < 4
    ? fetchPickupStore(shop.host, store.id, shop, expected?.date)
    : undefined;
