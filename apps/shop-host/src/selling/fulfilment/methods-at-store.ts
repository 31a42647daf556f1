import { BOT_SELLER_CODE } from '@materia/domain-navigation';
import type { FlagSet } from '@materia/domain-feature-flags';
import { isPickupAtStore, offeredMethods, type ShippingMethodCode } from '@materia/domain-shipping';
import type { Market } from '@materia/market-model';
import type { StoreRow } from '../../catalogue/stores/repository.ts';

/**
 * The methods by which a store's orders can be delivered. The website's own store has no premises, so
 * a shopper who has chosen no store is never offered a pickup there.
 */
export const methodsAtStore = (
  { settings }: Pick<Market, 'settings'>,
  flags: FlagSet,
  { seller_code }: Pick<StoreRow, 'seller_code'>,
): readonly ShippingMethodCode[] =>
  offeredMethods(settings.shippingMethods, flags).filter(
    (method) => seller_code !== BOT_SELLER_CODE || !isPickupAtStore(method),
  );
