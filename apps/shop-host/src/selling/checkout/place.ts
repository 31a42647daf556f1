import {
  addressRequirement,
  isOwnMethod,
  methodAt,
  needsDistanceCheck,
  type PlaceDistances,
  type ShippingMethodCode,
} from '@materia/domain-shipping';
import { distanceKm } from '@materia/domain-stores';
import type { Market } from '@materia/market-model';
import { findPostcode, UNLOCATED } from '../../catalogue/places/locate.ts';
import { listStores, type StoreRow } from '../../catalogue/stores/repository.ts';
import { isTaxedAsAtStore } from '../../catalogue/stores/store-taxes.ts';
import type { Reader } from '../../platform/database/with-tx.ts';
import type { CartRow } from '../cart/repository.ts';
import type { CartAddressRow } from '../cart/choices-repository.ts';
import type { Reach } from '../fulfilment/delivery-plan.ts';

/** Where own products go: as typed on the delivery step, otherwise the saved address. */
export type CartPlace = {
  readonly postcode: string;
  readonly city: string | null;
  /** Undefined if the postal code cannot be located. */
  readonly km: number | undefined;
  readonly reach: Reach;
};

/** The place of a cart, seen from its store and the others; undefined while no postal code is known. */
export const cartPlace = async (
  db: Reader,
  row: Pick<CartRow, 'place_postcode' | 'place_city'>,
  contact: Pick<CartAddressRow, 'postcode' | 'city'> | undefined,
  { store, market }: { readonly store: StoreRow; readonly market: Market },
): Promise<CartPlace | undefined> => {
  const { place_postcode, place_city } = row;
  const postcode = place_postcode ?? contact?.postcode ?? undefined;
  if (postcode === undefined) return undefined;
  const found = await findPostcode(db, market, postcode);
  const place: PlaceDistances = found.ok
    ? {
        km: distanceKm(store, found.value),
        nearest: (await listStores(db, market.id))
          .filter(({ ecommerce }) => ecommerce)
          .map((row) => ({ sellerCode: row.seller_code, km: distanceKm(row, found.value) }))
          .toSorted((one, other) => one.km - other.km)[0],
      }
    : {
        km: undefined,
        nearest: undefined,
        isBeyond: UNLOCATED[found.error.kind] === 'beyond',
      };
  const isServed = isTaxedAsAtStore(market, store, postcode);
  return {
    postcode,
    city: place_postcode === null ? (contact?.city ?? null) : place_city,
    km: place.km,
    reach: (method) => {
      const found = methodAt(method, place, store.seller_code);
      const isRefused = !isServed && isSentToPlace(method, place_postcode);
      return isRefused ? { obstacle: 'not-served', km: found.km } : found;
    },
  };
};

/** Vendors have an address of their own, and a saved address is refused by its own step. */
const isSentToPlace = (method: ShippingMethodCode, typed: string | null): boolean =>
  needsDistanceCheck(method) ||
  (typed !== null && addressRequirement(method) === 'delivery-address' && isOwnMethod(method));

/** What methods reach before a place is known. */
export const nowhere: Reach = (method) => methodAt(method, undefined, '');
