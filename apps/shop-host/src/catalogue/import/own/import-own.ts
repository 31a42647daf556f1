import type { Market } from '@materia/market-model';
import type { SqlClient, SqlPool } from '../../../platform/database/sql-pool.ts';
import { sqlState, withClientTx } from '../../../platform/database/with-tx.ts';
import { FacetNumbers } from '../../index/facet-numbers.ts';
import { OwnCategories } from './own-categories.ts';
import type { FullProduct } from '../../products/product-columns.ts';
import { isAboutProduct, mergedProduct } from './own-products.ts';
import type { TakePhotograph } from '../../photographs/take-photograph.ts';
import { withPhotographs } from '../../photographs/photographs-of-row.ts';
import { type OwnLine, type OwnRow, parseOwnRow } from './own-row.ts';
import {
  type Batch,
  type PriceToWrite,
  type StockToWrite,
  type WarehouseStockToWrite,
  writeBatch,
} from './write-batch.ts';

export type RefusedLine = { readonly line: number; readonly reason: string };
export type OwnReport = {
  readonly lines: number;
  readonly taken: number;
  readonly added: number;
  readonly refused: readonly RefusedLine[];
  /** Photographs that could not be taken. Their lines were, and the products keep their pictures. */
  readonly pictures: readonly RefusedLine[];
};

type OwnImport = {
  readonly pool: SqlPool;
  readonly market: Market;
  /** The lines of the file; read twice. */
  readonly lines: () => AsyncIterable<OwnLine>;
  /** yyyy-mm-dd in the market's time zone: prices are valid from this day. */
  readonly today: string;
  readonly takePhotograph: TakePhotograph;
  readonly onProgress?: (lines: number, refused: number) => void;
};

/** Lines per batch. Between batches shoppers are served, even on the single connection of the embedded database. */
const PORTION = 500;

type Numbered = { readonly line: number; readonly row: OwnRow };

/**
 * Imports a retailer's own file: products, prices and stock named in its lines are added or changed, everything else
 * stays. Each batch has its own transaction, so the shop keeps running, and an interrupted import is restarted with the
 * same file. Rejected lines are reported with their reason.
 */
export const importOwn = async ({
  pool,
  market,
  lines,
  today,
  takePhotograph,
  onProgress = () => undefined,
}: OwnImport): Promise<OwnReport> => {
  const refused: RefusedLine[] = [];
  const pictures: RefusedLine[] = [];
  const parsed = async function* (refuse: (line: RefusedLine) => void): AsyncIterable<Numbered> {
    for await (const given of lines()) {
      const row =
        'reason' in given
          ? ({ ok: false, error: given.reason } as const)
          : parseOwnRow(given.cells, market.currency);
      if (row.ok) yield { line: given.line, row: row.value };
      else refuse({ line: given.line, reason: row.error });
    }
  };
  const shop = await withClientTx(pool, (client) => readShop(client, market.id));
  for await (const { row } of parsed(() => undefined))
    if (row.category !== undefined && isComplete(row)) shop.categories.add(row.category);
  await withClientTx(pool, (client) => shop.categories.write(client, market.id));
  const lftOf = await withClientTx(pool, (client) => readPlaces(client, market.id));

  let portion: Numbered[] = [];
  let count = 0;
  let taken = 0;
  let added = 0;
  const write = async (rows: readonly Numbered[]): Promise<void> => {
    try {
      const written = await withClientTx(pool, (client) =>
        writeRows(client, rows, { market, shop, today, lftOf }),
      );
      shop.facets.allWritten();
      refused.push(...written.refused);
      taken += rows.length - written.refused.length;
      added += written.added;
    } catch (error) {
      // One row that the database rejects must not fail the others.
      if (rows.length > 1) for (const row of rows) await write([row]);
      else refused.push({ line: rows[0]?.line ?? 0, reason: sentenceFor(error) });
    }
  };
  // Before the transaction of a batch: nothing waits for a stranger's server while it is open.
  const photographed = async (rows: readonly Numbered[]): Promise<readonly Numbered[]> => {
    const done: Numbered[] = [];
    for (const { line, row } of rows) {
      const taken = await withPhotographs(row.product, row.photographs, takePhotograph);
      pictures.push(...taken.faults.map((reason) => ({ line, reason })));
      done.push({ line, row: { ...row, product: taken.product } });
    }
    return done;
  };
  for await (const numbered of parsed((line) => {
    refused.push(line);
    count += 1;
  })) {
    portion.push(numbered);
    count += 1;
    if (portion.length < PORTION) continue;
    await write(await photographed(portion));
    portion = [];
    onProgress(count, refused.length);
  }
  if (portion.length > 0) await write(await photographed(portion));
  await withClientTx(pool, (client) => client.query(COUNT_PRODUCTS, [market.id]));
  onProgress(count, refused.length);
  return { lines: count, taken, added, refused: refused.sort((a, b) => a.line - b.line), pictures };
};

/**
 * unique_violation: a URL or a reference that another product has. Any other database error is not the line's fault.
 */
const sentenceFor = (error: unknown): string => {
  if (sqlState(error) === '23505')
    return 'its address belongs to another product, whose sku differs only in signs';
  throw error;
};

/** Whether a line can create a product; only such lines create categories. */
const isComplete = (row: OwnRow): boolean =>
  row.product.name !== undefined && row.product.brand !== undefined && row.price !== undefined;

/** What lines refer to. */
type Shop = {
  readonly stores: ReadonlyMap<string, string>;
  readonly zones: ReadonlySet<string>;
  readonly categories: OwnCategories;
  readonly facets: FacetNumbers;
  readonly vatBasisPoints: number;
  rank: number;
};

const readShop = async (client: SqlClient, market: string): Promise<Shop> => {
  const stores = await client.query<{ readonly id: string; readonly seller_code: string }>(
    'select id, seller_code from store where market = $1',
    [market],
  );
  const zones = await client.query<{ readonly zone: string }>(
    'select zone from price_zone where market = $1',
    [market],
  );
  const categories = await client.query<{
    readonly id: string;
    readonly parentId: string | null;
    readonly name: string;
    readonly urlSegment: string;
    readonly position: number;
  }>(
    'select id, parent_id as "parentId", name, url_segment as "urlSegment", position from category where market = $1 order by lft',
    [market],
  );
  const values = await client.query<{
    readonly id: number;
    readonly code: string;
    readonly label: string;
    readonly value: string;
  }>('select id, code, label, value from facet_value where market = $1', [market]);
  const known = await client.query<{ readonly rank: number | null; readonly vat: number | null }>(
    'select max(rank) as rank, (mode() within group (order by vat_basis_points))::integer as vat from product where market = $1',
    [market],
  );
  return {
    stores: new Map(
      stores.rows.flatMap(({ id, seller_code }) => [
        [id, id],
        [seller_code, id],
      ]),
    ),
    zones: new Set(zones.rows.map(({ zone }) => zone)),
    categories: new OwnCategories(categories.rows),
    facets: new FacetNumbers(values.rows),
    vatBasisPoints: known.rows[0]?.vat ?? 0,
    rank: known.rows[0]?.rank ?? 0,
  };
};

const readPlaces = async (
  client: SqlClient,
  market: string,
): Promise<(categoryId: string) => number> => {
  const { rows } = await client.query<{ readonly id: string; readonly lft: number }>(
    'select id, lft from category where market = $1',
    [market],
  );
  const places = new Map(rows.map(({ id, lft }) => [id, lft]));
  return (id) => places.get(id) ?? 0;
};

type WriteTools = {
  readonly market: Market;
  readonly shop: Shop;
  readonly today: string;
  readonly lftOf: (categoryId: string) => number;
};

const writeRows = async (
  client: SqlClient,
  rows: readonly Numbered[],
  { market, shop, today, lftOf }: WriteTools,
): Promise<{ readonly refused: readonly RefusedLine[]; readonly added: number }> => {
  const refused: RefusedLine[] = [];
  const known = new Map(
    (
      await client.query<FullProduct>(
        'select * from product where market = $1 and sku = any($2::text[])',
        [market.id, rows.map(({ row }) => row.sku)],
      )
    ).rows.map((product) => [product.sku, product]),
  );
  const before = known.size;
  const products = new Map<string, FullProduct>();
  const prices = new Map<string, PriceToWrite>();
  const stock = new Map<string, StockToWrite>();
  const warehouse = new Map<string, WarehouseStockToWrite>();
  const defaults = {
    today,
    saleUnit: 'piece',
    vatBasisPoints: shop.vatBasisPoints,
    nextRank: () => (shop.rank += 1),
  };

  for (const { line, row } of rows) {
    const reason = pointsNowhere(row, shop);
    if (reason !== undefined) {
      refused.push({ line, reason });
      continue;
    }
    if (isAboutProduct(row) || !known.has(row.sku)) {
      const merged = mergedProduct(
        row,
        known.get(row.sku),
        row.category && shop.categories.idOf(row.category),
        defaults,
      );
      if (!merged.ok) {
        refused.push({ line, reason: merged.error });
        continue;
      }
      known.set(row.sku, merged.value);
      products.set(row.sku, merged.value);
    }
    for (const price of pricesOf(row, shop))
      prices.set(`${price.sku} ${price.kind} ${price.zone}`, price);
    for (const entry of stockOf(row, shop)) stock.set(`${entry.sku} ${entry.store}`, entry);
    const { sku, warehouseQuantity: quantity } = row;
    if (quantity !== undefined) warehouse.set(sku, { sku, quantity });
  }
  const batch: Batch = {
    products: [...products.values()],
    prices: [...prices.values()],
    stock: [...stock.values()],
    warehouse: [...warehouse.values()],
  };
  await writeBatch(client, market.id, batch, { today, facets: shop.facets, lftOf });
  return { refused, added: known.size - before };
};

const pointsNowhere = ({ category, price, stock }: OwnRow, shop: Shop): string | undefined => {
  if (category !== undefined && shop.categories.idOf(category) === undefined)
    return `there is no category ${category.join(' > ')}`;
  if (price?.zone !== undefined && !shop.zones.has(price.zone))
    return `there is no price_zone ${price.zone}`;
  if (stock?.store !== undefined && !shop.stores.has(stock.store))
    return `there is no store ${stock.store}`;
  return undefined;
};

const KINDS = ['private', 'professional'] as const;

const pricesOf = ({ sku, price }: OwnRow, shop: Shop): readonly PriceToWrite[] => {
  if (price === undefined) return [];
  const zones = price.zone === undefined ? [...shop.zones] : [price.zone];
  return zones.flatMap((zone) =>
    (price.kind === undefined ? KINDS : [price.kind]).map((kind) => ({
      sku,
      zone,
      kind,
      amount: paidBy(kind, price).amountMinor,
      initial: paidBy(kind, price).initialMinor,
    })),
  );
};

const paidBy = (
  kind: (typeof KINDS)[number],
  price: NonNullable<OwnRow['price']>,
): Pick<NonNullable<OwnRow['price']>, 'amountMinor' | 'initialMinor'> =>
  (kind === 'professional' ? price.professional : undefined) ?? price;

/** Days until products on order or sold out arrive, when nothing else is known. */
const RESTOCKING_DAYS = 10;
/** Hours until products in the store are ready. */
const READY_HOURS = 2;

type StockState = Pick<StockToWrite, 'status' | 'unit' | 'delay'>;

const stockOf = ({ sku, stock }: OwnRow, shop: Shop): readonly StockToWrite[] => {
  if (stock === undefined) return [];
  const stores =
    stock.store === undefined
      ? [...new Set(shop.stores.values())]
      : [shop.stores.get(stock.store) ?? ''];
  const state: StockState =
    stock.quantity > 0 && !stock.isOnOrder
      ? { status: 'ONSITE', unit: 'HOUR', delay: READY_HOURS }
      : { status: stock.isOnOrder ? 'ONORDER' : 'SOLDOUT', unit: 'DAY', delay: RESTOCKING_DAYS };
  return stores.map((store) => ({ sku, store, quantity: stock.quantity, ...state }));
};

const COUNT_PRODUCTS = `
  update category set product_count = counted.products
  from (select category.id, count(listing.sku)::integer as products from category left join listing on listing.market = $1 and listing.category_lft between category.lft and category.rgt
        where category.market = $1 group by category.id) counted
  where category.market = $1 and category.id = counted.id and category.product_count <> counted.products`;
