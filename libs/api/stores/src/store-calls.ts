import {
  type HostClient,
  type HostRefusal,
  refusalMeaning,
  type RefusalTable,
} from '@materia/api-client-kernel';
import type { Reply } from '@materia/api-contract';
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

/**
 * A text that is no postal code of the market, a code in an area without stores, an unknown town or position, or a search
 * that failed for a reason of the shop.
 */
export type PlaceRefusal = {
  readonly kind: 'not-a-postcode' | 'no-store' | 'unknown-place' | 'failed';
};

/** All stores of the market that a shopper can choose, without the website's own store (code 000). */
export const fetchStores = async (host: HostClient): Promise<readonly Store[]> => {
  const answer = await host('listStores', {});
  return answer.ok ? choosable(answer.value.data) : [];
};

/** The stores of a reply that a shopper can choose. */
const choosable = (replies: Reply<'listStores'>['data']): readonly Store[] =>
  replies.map(readStore).filter((store) => store.sellerCode !== BOT_SELLER_CODE);

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

/** Why there are no stores near a place, by how it is named and what the host refuses. */
const NONE_NEAR = {
  postcode: { 'bad-input': 'not-a-postcode', 'not-found': 'no-store' },
  city: { 'bad-input': 'unknown-place', 'not-found': 'unknown-place' },
  position: { 'bad-input': 'unknown-place', 'not-found': 'unknown-place' },
} as const satisfies Readonly<
  Record<NamedPlace['kind'], RefusalTable<'findNearestStores', PlaceRefusal['kind']>>
>;

const noneNear = ({ kind }: NamedPlace, refusal: HostRefusal): PlaceRefusal => ({
  kind: refusalMeaning('findNearestStores', refusal, NONE_NEAR[kind], 'failed'),
});

/** Stores near a place, nearest first. */
export const fetchStoresNear = async (
  host: HostClient,
  place: PlaceQuery,
): Promise<Result<readonly Store[], PlaceRefusal>> => {
  const found = await findNearest(host, place);
  return found.ok ? ok(choosable(found.value.data)) : found;
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
  const found = await findNearest(host, named);
  if (!found.ok) return found;
  const { data, place } = found.value;
  const postcode = place && parsePostcode(place.postcode, rule);
  if (place === undefined || postcode?.ok !== true) return fail({ kind: 'unknown-place' });
  const { city: town, latitude, longitude, is_exact: isExact } = place;
  const located = { postcode: postcode.value, position: { latitude, longitude } };
  return ok({
    place:
      isExact || town === undefined
        ? { ...located, isExact: true, town }
        : { ...located, isExact: false, town },
    stores: choosable(data),
  });
};

const findNearest = async (
  host: HostClient,
  named: NamedPlace,
): Promise<Result<Reply<'findNearestStores'>, PlaceRefusal>> => {
  const answer = await host('findNearestStores', { query: queryOf(named) });
  return answer.ok ? ok(answer.value) : fail(noneNear(named, answer.error));
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
  return answer.ok ? choosable(answer.value.data) : [];
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
