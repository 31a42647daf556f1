import type { PromiseUnit, StoreStockStatus } from '@materia/domain-stock-status';
import type { AttributeRow } from '../../../platform/database/tables/product-tables.ts';
import type { SqlClient } from '../../../platform/database/sql-pool.ts';
import { fold } from '../../words/fold.ts';
import { foldReference } from '../../search/references.ts';
import {
  COLUMN_NAMES,
  type ColumnName,
  COLUMNS,
  type FullProduct,
} from '../../products/product-columns.ts';
import { copyLine } from '../../../platform/database/copy-text.ts';
import type { FacetNumbers } from '../../index/facet-numbers.ts';
import { noteFormerPictures } from '../../media/former-picture-repository.ts';
import { CENTRAL_WAREHOUSE } from '../../stock/central-warehouse.ts';
import { lockStock } from '../../stock/repository.ts';
import { CREATE_SEED, fillListing, SEED_TARGET } from '../projections.ts';

export type PriceToWrite = {
  readonly sku: string;
  readonly zone: string;
  readonly kind: string;
  readonly amount: number;
  readonly initial: number;
};
export type StockToWrite = {
  readonly sku: string;
  readonly store: string;
  readonly quantity: number;
  readonly status: StoreStockStatus;
  readonly unit: PromiseUnit;
  readonly delay: number;
};

export type WarehouseStockToWrite = Pick<StockToWrite, 'sku' | 'quantity'>;

/** The combined changes of a batch of lines. The last of several lines about the same thing wins. */
export type Batch = {
  readonly products: readonly FullProduct[];
  readonly prices: readonly PriceToWrite[];
  readonly stock: readonly StockToWrite[];
  readonly warehouse: readonly WarehouseStockToWrite[];
};

/**
 * Writes a batch within the transaction of `client`: products, prices with their history, stock, and the list rows of
 * all affected products. Units reserved by open orders stay reserved. `lftOf` returns a category's position in the
 * tree.
 */
export const writeBatch = async (
  client: SqlClient,
  market: string,
  batch: Batch,
  {
    today,
    facets,
    lftOf,
  }: {
    readonly today: string;
    readonly facets: FacetNumbers;
    readonly lftOf: (categoryId: string) => number;
  },
): Promise<void> => {
  const { products, prices, stock, warehouse } = batch;
  await lockStock(client, market);
  if (products.length > 0) {
    await noteFormerPictures(client, market, products);
    await client.query(WRITE_PRODUCTS, [market, JSON.stringify(products)]);
    await client.query(
      'delete from product_reference where market = $1 and sku = any($2::text[])',
      [market, products.map((product) => product.sku)],
    );
    const references = products.flatMap(({ sku, adeokey, ean }) =>
      [...new Set([sku, adeokey, ean].map(foldReference))]
        .filter((reference) => reference !== '')
        .map((reference) => ({ sku, reference })),
    );
    await client.query(WRITE_REFERENCES, [market, JSON.stringify(references)]);
  }
  if (prices.length > 0) {
    await client.query(KEEP_FIRST_PRICE, [market, JSON.stringify(prices), today]);
    await client.query(WRITE_HISTORY, [market, JSON.stringify(prices), today]);
    await client.query(WRITE_PRICES, [market, JSON.stringify(prices)]);
  }
  if (stock.length > 0) await client.query(WRITE_STOCK, [market, JSON.stringify(stock)]);
  if (warehouse.length > 0)
    await client.query(WRITE_WAREHOUSE_STOCK, [
      market,
      CENTRAL_WAREHOUSE,
      JSON.stringify(warehouse),
    ]);

  await client.query(CREATE_SEED, []);
  const seeds = products.map((product) =>
    copyLine([
      product.sku,
      lftOf(product.category_id),
      product.rank,
      product.listed_on,
      fold(product.name),
      facets.brand(product.brand),
      [...numbersOf(facets, product.attributes)],
    ]),
  );
  await client.query(
    'insert into facet_value (market, id, code, label, value) select $1, value.id, value.code, value.label, value.value from jsonb_to_recordset($2::jsonb) as value (id integer, code text, label text, value text) on conflict do nothing',
    [market, JSON.stringify(facets.unwritten())],
  );
  if (seeds.length > 0) await client.copyIn(SEED_TARGET, Buffer.from(seeds.join('')));
  const whole = new Set(products.map((product) => product.sku));
  const touched = [...new Set([...prices, ...stock, ...warehouse].map((row) => row.sku))].filter(
    (sku) => !whole.has(sku),
  );
  await client.query(SEED_KNOWN, [market, touched]);
  await client.query('analyze listing_seed', []);
  await fillListing(client, market);
};

const numbersOf = (
  facets: FacetNumbers,
  attributes: readonly AttributeRow[],
): ReadonlySet<number> => new Set(facets.attributes(attributes));

const namesAnd = (text: (name: ColumnName) => string): string => COLUMN_NAMES.map(text).join(', ');
const WRITE_PRODUCTS = `
  insert into product (market, ${COLUMN_NAMES.join(', ')})
  select $1, ${namesAnd((name) => `given.${name}`)} from jsonb_to_recordset($2::jsonb) as given (${namesAnd((name) => `${name} ${COLUMNS[name].sql}`)})
  on conflict (market, sku) do update set ${namesAnd((name) => `${name} = excluded.${name}`)}`;

const WRITE_REFERENCES = `
  insert into product_reference (market, reference, sku) select $1, given.reference, given.sku from jsonb_to_recordset($2::jsonb) as given (reference text, sku text) on conflict do nothing`;

const GIVEN_PRICES =
  'jsonb_to_recordset($2::jsonb) as given (sku text, zone text, kind text, amount integer, initial integer)';

/** A price that came without a history is its first row when it changes, so that a reduction from it can be announced. */
const KEEP_FIRST_PRICE = `
  insert into price_history (market, sku, price_zone, customer_kind, valid_from, amount_minor)
  select $1, given.sku, given.zone, given.kind, $3::date, price.amount_minor from ${GIVEN_PRICES}
  join price on price.market = $1 and price.sku = given.sku and price.price_zone = given.zone and price.customer_kind = given.kind
  where price.amount_minor <> given.amount and not exists (
    select from price_history as past where past.market = $1 and past.sku = given.sku and past.price_zone = given.zone and past.customer_kind = given.kind)`;

/** Every price change is a dated row, also several of one day, so that the lowest price of 30 days can be proven. */
const WRITE_HISTORY = `
  insert into price_history (market, sku, price_zone, customer_kind, valid_from, amount_minor)
  select $1, given.sku, given.zone, given.kind, $3::date, given.amount from ${GIVEN_PRICES}
  left join price on price.market = $1 and price.sku = given.sku and price.price_zone = given.zone and price.customer_kind = given.kind
  where price.amount_minor is distinct from given.amount`;

const WRITE_PRICES = `
  insert into price (market, sku, price_zone, customer_kind, amount_minor, initial_amount_minor, gap_code)
  select $1, given.sku, given.zone, given.kind, given.amount, given.initial, null from ${GIVEN_PRICES}
  on conflict (market, sku, price_zone, customer_kind) do update set amount_minor = excluded.amount_minor, initial_amount_minor = excluded.initial_amount_minor, gap_code = null`;

const WRITE_STOCK = `
  insert into stock (market, sku, store_id, status, qty, reserved, promise_unit, promise_delay)
  select $1, given.sku, given.store, given.status, given.quantity,
    coalesce((select sum(quantity)::integer from stock_hold where market = $1 and location_kind = 'store' and location = given.store and sku = given.sku), 0), given.unit, given.delay
  from jsonb_to_recordset($2::jsonb) as given (sku text, store text, quantity integer, status text, unit text, delay integer)
  on conflict (market, sku, store_id) do update set status = excluded.status, qty = excluded.qty, promise_unit = excluded.promise_unit, promise_delay = excluded.promise_delay`;

const WRITE_WAREHOUSE_STOCK = `
  insert into warehouse_stock (market, warehouse, sku, qty, reserved)
  select $1, $2, given.sku, given.quantity,
    coalesce((select sum(quantity)::integer from stock_hold where market = $1 and location_kind = 'warehouse' and location = $2 and sku = given.sku), 0)
  from jsonb_to_recordset($3::jsonb) as given (sku text, quantity integer)
  on conflict (market, warehouse, sku) do update set qty = excluded.qty`;

const SEED_KNOWN = `
  insert into listing_seed select sku, category_lft, rank, listed_on, name_sort, brand_id, facets from listing where market = $1 and sku = any($2::text[])`;
