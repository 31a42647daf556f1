import { fetchOwnStore, locatePlace } from '@materia/api-stores';
import { longPlaceName, placeName } from '@materia/domain-contact';
import { isServedFrom } from '@materia/domain-pricing';
import { handsOver, NEARBY_RADIUS_KM, type Store } from '@materia/domain-stores';
import { shopRequest, type ShopRequest, servesPlace } from '@materia/page-request';
import type { LoaderFunctionArgs } from 'react-router';
import { type StoreFacts, storeFacts } from '../store-facts.ts';

export type PlacePageFacts = {
  /** An example of how the market writes postal codes. */
  readonly postcodeExample: string;
  /** The place so far, with what it means for delivery and pickup. */
  readonly known:
    | {
        /** As typed, in a sentence, and at length. */
        readonly typed: string;
        readonly name: string;
        readonly longName: string;
        /** Whether the store that sells sends orders there, and the nearest one that does otherwise. */
        readonly isServed: boolean;
        readonly servedBy: { readonly id: string; readonly name: string } | undefined;
        readonly stores: readonly StoreFacts[];
      }
    | undefined;
  /** The chosen store, if one sells. */
  readonly storeName: string | undefined;
};

/** Loads the shopper's place with the stores around it. The form alone is shown before a place is known. */
export const loadPlace = async ({
  context,
}: Pick<LoaderFunctionArgs, 'context'>): Promise<PlacePageFacts> => {
  const shop = context.get(shopRequest);
  return {
    postcodeExample: shop.store.postcode || ((await fetchOwnStore(shop.host))?.postcode ?? ''),
    known: await knownPlace(shop),
    storeName: shop.store.chosen ? shop.store.name : undefined,
  };
};

const knownPlace = async (shop: ShopRequest): Promise<PlacePageFacts['known']> => {
  const { place, market } = shop;
  if (place === undefined) return undefined;
  const found = await locatePlace(
    shop.host,
    place.position === undefined
      ? { kind: 'postcode', postcode: place.postcode }
      : { kind: 'position', ...place.position },
    market.rules,
  );
  const stores = found.ok ? found.value.stores : [];
  const isServed = servesPlace(shop);
  const serving = isServed
    ? undefined
    : stores.find(
        (store) =>
          handsOver(store) &&
          isServedFrom(market.taxes, { from: store.postcode, to: place.postcode }),
      );
  return {
    typed: placeName(place),
    name: placeName(place),
    longName: longPlaceName(place),
    isServed,
    servedBy: serving && { id: serving.id, name: serving.name },
    stores: storesNear(stores).map((store) => storeFacts(shop, store)),
  };
};

const MOST_STORES = 6;

/** The stores near the place, and in any case the nearest one where orders are collected. They are sorted by distance. */
const storesNear = (stores: readonly Store[]): readonly Store[] => {
  const collecting = stores.find(handsOver);
  const near = stores
    .filter(({ distance = 0 }) => distance <= NEARBY_RADIUS_KM)
    .slice(0, MOST_STORES);
  return collecting === undefined || near.some(handsOver) ? near : [...near, collecting];
};
