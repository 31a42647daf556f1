import type { HostClient } from '@materia/api-client-kernel';
import { readSellsOnline, type Reply, ROOT_CATEGORY } from '@materia/api-contract';
import { BOT_SELLER_CODE } from '@materia/domain-navigation';
import { padSellerCode, priceContextPair } from '@materia/domain-pricing';
import type { PathTo } from '@materia/market-model';
import type { KnownStoreFacts, MenuCategory } from '@materia/page-request';
import { refreshedValue } from '../host/refreshed-value.ts';

/** A store with its two price contexts: private first, professional second. */
export type KnownStore = KnownStoreFacts & {
  readonly priceContexts: readonly [string, string];
  /** Whether it takes orders online; otherwise it is a showcase. */
  readonly sellsOnline: boolean;
};

/** The host data that the frame of every page needs, cached in memory. */
export type ShopDirectory = {
  readonly storeById: (id: string) => Promise<KnownStore | undefined>;
  /** By seller code (padded or not) or url key. */
  readonly storeByName: (name: string) => Promise<KnownStore | undefined>;
  /** The store before a choice and for bots: seller code 000. */
  readonly defaultStore: () => Promise<KnownStore>;
  readonly departments: () => Promise<readonly MenuCategory[]>;
};

/** Categories are cached for an hour, stores for half an hour. */
const CATEGORY_MS = 3_600_000;
const STORE_MS = 1_800_000;

/** The price contexts of store 000 in every market, used until the stores have been loaded. */
const UNKNOWN_STORE: KnownStore = {
  id: '',
  sellerCode: BOT_SELLER_CODE,
  urlKey: '',
  name: '',
  postcode: '',
  priceContexts: priceContextPair(BOT_SELLER_CODE),
  sellsOnline: true,
};

export const createShopDirectory = (host: HostClient, to: PathTo): ShopDirectory => {
  const stores = refreshedValue(() => loadStores(host), STORE_MS);
  const departments = refreshedValue(() => loadDepartments(host, to), CATEGORY_MS);
  const find = async (fits: (store: KnownStore) => boolean): Promise<KnownStore | undefined> =>
    (await stores())?.find(fits);
  return {
    storeById: (id) => find((store) => store.id === id),
    storeByName: (name) =>
      find((store) => store.urlKey === name || store.sellerCode === padSellerCode(name)),
    defaultStore: async () =>
      (await find(({ sellerCode }) => sellerCode === BOT_SELLER_CODE)) ?? UNKNOWN_STORE,
    departments: async () => (await departments()) ?? [],
  };
};

const loadStores = async (host: HostClient): Promise<readonly KnownStore[]> => {
  const list = await host('listStores', {});
  if (!list.ok) throw new Error(`The host refused the list of stores: ${list.error.code}`);
  const known = list.value.data.map(knownStore);
  if (known.some(({ sellerCode }) => sellerCode === BOT_SELLER_CODE)) return known;
  const fallback = await host('readStoreByCode', { params: { sellerCode: BOT_SELLER_CODE } });
  return fallback.ok ? [...known, ...fallback.value.data.map(knownStore)] : known;
};

const knownStore = ({
  id,
  seller_code,
  url_key,
  name,
  ecommerce,
  extension_attributes: facts,
}: Reply<'listStores'>['data'][number]): KnownStore => ({
  id,
  sellerCode: seller_code,
  urlKey: url_key,
  name,
  postcode: facts.address.postcode,
  place: { latitude: facts.address.latitude, longitude: facts.address.longitude },
  ...(facts.region_code === undefined ? {} : { regionCode: facts.region_code }),
  priceContexts: facts.price_context_code,
  sellsOnline: readSellsOnline(ecommerce),
});

const loadDepartments = async (host: HostClient, to: PathTo): Promise<readonly MenuCategory[]> => {
  const root = await host('readCategory', { params: { categoryId: ROOT_CATEGORY, depth: 1 } });
  if (!root.ok) throw new Error(`The host refused the departments: ${root.error.code}`);
  return (root.value.data[0]?.children ?? [])
    .toSorted((a, b) => a.position - b.position)
    .map(({ name, url_path, product_count }) => ({
      name,
      path: to('category', { level1: url_path }),
      productCount: product_count,
    }));
};
