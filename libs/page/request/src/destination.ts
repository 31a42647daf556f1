import { placeName } from '@materia/domain-contact';
import { isServedFrom } from '@materia/domain-pricing';
import type { OutlookPoint, PromiseContext } from '@materia/domain-promise';
import type { SelectedStore, ShopRequest } from './shop-request.ts';

/** The store that the shopper chose, even if another one sells to them. */
export const referenceStore = ({ store, showcase }: ShopRequest): SelectedStore =>
  showcase === undefined ? store : { ...showcase, chosen: true };

/** Whether the store that sells sends orders to the shopper's place; so it does before one is known. */
export const servesPlace = ({
  place,
  store,
  market,
}: Pick<ShopRequest, 'place' | 'store' | 'market'>): boolean =>
  place === undefined || isServedFrom(market.taxes, { from: store.postcode, to: place.postcode });

/** Where the shopper looks from: the store that sells, and the place to which orders go. */
export const outlookPoint = (
  shop: Pick<ShopRequest, 'place' | 'store' | 'market' | 'flags'>,
  promises: PromiseContext | undefined,
): OutlookPoint => ({
  promises,
  isStoreChosen: shop.store.chosen,
  marketplaceMode: shop.flags.MARKETPLACE_MODE,
  destination: {
    place: shop.place && placeName(shop.place),
    isServed: servesPlace(shop),
    store: shop.store.chosen ? shop.store.name : undefined,
  },
});
