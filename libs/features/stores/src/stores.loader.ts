import { HostUnavailable } from '@materia/api-client-kernel';
import { fetchStores, fetchStoresAround, fetchStoresNear } from '@materia/api-stores';
import type { Store } from '@materia/domain-delivery-labels';
import { parsePostcode } from '@materia/domain-customer';
import { parseStoreSearch } from '@materia/domain-delivery-labels';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { shopRequest, type ShopRequest, type MapTiles } from '@materia/storefront-request';
import { data, type LoaderFunctionArgs } from 'react-router';
import {
  LATITUDE_PARAMETER,
  LONGITUDE_PARAMETER,
  MAP_PARAMETER,
  PLACE_PARAMETER,
} from './place-parameter.ts';
import { parsePosition } from './position-field.ts';
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

/** Loads all stores, or those near a postal code, a town or a position. A failed search shows all stores below its message. */
export const loadStores = async ({ context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>) => {
  const shop = context.get(shopRequest);
  const query = readStoreQuery(url.searchParams);
  const pageOf = (stores: readonly Store[], refusal: SearchRefusal | undefined): StoresFacts => {
    const facts = stores.map((store) => storeFacts(shop, store));
    return {
      postcodeExample: shop.store.postcode,
      stores: facts,
      search: { typed: query.typed, isNearShopper: query.kind === 'position', refusal },
      map:
        url.searchParams.get(MAP_PARAMETER) === 'off' ? undefined : storesMap(shop.market, facts),
      streetMap: shop.streetMap,
      hasChosen: shop.store.chosen,
    };
  };
  const found = await search(shop, query);
  if (!found.ok)
    return data(pageOf(await fetchStores(shop.host), found.error.kind), {
      status: STATUSES[found.error.kind],
    });
  if (found.value.length === 0) return data(pageOf(await fetchStores(shop.host), 'no-store'));
  return data(pageOf(found.value, undefined));
};

type StoreQuery =
  | { readonly kind: 'all'; readonly typed: '' }
  | { readonly kind: 'place'; readonly typed: string }
  | {
      readonly kind: 'position';
      readonly typed: '';
      readonly position: ReturnType<typeof parsePosition>;
    };

/** No place name is longer. */
const MAX_PLACE_LENGTH = 80;

const readStoreQuery = (query: URLSearchParams): StoreQuery => {
  const typed = query.get(PLACE_PARAMETER);
  if (typed !== null) return { kind: 'place', typed: typed.trim().slice(0, MAX_PLACE_LENGTH) };
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
): Promise<Result<readonly Store[], { readonly kind: Exclude<SearchRefusal, 'no-store'> }>> => {
  switch (query.kind) {
    case 'all':
      return ok(await fetchStores(shop.host));
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

const STATUSES = {
  empty: 400,
  'not-a-postcode': 400,
  'unknown-place': 400,
  failed: 502,
} as const satisfies Readonly<Record<Exclude<SearchRefusal, 'no-store'>, number>>;

/** Errors 500 to 502 are shown at the search; from 503 the error page replaces it. */
const failedCall = (error: unknown) => {
  if (!(error instanceof HostUnavailable) || error.status >= 503) throw error;
  return fail({ kind: 'failed' } as const);
};
