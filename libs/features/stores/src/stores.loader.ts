import { HostUnavailable } from '@materia/api-client-kernel';
import { fetchStores, fetchStoresAround, fetchStoresNear } from '@materia/api-stores';
import { type Store, parseStoreSearch } from '@materia/domain-stores';
import { parsePostcode } from '@materia/domain-contact';
import { fail, ok, type Result } from '@materia/domain-kernel';
import {
  referenceStore,
  shopRequest,
  type ShopRequest,
  type MapTiles,
} from '@materia/page-request';
import {
  LATITUDE_PARAMETER,
  LONGITUDE_PARAMETER,
  parsePosition,
  storeSearchForm,
} from '@materia/ui-shop';
import { data, type LoaderFunctionArgs } from 'react-router';
import { type StoreFacts, storeFacts } from './store-facts.ts';
import { storesMap, type StoresMap } from './stores-map.ts';

/** Why a search failed; `failed` means an error of the shop. */
export type SearchRefusal = 'empty' | 'not-a-postcode' | 'unknown-place' | 'no-store' | 'failed';

export type StoresFacts = {
  /** An example postal code of the market, for the search hint. */
  readonly postcodeExample: string;
  readonly stores: readonly StoreFacts[];
  /** The search; `isNearShopper` if it used the shopper's position. */
  readonly search: {
    readonly typed: string;
    readonly isNearShopper: boolean;
    readonly refusal: SearchRefusal | undefined;
  };
  /** `undefined` if the shopper hid the map. */
  readonly map: StoresMap | undefined;
  /** Set if the shop has a source of street maps. */
  readonly streetMap: MapTiles | undefined;
  readonly hasChosen: boolean;
};

/**
 * The list of a search: the nearest stores, without those that nobody near the place would drive
 * to.
 */
const NEAREST_STORES = 5;
const NEAREST_KM = 200;

/** The first of the stores, which are sorted by distance; never fewer than one. */
const nearestOf = (stores: readonly StoreFacts[]): readonly StoreFacts[] =>
  stores
    .slice(0, NEAREST_STORES)
    .filter(({ distance = 0 }, index) => index === 0 || distance <= NEAREST_KM);

/**
 * Loads all stores, nearest to the shopper's place first, or the nearest to a postal code, a town, an address or a position. A failed
 * search shows all stores below its message.
 */
export const loadStores = async ({ context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>) => {
  const shop = context.get(shopRequest);
  const query = readStoreQuery(url.searchParams);
  const pageOf = (all: readonly Store[], refusal: SearchRefusal | undefined): StoresFacts => {
    const facts = all.map((store) => storeFacts(shop, store));
    const isSearch = refusal === undefined && query.kind !== 'all';
    const shown = isSearch ? nearestOf(facts) : facts;
    return {
      postcodeExample: shop.store.postcode,
      stores: shown,
      search: { typed: query.typed, isNearShopper: query.kind === 'position', refusal },
      map:
        storeSearchForm.read(url.searchParams).map === 'off'
          ? undefined
          : storesMap(shop.market, shown, isSearch ? facts.slice(shown.length) : []),
      streetMap: shop.streetMap,
      hasChosen: referenceStore(shop).chosen,
    };
  };
  const found = await search(shop, query);
  const refusal = found.ok ? (found.value.length === 0 ? 'no-store' : undefined) : found.error.kind;
  return found.ok && refusal === undefined
    ? data(pageOf(found.value, undefined))
    : data(pageOf(await allStores(shop), refusal), {
        status: refusal === undefined ? 200 : STATUSES[refusal],
      });
};

type StoreQuery =
  | { readonly kind: 'all'; readonly typed: '' }
  | { readonly kind: 'place'; readonly typed: string }
  | {
      readonly kind: 'position';
      readonly typed: '';
      readonly position: ReturnType<typeof parsePosition>;
    };

const readStoreQuery = (query: URLSearchParams): StoreQuery => {
  if (query.has(storeSearchForm.names.place))
    return { kind: 'place', typed: storeSearchForm.read(query).place };
  if (!query.has(LATITUDE_PARAMETER)) return { kind: 'all', typed: '' };
  return {
    kind: 'position',
    typed: '',
    position: parsePosition(query.get(LATITUDE_PARAMETER), query.get(LONGITUDE_PARAMETER)),
  };
};

const search = async (
  shop: ShopRequest,
  query: StoreQuery,
): Promise<Result<readonly Store[], { readonly kind: SearchRefusal }>> => {
  switch (query.kind) {
    case 'all':
      return ok(await allStores(shop));
    case 'position':
      return query.position === undefined
        ? fail({ kind: 'unknown-place' })
        : fetchStoresAround(shop.host, query.position).then(ok, failedCall);
    case 'place': {
      const place = parseStoreSearch(
        query.typed,
        (text) => parsePostcode(text, shop.market.rules.postcode).ok,
      );
      return place.ok ? fetchStoresNear(shop.host, place.value).catch(failedCall) : place;
    }
  }
};

/** All stores by their distance from the shopper's place; by name before a place is known. */
const allStores = async ({ host, place, market }: ShopRequest): Promise<readonly Store[]> => {
  const around = place?.position === undefined ? [] : await fetchStoresAround(host, place.position);
  if (around.length > 0) return around;
  const stores = await fetchStores(host);
  const { compare } = new Intl.Collator(market.locale);
  return stores.toSorted((one, other) => compare(one.name, other.name));
};

const STATUSES = {
  empty: 400,
  'not-a-postcode': 400,
  'unknown-place': 400,
  'no-store': 200,
  failed: 502,
} as const satisfies Readonly<Record<SearchRefusal, number>>;

/** Errors 500 to 502 are shown at the search; from 503 the error page replaces it. */
const failedCall = (error: unknown) => {
  if (!(error instanceof HostUnavailable) || error.status >= 503) throw error;
  return fail({ kind: 'failed' } as const);
};
