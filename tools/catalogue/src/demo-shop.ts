import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  DRAWING_PACK,
  FEED_FILES,
  type FeedFile,
  type FeedRecord,
} from '@materia/api-contract/feed';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import { ok, type Result } from '@materia/domain-kernel';
import { marketById } from '@materia/market-all';
import { assortment, type Assortment, type AssortmentRefusal } from './assortment.ts';
import type { Family } from './families/family.ts';
import { FAMILIES } from './families/index.ts';
import { familyVariant, type FamilyVariant } from './families/variants.ts';
import { openTextFile, type TextFile } from './feed-writer.ts';
import { generatorHash } from './generator-hash.ts';
import { cachedShop } from './cached-shop.ts';
import {
  type FeedCounts,
  hashOfFiles,
  type Manifest,
  removeManifest,
  writeManifest,
} from './manifest.ts';
import type { DemoMarket } from './markets/demo-market.ts';
import { DEMO_MARKETS, type DemoMarketId } from './markets/index.ts';
import { SHOP_PICTURES } from './pictures/index.ts';
import { writeDrawingPack } from './pictures/pack-writer.ts';
import { viewsOf } from './pictures/views/index.ts';
import { vendorLogos } from './pictures/logos.ts';
import { type Draw, drawFrom } from './random.ts';
import {
  contentBlockRows,
  contentPageRows,
  contentSlideRows,
  pageRedirectionRows,
  type ShopFacts,
} from './rows/content.ts';
import { branchesOf, branchPictures, categoryRows } from './rows/categories.ts';
import { placeRows, redirectionRows, storeRows, vendorRows } from './rows/market-rows.ts';
import { priceRows } from './rows/prices.ts';
import { productRow } from './rows/products.ts';
import { reviewRows } from './rows/reviews.ts';
import { type Stocked, stockRows, warehouseStockRows } from './rows/stock.ts';
import { substituteRows } from './rows/substitutes.ts';
import { deliveryRateRows } from './rows/delivery-rates.ts';
import { pickupPointRows } from './rows/pickup-points.ts';
import { slotCapacityRows } from './rows/slot-capacities.ts';
import { vendorRateRows } from './rows/vendor-rates.ts';
import { isSoldByVendorsOnly, vendorOfferRows } from './rows/vendor-offers.ts';

export type DemoShopOrder = {
  readonly market: DemoMarketId;
  readonly size: number;
  readonly seed: string;
  readonly out: string;
  readonly today: PlainDate;
  /**
   * Whether a shop generated up to six days before `today` is acceptable; its price histories end a
   * few days earlier.
   */
  readonly mayBeOlder: boolean;
};

/** Called at intervals with the number of finished products. */
export type OnProgress = (done: number) => void;

export type WrittenShop = { readonly manifest: Manifest; readonly wasWritten: boolean };

type Feed = {
  readonly add: <File extends FeedFile>(file: File, rows: readonly FeedRecord<File>[]) => void;
  readonly close: () => { readonly counts: FeedCounts; readonly hashes: Map<string, string> };
};

const PROGRESS_STEP = 250;

const openFeed = (folder: string): Feed => {
  const file = (name: FeedFile): { readonly text: TextFile; count: number } => ({
    text: openTextFile(join(folder, `${name}.jsonl`)),
    count: 0,
  });
  const files = new Map(FEED_FILES.map((name) => [name, file(name)]));
  return {
    add: (name, rows) => {
      const target = files.get(name);
      if (target === undefined) throw new Error(`The feed has no file ${name}`);
      for (const row of rows) target.text.write(`${JSON.stringify(row)}\n`);
      target.count += rows.length;
    },
    close: () => {
      const hashes = new Map([...files].map(([name, { text }]) => [`${name}.jsonl`, text.close()]));
      const countOf = (name: FeedFile): number => files.get(name)?.count ?? 0;
      const counts = {
        stores: countOf('stores'),
        places: countOf('places'),
        categories: countOf('categories'),
        products: countOf('products'),
        prices: countOf('prices'),
        'price-history': countOf('price-history'),
        stock: countOf('stock'),
        'warehouse-stock': countOf('warehouse-stock'),
        vendors: countOf('vendors'),
        'delivery-rates': countOf('delivery-rates'),
        'pickup-points': countOf('pickup-points'),
        'slot-capacities': countOf('slot-capacities'),
        'seller-rates': countOf('seller-rates'),
        'vendor-offers': countOf('vendor-offers'),
        substitutes: countOf('substitutes'),
        redirections: countOf('redirections'),
        'content-pages': countOf('content-pages'),
        'content-blocks': countOf('content-blocks'),
        'content-slides': countOf('content-slides'),
        reviews: countOf('reviews'),
      };
      return { counts, hashes };
    },
  };
};

const stockedOf = ({ sku, family, variant }: FamilyVariant): Stocked => {
  const { packaging, popularity }: Family = FAMILIES[family];
  const { grams, unit } = packaging(variant);
  return { sku, grams, unit, popularity };
};

const writeProducts = (
  feed: Feed,
  chosen: Assortment,
  market: DemoMarket,
  today: PlainDate,
  draw: Draw,
  drawings: Map<string, () => string>,
  onProgress: OnProgress,
): void => {
  for (let at = 0; at < chosen.size; at += 1) {
    const article = familyVariant(chosen.family(at), chosen.combination(at));
    const views = viewsOf(article);
    for (const { file, svg } of views) drawings.set(file, svg);
    const product = productRow(article, chosen.rank(at), market, today, draw, views);
    feed.add('products', [product]);
    feed.add('substitutes', substituteRows(article, at, chosen, draw));
    feed.add('vendor-offers', vendorOfferRows(article, market, draw));
    feed.add('reviews', reviewRows(article, chosen.rank(at), chosen.size, market, today, draw));
    if (!isSoldByVendorsOnly(article, market, draw)) {
      const { prices, history } = priceRows(article, market, today, draw);
      feed.add('prices', prices);
      feed.add('price-history', history);
      const stocked = stockedOf(article);
      feed.add('stock', stockRows(stocked, market.stores, draw));
      feed.add('warehouse-stock', warehouseStockRows(stocked, draw));
    }
    if (at % PROGRESS_STEP === 0) onProgress(at);
  }
  onProgress(chosen.size);
};

/** Content pages use the paths of the market's route table, and its identity and promises. */
const shopFactsOf = (id: DemoMarketId): ShopFacts => {
  const market = marketById(id);
  if (market === undefined) throw new Error(`There is no market ${id}`);
  return market;
};

/**
 * Writes the pictures that the host looks up by their names as single files, and the views of the
 * products as a pack.
 */
const writePictures = (
  folder: string,
  market: DemoMarket,
  views: ReadonlyMap<string, () => string>,
): ReadonlyMap<string, string> => {
  // Pictures of an earlier shop in this folder would be copied with the new ones.
  rmSync(join(folder, 'pictures'), { recursive: true, force: true });
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  const single = [...SHOP_PICTURES, ...vendorLogos(market.vendors)].map(
    ([name, draw]): readonly [string, string] => {
      const file = openTextFile(join(folder, 'pictures', name));
      file.write(draw());
      return [`pictures/${name}`, file.close()];
    },
  );
  const pack = writeDrawingPack(join(folder, 'pictures'), views);
  return new Map([...single, [`pictures/${DRAWING_PACK}`, pack]]);
};

/**
 * Writes the demo shop of a market as feed files, pictures and a manifest. The same order produces
 * the same bytes. A folder that already contains the requested shop is reused. Refuses a size that
 * the assortment cannot fill.
 */
export const writeDemoShop = (
  order: DemoShopOrder,
  onProgress: OnProgress = () => undefined,
): Result<WrittenShop, AssortmentRefusal> => {
  const shop = shopFactsOf(order.market);
  const cached = cachedShop(order.out, order, shop);
  if (cached !== null) return ok({ manifest: cached, wasWritten: false });

  const market = DEMO_MARKETS[order.market];
  const draw = drawFrom(`${order.seed}/${order.market}`);
  // The seed excludes the market, so that all markets sell the same products.
  const chosen = assortment(order.size, drawFrom(order.seed));
  if (!chosen.ok) return chosen;

  mkdirSync(order.out, { recursive: true });
  removeManifest(order.out);
  const feed = openFeed(order.out);
  feed.add('stores', storeRows(market, order.market));
  feed.add('places', placeRows(market));
  feed.add('categories', categoryRows(market.texts, chosen.value.leaves));
  feed.add('vendors', vendorRows(market, draw));
  feed.add('delivery-rates', deliveryRateRows(market, shop.settings.shippingMethods));
  feed.add('pickup-points', pickupPointRows(market, order.market, draw));
  feed.add('slot-capacities', slotCapacityRows(market));
  feed.add('seller-rates', vendorRateRows(market, draw));
  feed.add('redirections', [...redirectionRows(market), ...pageRedirectionRows(market)]);
  feed.add('content-pages', contentPageRows(market, shop, order.today));
  feed.add('content-blocks', contentBlockRows(market, shop));
  feed.add('content-slides', contentSlideRows(market, branchesOf(chosen.value.leaves)));
  const drawings = new Map(branchPictures(chosen.value.leaves));
  writeProducts(feed, chosen.value, market, order.today, draw, drawings, onProgress);
  const { counts, hashes } = feed.close();
  const manifest: Manifest = {
    market: order.market,
    size: order.size,
    seed: order.seed,
    today: order.today,
    generator: generatorHash(shop),
    hash: hashOfFiles(new Map([...hashes, ...writePictures(order.out, market, drawings)])),
    counts,
  };
  writeManifest(order.out, manifest);
  return ok({ manifest, wasWritten: true });
};
