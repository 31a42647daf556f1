import type { FeedFile, FeedRecord } from '@materia/api-contract/feed';
import type { SqlClient } from '../../platform/database/sql-pool.ts';
import { isPageName } from '@materia/domain-navigation';
import { checkFeeLineReferences, taxPlace } from '@materia/domain-pricing';
import { marketById } from '@materia/market-all';
import { productRow } from '../products/product-columns.ts';
import { fold } from '../words/fold.ts';
import { foldReference } from '../search/references.ts';
import { placeCategories, type PlacedCategory } from './category-tree.ts';
import type { CopyValue } from '../../platform/database/copy-text.ts';
import { FacetNumbers } from '../index/facet-numbers.ts';
import { FeedFamilies } from './feed-families.ts';
import {
  categoryRow,
  contentBlockRow,
  contentPageRow,
  contentSlideRow,
  deliveryRateRow,
  historyRow,
  pickupPointRow,
  priceRow,
  reviewRow,
  vendorRateRow,
  slotCapacityRow,
  stockRow,
  storeRow,
  TARGETS,
  vendorOfferRow,
  vendorRow,
  warehouseStockRow,
} from './feed-rows.ts';
import type { ImportProgress } from './import-progress.ts';
import { CREATE_SEED, SEED_TARGET } from './projections.ts';
import type { FeedSource, RefusedRow } from './read-feed.ts';
import { rowLoader } from './row-loader.ts';

type LoadedFeed = {
  readonly rows: Readonly<Partial<Record<FeedFile, number>>>;
  readonly refused: readonly RefusedRow[];
};
type Row = readonly CopyValue[];

/** What later files refer to, and the source rows of lists. */
class Known {
  readonly stores = new Set<string>();
  readonly zones = new Map<string, number>();
  /** Position in the tree by category. */
  readonly categories = new Map<string, number>();
  readonly skus = new Set<string>();
  readonly vendors = new Set<string>();
  /** Names of content, and of reviews. */
  readonly content = new Set<string>();
  readonly facets = new FacetNumbers();
  readonly families = new FeedFamilies();
  /** Rows of `listing_seed` and of `product_reference`. */
  readonly seeds: Row[] = [];
  readonly references: Row[] = [];
}

type LoadOptions = {
  readonly progress: ImportProgress;
  /** The day a product entered the range, where the feed does not give it. */
  readonly listedOn: (sku: string) => string;
};

/** Loads every file into its table, in the order of their references, and the seed of the lists. */
export const loadFeed = async (
  client: SqlClient,
  market: string,
  feed: FeedSource,
  { progress, listedOn }: LoadOptions,
): Promise<LoadedFeed> => {
  const refused: RefusedRow[] = [];
  const rows: Partial<Record<FeedFile, number>> = {};
  const known = new Known();
  const found = marketById(market);
  if (found === undefined) throw new Error(`There is no market ${market}`);
  const { taxes, settings } = found;
  const fees = {
    preparationFee: settings.preparationFeeReference,
    returnablePallet: settings.returnablePalletReference,
  };

  /**
   * Copies one file: `row` returns the values after the market, or the reason to leave the record
   * out.
   */
  const copy = async <File extends FeedFile>(
    file: File,
    row: (record: FeedRecord<File>, line: number) => Row | string,
  ): Promise<void> => {
    progress.stage(file);
    const loader = rowLoader(client, TARGETS[file]);
    let count = 0;
    for await (const { line, record } of feed.records(file, (broken) => refused.push(broken))) {
      const values = row(record, line);
      if (typeof values === 'string') {
        refused.push({ file, line, reason: values });
        continue;
      }
      await loader.add([market, ...values]);
      count += 1;
      if (count % 1000 === 0) progress.rows(count);
    }
    await loader.end();
    rows[file] = count;
    progress.rows(count);
  };
  const copyRows = async (target: string, values: Iterable<Row>): Promise<void> => {
    const loader = rowLoader(client, target);
    for (const value of values) await loader.add(value);
    await loader.end();
  };

  await copy('stores', (store) => {
    if (known.stores.has(store.id)) return 'a second store with this id';
    const served = taxPlace(taxes, { from: store.postcode, to: store.postcode });
    if (!served.ok) return `the market does not serve ${served.error.territory}`;
    known.stores.add(store.id);
    if (!known.zones.has(store.priceZone)) known.zones.set(store.priceZone, known.zones.size);
    return storeRow(store, known.stores.size - 1);
  });
  await copyRows(
    'price_zone (market, zone, ordinal)',
    [...known.zones].map(([zone, ordinal]) => [market, zone, ordinal]),
  );
  await copy('places', (place) => [
    place.postcode,
    place.city,
    fold(place.city),
    place.latitude,
    place.longitude,
  ]);

  progress.stage('categories');
  const placed = await readCategories(feed, refused);
  for (const category of placed) known.categories.set(category.id, category.lft);
  await copyRows(
    TARGETS.categories,
    placed.map((category) => [market, ...categoryRow(category)]),
  );
  rows.categories = placed.length;

  await copy('products', (product, line) => {
    if (!checkFeeLineReferences(fees, (reference) => reference === product.sku).ok)
      return 'the reference of a fee';
    const day = product.listedOn ?? listedOn(product.sku);
    const refusal = addProduct(known, product, day);
    if (refusal === undefined) {
      known.references.push(
        ...Array.from(referencesOf(product), (reference): Row => [market, reference, product.sku]),
      );
      known.families.add(product, line);
    }
    return refusal ?? productRow({ ...product, listedOn: day });
  });
  refused.push(...(await known.families.leaveOutFaulty(client, market)));
  await countProducts(
    client,
    market,
    placed,
    known.seeds.map(([, lft]) => Number(lft)),
  );
  await client.query(CREATE_SEED, []);
  await copyRows(SEED_TARGET, known.seeds);
  await copyRows('product_reference (market, reference, sku)', known.references);
  await copyRows(
    'facet_value (market, id, code, label, value)',
    known.facets.all().map(({ id, code, label, value }) => [market, id, code, label, value]),
  );

  await copy('prices', (price) => pointsNowhere(known, price) ?? priceRow(price));
  await copy('price-history', (entry) => pointsNowhere(known, entry) ?? historyRow(entry));
  await copy('stock', (stock) => {
    if (!known.skus.has(stock.sku)) return `unknown product ${stock.sku}`;
    return known.stores.has(stock.storeId) ? stockRow(stock) : `unknown store ${stock.storeId}`;
  });
  const stored = new Set<string>();
  await copy('warehouse-stock', (stock) => {
    if (!known.skus.has(stock.sku)) return `unknown product ${stock.sku}`;
    if (stored.has(stock.sku)) return 'a second stock of this product';
    stored.add(stock.sku);
    return warehouseStockRow(stock);
  });
  await copy('delivery-rates', deliveryRateRow);
  const points = new Set<string>();
  await copy('pickup-points', (point) => {
    if (points.has(point.id)) return 'a second point with this id';
    points.add(point.id);
    return pickupPointRow(point);
  });
  const slots = new Set<string>();
  await copy('slot-capacities', (slot) => {
    if (!known.stores.has(slot.storeId)) return `unknown store ${slot.storeId}`;
    const hour = `${slot.storeId} ${slot.kind ?? 'pickup'} ${slot.weekday} ${slot.startHour}`;
    if (slots.has(hour)) return 'a second capacity of this hour';
    slots.add(hour);
    return slotCapacityRow(slot);
  });
  await copy('vendors', (vendor) => {
    known.vendors.add(vendor.code);
    return vendorRow(vendor);
  });
  await copy('seller-rates', (rate) =>
    known.vendors.has(rate.vendorCode) ? vendorRateRow(rate) : `unknown vendor ${rate.vendorCode}`,
  );
  await copy('vendor-offers', (offer) => {
    if (!known.skus.has(offer.sku)) return `unknown product ${offer.sku}`;
    return known.vendors.has(offer.vendorCode)
      ? vendorOfferRow(offer)
      : `unknown vendor ${offer.vendorCode}`;
  });
  await copy('substitutes', ({ sku, substituteSku, position }) => {
    const unknown = [sku, substituteSku].find((own) => !known.skus.has(own));
    return unknown === undefined ? [sku, position, substituteSku] : `unknown product ${unknown}`;
  });
  await copy('redirections', (redirection) => [
    redirection.path,
    redirection.targetPath,
    redirection.status,
  ]);
  await copy('content-pages', (page) => {
    if (!isPageName(page.identifier)) return `${page.identifier} cannot be the name of a page`;
    return isRepeated(known.content, ['page', page.identifier, page.storeId])
      ? 'a second page with this name'
      : contentPageRow(page);
  });
  await copy('content-blocks', (block) =>
    isRepeated(known.content, ['block', block.identifier, block.storeId, block.groupId])
      ? 'a second block with this name'
      : contentBlockRow(block),
  );
  await copy('content-slides', contentSlideRow);
  await copy('reviews', (review) => {
    if (!known.skus.has(review.sku)) return `unknown product ${review.sku}`;
    return isRepeated(known.content, ['review', review.id])
      ? 'a second review with this id'
      : reviewRow(review);
  });
  await client.query('select count_reviews($1, null)', [market]);
  return { rows, refused };
};

const readCategories = async (
  feed: FeedSource,
  refused: RefusedRow[],
): Promise<readonly PlacedCategory[]> => {
  const lines = new Map<string, number>();
  const records: FeedRecord<'categories'>[] = [];
  for await (const { line, record } of feed.records('categories', (broken) =>
    refused.push(broken),
  )) {
    records.push(record);
    lines.set(record.id, line);
  }
  const { placed, lost } = placeCategories(records);
  for (const id of lost)
    refused.push({
      file: 'categories',
      line: lines.get(id) ?? 0,
      reason: `category ${id} hangs nowhere in the tree`,
    });
  return placed;
};

/** Records what lists need of a product, or returns why it is left out. */
const addProduct = (
  known: Known,
  product: FeedRecord<'products'>,
  listedOn: string,
): string | undefined => {
  const categoryLft = known.categories.get(product.categoryId);
  if (categoryLft === undefined) return `unknown category ${product.categoryId}`;
  if (known.skus.has(product.sku)) return 'a second product with this sku';
  known.skus.add(product.sku);
  known.seeds.push([
    product.sku,
    categoryLft,
    product.rank,
    listedOn,
    fold(product.name),
    known.facets.brand(product.brand),
    known.facets.attributes(product.attributes),
  ]);
  return undefined;
};

/**
 * Writes the product count of every category including its descendants. `lfts` contains the
 * category of each product.
 */
const countProducts = async (
  client: SqlClient,
  market: string,
  placed: readonly PlacedCategory[],
  lfts: readonly number[],
): Promise<void> => {
  const own = Map.groupBy(lfts, (lft) => lft);
  const counts = placed.map(({ lft, rgt }) =>
    [...own].reduce(
      (sum, [at, products]) => (at >= lft && at <= rgt ? sum + products.length : sum),
      0,
    ),
  );
  const ids = placed.map((category) => category.id);
  await client.query(
    'update category set product_count = counted.products from unnest($2::text[], $3::integer[]) as counted (id, products) where category.market = $1 and category.id = counted.id',
    [market, ids, counts],
  );
};

const referencesOf = ({ sku, adeokey, ean }: FeedRecord<'products'>): ReadonlySet<string> =>
  new Set([sku, adeokey, ean].map(foldReference).filter((reference) => reference !== ''));

/** Records a name and returns whether it already existed. */
const isRepeated = (names: Set<string>, parts: readonly (string | null)[]): boolean => {
  const name = JSON.stringify(parts);
  if (names.has(name)) return true;
  names.add(name);
  return false;
};

const pointsNowhere = (
  known: Known,
  row: { readonly sku: string; readonly priceZone: string },
): string | undefined => {
  if (!known.skus.has(row.sku)) return `unknown product ${row.sku}`;
  return known.zones.has(row.priceZone)
    ? undefined
    : `no store has the price zone ${row.priceZone}`;
};
