import type { FlagSet } from '@materia/domain-feature-flags';
import { methodsOfStore, offeredMethods, type ShippingMethodCode } from '@materia/domain-shipping';
import { handsOver } from '@materia/domain-stores';
import type { Market } from '@materia/market-model';
import type { StoreRow } from '../../catalogue/stores/repository.ts';

/**
 * The methods by which a store can carry out orders, of those that the market offers. A store without
 * premises, such as the website's own, never offers a pickup.
 */
export const methodsAtStore = (
  { settings }: Pick<Market, 'settings'>,
  flags: FlagSet,
  { seller_code, ecommerce, services }: Pick<StoreRow, 'seller_code' | 'ecommerce' | 'services'>,
): readonly ShippingMethodCode[] =>
  methodsOfStore(
    offeredMethods(settings.shippingMethods, flags),
    handsOver({ sellerCode: seller_code, sellsOnline: ecommerce, services }),
  );
