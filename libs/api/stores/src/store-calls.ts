import { type HostClient, refusalMeaning, type RefusalTable } from '@materia/api-client-kernel';
import type { Position, Store } from '@materia/domain-stores';
import { parsePostcode, type PostcodeRule, type ShopperPlace } from '@materia/domain-contact';
import { fail, ok, type Result, unreachable } from '@materia/domain-kernel';
import { BOT_SELLER_CODE } from '@materia/domain-navigation';
import type { Availability } from '@materia/domain-stock-status';
import { readStore } from './store.ts';

/** Location of a store search: a postal code, or a town or address. */
export type PlaceQuery =
  | { readonly kind: 'postcode'; readonly postcode: string }
  | { readonly kind: 'city'; readonly city: string };

/** A text that is no postal code of the market, a code in an area without stores, or an unknown town. */
export type PlaceRefusal = { readonly kind: 'not-a-postcode' | 'no-store' | 'unknown-place' };

/** All stores of the market that a shopper can choose, without the website's own store (code 000). */
export const fetchStores = async (host: HostClient): Promise<readonly Store[]> => {
  const answer = await host('listStores', {});
  return answer.ok
    ? answer.value.data.map(readStore).filter((store) => store.sellerCode !== BOT_SELLER_CODE)
    : [];
};

/** A store by id; undefined when there is none. */
export const fetchStore = async (host: HostClient, storeId: string): Promise<Store | undefined> => {
  const answer = await host('readStore', { params: { storeId } });
  const reply = answer.ok ? answer.value.data[0] : undefined;
  return reply && readStore(reply);
};

/** A store by its URL key, without the .html suffix; undefined when there is none. */
export const fetchStoreByUrlKey = async (
  host: HostClient,
  urlKey: string,
): Promise<Store | undefined> => {
  const answer = await host('readStoreByUrlKey', { params: { urlKey } });
  const reply = answer.ok ? answer.value.data[0] : undefined;
  return reply && readStore(reply);
};

/** Why there are no stores near a postal code, by what the host refuses. */
const NONE_NEAR = {
  'bad-input': 'not-a-postcode',
  'not-found': 'no-store',
} as const satisfies RefusalTable<'findNearestStores', PlaceRefusal['kind']>;

/** Stores near a place, nearest first. */
export const fetchStoresNear = async (
  host: HostClient,
  place: PlaceQuery,
): Promise<Result<readonly Store[], PlaceRefusal>> => {
  const query = place.kind === 'postcode' ? { postcode: place.postcode } : { city: place.city };
  const answer = await host('findNearestStores', { query });
  if (!answer.ok) {
    if (place.kind === 'city') return fail({ kind: 'unknown-place' });
    return fail({ kind: refusalMeaning('findNearestStores', answer.error, NONE_NEAR, 'no-store') });
  }
  return ok(
    answer.value.data.map(readStore).filter((store) => store.sellerCode !== BOT_SELLER_CODE),
  );
};

/** A place that the shop knows, with the stores around it, nearest first. */
export type LocatedPlace = { readonly place: ShopperPlace; readonly stores: readonly Store[] };

/** What a shopper named: a postal code, a town or address, or their position. */
export type NamedPlace = PlaceQuery | ({ readonly kind: 'position' } & Position);

/** The place that a shopper named. A place without stores around it is one as well. */
export const locatePlace = async (
  host: HostClient,
  named: NamedPlace,
  { postcode: rule }: { readonly postcode: PostcodeRule },
): Promise<Result<LocatedPlace, PlaceRefusal>> => {
  const answer = await host('findNearestStores', { query: queryOf(named) });
  if (!answer.ok) {
    if (named.kind !== 'postcode') return fail({ kind: 'unknown-place' });
    return fail({ kind: refusalMeaning('findNearestStores', answer.error, NONE_NEAR, 'no-store') });
  }
  const { data, place: found } = answer.value;
  const postcode = found === undefined ? undefined : parsePostcode(found.postcode, rule);
  if (found === undefined || postcode?.ok !== true) return fail({ kind: 'unknown-place' });
  const { city, latitude, longitude, is_exact: isExact } = found;
  return ok({
    place: { postcode: postcode.value, town: city, isExact, position: { latitude, longitude } },
    stores: data.map(readStore).filter((store) => store.sellerCode !== BOT_SELLER_CODE),
  });
};

const queryOf = (named: NamedPlace) => {
  switch (named.kind) {
    case 'postcode':
      return { postcode: named.postcode };
    case 'city':
      return { city: named.city };
    case 'position':
      return { latitude: named.latitude, longitude: named.longitude };
    default:
      return unreachable(named);
  }
};

/** The shop's own store (code 000), which sells to shoppers whose store does not. */
export const fetchOwnStore = async (host: HostClient): Promise<Store | undefined> => {
  const answer = await host('readStoreByCode', { params: { sellerCode: BOT_SELLER_CODE } });
  const reply = answer.ok ? answer.value.data[0] : undefined;
  return reply && readStore(reply);
};

/** Stores by distance from a position, nearest first; empty for an invalid position. */
export const fetchStoresAround = async (
  host: HostClient,
  { latitude, longitude }: Position,
): Promise<readonly Store[]> => {
  const answer = await host('listStoresNear', { params: { latitude, longitude } });
  return answer.ok
    ? answer.value.data.map(readStore).filter((store) => store.sellerCode !== BOT_SELLER_CODE)
    : [];
};

export type StockAtStore = {
  readonly store: Store;
  readonly availability: Availability | undefined;
};

/** The stock of a product in the stores near a place, nearest first: in the `amount` stores that have it or can get it. */
export const fetchStockOfStores = async (
  host: HostClient,
  query: {
    readonly adeokey: string;
    readonly priceContextCode: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly amount: number;
  },
): Promise<readonly StockAtStore[]> => {
  const { amount, ...params } = query;
  const answer = await host('listStockOfStores', { params, query: { amount } });
  if (!answer.ok) return [];
  return answer.value.data
    .map(({ store, availability }) => ({ store: readStore(store), availability }))
    .filter(({ store }) => store.sellerCode !== BOT_SELLER_CODE);
};
