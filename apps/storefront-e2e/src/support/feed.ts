import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { FEED_SCHEMAS, type FeedFile, type FeedRecord } from '@materia/api-contract/feed';
import type { Shop } from './shops.ts';

const schemaOf = <File extends FeedFile>(file: File) => z.array(FEED_SCHEMAS[file]);

/** The records of a file of the demo shop. */
export const feed = <File extends FeedFile>(
  { dataFolder, market }: Shop,
  file: File,
): readonly FeedRecord<File>[] => {
  const text = readFileSync(join(dataFolder, 'demo', market.id, `${file}.jsonl`), 'utf8');
  const rows: unknown = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return schemaOf(file).parse(rows);
};

/** The store that `chooseStore` chooses. */
export const firstStore = (shop: Shop): FeedRecord<'stores'> => {
  const store = feed(shop, 'stores').find(({ services }) => !services.includes('web'));
  if (store === undefined) throw new Error('The demo shop has no stores');
  return store;
};

/** A town whose postal code the shop knows, where the first store is. */
export const knownPlace = (shop: Shop): FeedRecord<'places'> => {
  const { city } = firstStore(shop);
  const place = feed(shop, 'places').find((row) => row.city === city);
  if (place === undefined) throw new Error(`The demo shop does not know ${city}`);
  return place;
};

export type DemoProduct = FeedRecord<'products'> & { readonly vendor: string | undefined };

/** Products of every way to the shopper, each with a single vendor. */
type DemoGoods = {
  /** In plenty at the first store. */
  readonly own: DemoProduct;
  /** At the first store too, and too heavy for a parcel. */
  readonly heavy: DemoProduct;
  /** Only in the warehouse, which sends it. */
  readonly stored: DemoProduct;
  /** Of two vendors, the second of which sends to relay points. */
  readonly home: DemoProduct;
  readonly relay: DemoProduct;
  /** Of a vendor, at a price that can be paid in instalments. */
  readonly dear: DemoProduct;
};

/** Minor units. */
const DEAR = 10_000;

/** A product that the shop's own store has in plenty, and that a parcel carries. No vendor sells it. */
export const ownGoods = (shop: Shop): FeedRecord<'products'> => {
  const own = feed(shop, 'stores').find(({ services }) => services.includes('web'));
  const ofVendors = new Set(feed(shop, 'vendor-offers').map(({ sku }) => sku));
  const stocked = new Set(
    feed(shop, 'stock')
      .filter(
        ({ sku, storeId, status, quantity }) =>
          storeId === own?.id && status === 'ONSITE' && quantity > 30 && !ofVendors.has(sku),
      )
      .map(({ sku }) => sku),
  );
  const product = feed(shop, 'products').find(
    ({ sku, weightGrams }) => stocked.has(sku) && weightGrams < 5000,
  );
  if (product === undefined) throw new Error('The demo shop lacks such a product');
  return product;
};

/** Products as they are without a chosen store. No vendor sells them. */
type GoodsWithoutStore = {
  /** Light, and in plenty both online and at the store that `chooseStore` chooses. */
  readonly everywhere: FeedRecord<'products'>;
  /** Packs of at most three square metres each, the heaviest there are. */
  readonly flooring: FeedRecord<'products'>;
  /** Bags of 20 kg or more, of which there are hundreds. */
  readonly bags: FeedRecord<'products'>;
  /** Cannot be ordered: the shop's own store would have to order it first. */
  readonly awaited: FeedRecord<'products'>;
};

export const goodsWithoutStore = (shop: Shop): GoodsWithoutStore => {
  const own = feed(shop, 'stores').find(({ services }) => services.includes('web'));
  const ofVendors = new Set(feed(shop, 'vendor-offers').map(({ sku }) => sku));
  const stockOf = Map.groupBy(feed(shop, 'stock'), ({ storeId }) => storeId);
  const skusAt = (storeId: string | undefined, wanted: 'ONSITE' | 'ONORDER'): Set<string> =>
    new Set(
      (stockOf.get(storeId ?? '') ?? []).flatMap(({ sku, status, quantity }) =>
        status === wanted && (wanted === 'ONORDER' || quantity > 30) ? [sku] : [],
      ),
    );
  const online = skusAt(own?.id, 'ONSITE');
  const atStore = skusAt(firstStore(shop).id, 'ONSITE');
  const toOrder = skusAt(own?.id, 'ONORDER');
  const stored = new Map(feed(shop, 'warehouse-stock').map(({ sku, quantity }) => [sku, quantity]));
  const storedOf = ({ sku }: FeedRecord<'products'>): number => stored.get(sku) ?? 0;
  const products = feed(shop, 'products').filter(({ sku }) => !ofVendors.has(sku));
  const found = {
    everywhere: products.find(
      ({ sku, weightGrams }) => online.has(sku) && atStore.has(sku) && weightGrams < 5000,
    ),
    flooring: products
      .filter(
        ({ saleUnit, capacityUnit, capacityPerSaleUnit }) =>
          saleUnit === 'pack' && capacityUnit === 'm2' && (capacityPerSaleUnit ?? Infinity) <= 3,
      )
      .filter((product) => storedOf(product) > 40)
      .toSorted((one, other) => other.weightGrams - one.weightGrams)[0],
    bags: products
      .filter(({ saleUnit, weightGrams }) => saleUnit === 'bag' && weightGrams > 20_000)
      .toSorted((one, other) => storedOf(other) - storedOf(one))[0],
    awaited: products.find(({ sku }) => toOrder.has(sku) && !stored.has(sku)),
  };
  const { everywhere, flooring, bags, awaited } = found;
  if (
    everywhere === undefined ||
    flooring === undefined ||
    bags === undefined ||
    awaited === undefined
  )
    throw new Error('The demo shop lacks such a product');
  return { everywhere, flooring, bags, awaited };
};

/**
 * Products of which the first store has one unit, and which neither a vendor sells nor the warehouse
 * sends as parcels.
 */
export const lastUnits = (shop: Shop): readonly FeedRecord<'products'>[] => {
  const { id } = firstStore(shop);
  const elsewhere = new Set(
    [...feed(shop, 'vendor-offers'), ...feed(shop, 'warehouse-stock')].map(({ sku }) => sku),
  );
  const single = new Set(
    feed(shop, 'stock').flatMap(({ sku, storeId, status, quantity }) =>
      storeId === id && status === 'ONSITE' && quantity === 1 && !elsewhere.has(sku) ? [sku] : [],
    ),
  );
  return feed(shop, 'products').filter(({ sku }) => single.has(sku));
};

/** A product in plenty at the first store, whose price is below its lowest one of 30 days. */
export const goodsAtAnOffer = (shop: Shop): FeedRecord<'products'> => {
  const { id, priceZone } = firstStore(shop);
  const stocked = new Set(
    feed(shop, 'stock')
      .filter(
        ({ storeId, status, quantity }) => storeId === id && status === 'ONSITE' && quantity > 30,
      )
      .map(({ sku }) => sku),
  );
  const ofVendors = new Set(feed(shop, 'vendor-offers').map(({ sku }) => sku));
  const reduced = new Set(
    feed(shop, 'prices')
      .filter(
        (price) =>
          price.priceZone === priceZone &&
          price.amountMinor < price.initialAmountMinor &&
          stocked.has(price.sku) &&
          !ofVendors.has(price.sku),
      )
      .map(({ sku }) => sku),
  );
  const known = new Set(feed(shop, 'price-history').map(({ sku }) => sku));
  const product = feed(shop, 'products').find(({ sku }) => reduced.has(sku) && known.has(sku));
  if (product === undefined) throw new Error('The demo shop lacks such a product');
  return product;
};

export const demoGoods = (shop: Shop): DemoGoods => {
  const products = new Map(feed(shop, 'products').map((product) => [product.sku, product]));
  const store = firstStore(shop);
  const stock = feed(shop, 'stock');
  const ofVendors = Map.groupBy(feed(shop, 'vendor-offers'), ({ sku }) => sku);
  const ownSkus = new Set(stock.map(({ sku }) => sku));
  const toRelays = new Set(
    feed(shop, 'seller-rates')
      .filter(({ level }) => level === 'relay')
      .map(({ vendorCode }) => vendorCode),
  );
  const gramsOf = (sku: string): number => products.get(sku)?.weightGrams ?? Infinity;
  const productWith = (sku: string | undefined, vendor?: string): DemoProduct => {
    const product = products.get(sku ?? '');
    if (product === undefined) throw new Error('The demo shop lacks such a product');
    return { ...product, vendor };
  };
  const ownWith = (least: number, isWanted: (grams: number) => boolean): DemoProduct =>
    productWith(
      stock.find(
        ({ sku, storeId, status, quantity }) =>
          storeId === store.id &&
          status === 'ONSITE' &&
          quantity > least &&
          !ofVendors.has(sku) &&
          isWanted(gramsOf(sku)),
      )?.sku,
    );
  const handedOver = new Set(
    stock
      .filter(({ storeId, status }) => storeId === store.id && status !== 'ONORDER')
      .map(({ sku }) => sku),
  );
  const soldBy = (
    isWanted: (vendor: string, grams: number, amountMinor: number) => boolean,
  ): DemoProduct => {
    const found = [...ofVendors.values()]
      .flatMap((offers) => (offers.length === 1 ? offers : []))
      .find(
        ({ sku, vendorCode, quantity, status, amountMinor }) =>
          !ownSkus.has(sku) &&
          quantity > 5 &&
          status !== 'SOLDOUT' &&
          isWanted(vendorCode, gramsOf(sku), amountMinor),
      );
    return productWith(found?.sku, found?.vendorCode);
  };
  const relay = soldBy((vendor, grams) => toRelays.has(vendor) && grams < 4000);
  return {
    own: ownWith(30, (grams) => grams < 4000),
    // A store has few of what is heavy.
    heavy: ownWith(8, (grams) => grams > 30_000),
    stored: productWith(
      feed(shop, 'warehouse-stock').find(
        ({ sku, quantity }) =>
          quantity > 9 && !handedOver.has(sku) && !ofVendors.has(sku) && gramsOf(sku) < 4000,
      )?.sku,
    ),
    home: soldBy((vendor, grams) => vendor !== relay.vendor && grams < 900_000),
    relay,
    dear: soldBy((_, grams, amountMinor) => grams < 900_000 && amountMinor >= DEAR),
  };
};
