import { HostUnavailable } from '@materia/api-client-kernel';
import { fetchStores, fetchStoresNear } from '@materia/api-stores';
import { parsePostcode } from '@materia/domain-customer';
import { readStoreSearch } from '@materia/domain-delivery-labels';
import { fail } from '@materia/domain-kernel';
import { shopRequest, type ShopRequest } from '@materia/storefront-request';
import { data, type LoaderFunctionArgs } from 'react-router';
import { PLACE_PARAMETER } from './place-parameter.ts';
import { type StoreFacts, storeFacts } from './store-facts.ts';

/** Why a search led nowhere; `failed` is the shop's own fault (ERR-36). */
export type SearchRefusal = 'empty' | 'not-a-postcode' | 'unknown-place' | 'no-store' | 'failed';

export type StoresFacts = {
  /** A postal code of the market, as an example of what the search takes. */
  readonly postcodeExample: string;
  readonly stores: readonly StoreFacts[];
  readonly search: { readonly typed: string; readonly refusal: SearchRefusal | undefined };
};

/** Loads all stores, or those near a postal code or town (STO-01, STO-13, STO-28). A refused search keeps the whole list below its message. */
export const loadStores = async ({ context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>) => {
  const shop = context.get(shopRequest);
  const asked = url.searchParams.get(PLACE_PARAMETER);
  if (asked === null) return data(await allStores(shop, '', undefined));
  const typed = asked.trim().slice(0, LONGEST_PLACE);
  const search = readStoreSearch(typed, (text) => parsePostcode(text, shop.market.rules.postcode).ok);
  if (!search.ok) return data(await allStores(shop, typed, search.error.kind), { status: 400 });
  const found = await fetchStoresNear(shop.host, search.value).catch(failedCall);
  if (!found.ok) return data(await allStores(shop, typed, found.error.kind), { status: STATUSES[found.error.kind] });
  if (found.value.length === 0) return data(await allStores(shop, typed, 'no-store'));
  return data(pageOf(shop, found.value.map((store) => storeFacts(shop, store)), typed, undefined));
};

/** Longer texts are no places. */
const LONGEST_PLACE = 80;

const STATUSES = { 'unknown-place': 400, failed: 502 } as const satisfies Readonly<Partial<Record<SearchRefusal, number>>>;

/** 500 to 502 are told at the search; from 503 on the whole page says that the shop has a problem (ERR-22). */
const failedCall = (error: unknown) => {
  if (!(error instanceof HostUnavailable) || error.status >= 503) throw error;
  return fail({ kind: 'failed' } as const);
};

const allStores = async (shop: ShopRequest, typed: string, refusal: SearchRefusal | undefined): Promise<StoresFacts> =>
  pageOf(shop, (await fetchStores(shop.host)).map((store) => storeFacts(shop, store)), typed, refusal);

const pageOf = (shop: ShopRequest, stores: readonly StoreFacts[], typed: string, refusal: SearchRefusal | undefined): StoresFacts => ({
  postcodeExample: shop.store.postcode,
  stores,
  search: { typed, refusal },
});
