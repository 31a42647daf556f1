import { sql } from 'kysely';
import type { StockHoldTable } from '../../platform/database/tables/stock-tables.ts';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';
import {
  DELIVERABLE_STATUSES,
  IS_BROUGHT,
  IS_SENT_BY_VENDOR,
} from '../../catalogue/stock/orderable-sql.ts';

/**
 * Units of a product where they are: at a store, in the warehouse, or at a vendor by the code of
 * the offer.
 */
export type Units = {
  readonly kind: keyof typeof STOCK_TABLES;
  readonly location: string;
  readonly sku: string;
  readonly quantity: number;
};
export type OrderedUnits = Units & { readonly orderNumber: string };

/**
 * The table of each kind of location and its column for the location. Rows are locked in one order
 * everywhere: by kind as listed here, then by SKU and location.
 */
const STOCK_TABLES = {
  store: { table: 'stock', location: 'store_id' },
  warehouse: { table: 'warehouse_stock', location: 'warehouse' },
  seller: { table: 'vendor_offer', location: 'code' },
} as const satisfies Readonly<
  Record<StockHoldTable['location_kind'], { readonly table: string; readonly location: string }>
>;
export const KINDS = ['store', 'warehouse', 'seller'] as const satisfies readonly Units['kind'][];

/**
 * Locks the stock of units of one kind, and tells of each row it finds whether the units are free.
 */
export const lockStock = async (
  tx: Tx,
  market: string,
  kind: Units['kind'],
  units: readonly Units[],
): Promise<readonly { readonly isFree: boolean }[]> => {
  const { table, location } = STOCK_TABLES[kind];
  const { rows } = await sql<{ readonly isFree: boolean }>`
      select ${sql.ref(`${table}.qty`)} - ${sql.ref(`${table}.reserved`)} >= wanted.quantity as "isFree"
      from ${sql.table(table)} join ${given(units)}
        on wanted.sku = ${sql.ref(`${table}.sku`)} and wanted.location = ${sql.ref(`${table}.${location}`)}
      where ${sql.ref(`${table}.market`)} = ${market}
      order by ${sql.ref(`${table}.sku`)}, ${sql.ref(`${table}.${location}`)}
      for update of ${sql.table(table)}`.execute(tx);
  return rows;
};

/** How the figures of stock change when units are held, released or handed over. */
export type StockChange = { readonly reserved: 1 | -1; readonly qty: 0 | -1 };

/** Units whose stock was changed, with how many of the product can be sold there now. */
export type ChangedUnits = Units & { readonly free: number };

/** Changes the figures of locked stock of one kind. */
export const saveStock = async (
  tx: Tx,
  market: string,
  kind: Units['kind'],
  units: readonly Units[],
  sign: StockChange,
): Promise<readonly ChangedUnits[]> => {
  const { table, location } = STOCK_TABLES[kind];
  const { rows } = await sql<ChangedUnits>`
      update ${sql.table(table)} set
        reserved = greatest(0, ${sql.ref(`${table}.reserved`)} + ${sign.reserved} * wanted.quantity),
        qty = greatest(0, ${sql.ref(`${table}.qty`)} + ${sign.qty} * wanted.quantity)
      from ${given(units)}
      where ${sql.ref(`${table}.market`)} = ${market} and ${sql.ref(`${table}.sku`)} = wanted.sku and ${sql.ref(`${table}.${location}`)} = wanted.location
      returning ${kind} as kind, wanted.location, wanted.sku, wanted.quantity, ${sql.ref(`${table}.qty`)} - ${sql.ref(`${table}.reserved`)} as free`.execute(
    tx,
  );
  return rows;
};

/** Units as a row source named `wanted`, with one row for each location and product. */
const given = (units: readonly Units[]) =>
  sql`(select sku, location, sum(quantity)::integer as quantity from unnest(${units.map(({ sku }) => sku)}::text[], ${units.map(({ location }) => location)}::text[], ${units.map(({ quantity }) => quantity)}::integer[]) as each (sku, location, quantity) group by sku, location) wanted`;

/**
 * Inserts what orders hold. `expiresAt` is the ISO instant at which the hold ends, null for one that
 * no time ends.
 */
export const insertHolds = async (
  tx: Tx,
  market: string,
  units: readonly OrderedUnits[],
  expiresAt: string | null,
): Promise<void> => {
  await tx
    .insertInto('stock_hold')
    .values(
      units.map(({ orderNumber, kind, location, sku, quantity }) => ({
        market,
        order_number: orderNumber,
        location_kind: kind,
        location,
        sku,
        quantity,
        expires_at: expiresAt,
      })),
    )
    .execute();
};

/** Deletes what orders hold. */
export const deleteHolds = async (
  tx: Tx,
  market: string,
  orderNumbers: readonly string[],
): Promise<void> => {
  await tx
    .deleteFrom('stock_hold')
    .where('market', '=', market)
    .where(sql<boolean>`order_number = any(${orderNumbers}::text[])`)
    .execute();
};

/** What orders hold. */
export const heldUnits = (
  db: Reader,
  market: string,
  orderNumbers: readonly string[],
): Promise<readonly Units[]> =>
  db
    .selectFrom('stock_hold')
    .select(['location_kind as kind', 'location', 'sku', 'quantity'])
    .where('market', '=', market)
    .where(sql<boolean>`order_number = any(${orderNumbers}::text[])`)
    .execute();

/** Sets when the holds of a purchase end: an ISO instant, or null once no time ends them. */
export const setHoldEnd = async (
  tx: Tx,
  market: string,
  purchaseNumber: string,
  expiresAt: string | null,
): Promise<void> => {
  await sql`update stock_hold set expires_at = ${expiresAt} from orders
    where orders.market = ${market} and orders.purchase_number = ${purchaseNumber}
      and stock_hold.market = orders.market and stock_hold.order_number = orders.number`.execute(
    tx,
  );
};

/** How many units can be sold now of products of one kind, where they have stock. */
export const freeUnits = async (
  tx: Tx,
  market: string,
  kind: Units['kind'],
  units: readonly Units[],
): Promise<readonly (Pick<Units, 'location' | 'sku'> & { readonly free: number })[]> => {
  const { table, location } = STOCK_TABLES[kind];
  const { rows } = await sql<Pick<Units, 'location' | 'sku'> & { readonly free: number }>`
      select wanted.location, wanted.sku, greatest(0, ${sql.ref(`${table}.qty`)} - ${sql.ref(`${table}.reserved`)}) as free
      from ${sql.table(table)} join ${given(units)}
        on wanted.sku = ${sql.ref(`${table}.sku`)} and wanted.location = ${sql.ref(`${table}.${location}`)}
      where ${sql.ref(`${table}.market`)} = ${market}`.execute(tx);
  return rows;
};

/**
 * Until when an order holds its products (ISO instant); null while no time ends that, undefined for
 * an order that holds nothing.
 */
export const holdEndOf = async (
  db: Reader,
  market: string,
  orderNumber: string,
): Promise<string | null | undefined> =>
  (await holdEndsOf(db, market, [orderNumber])).get(orderNumber);

/** The same of several orders, by their numbers. */
export const holdEndsOf = async (
  db: Reader,
  market: string,
  orderNumbers: readonly string[],
): Promise<ReadonlyMap<string, string | null>> => {
  const rows = await db
    .selectFrom('stock_hold')
    .select(['order_number', 'expires_at'])
    .distinct()
    .where('market', '=', market)
    .where(sql<boolean>`order_number = any(${orderNumbers}::text[])`)
    .execute();
  return new Map(rows.map(({ order_number, expires_at }) => [order_number, expires_at]));
};

/** Writes the lowest price at which a vendor still has the product into the lists. */
export const listVendorPrice = async (tx: Tx, market: string, sku: string): Promise<void> => {
  await sql`update listing set (vendor_price, vendor_initial_price) = (
      select min(best.amount_minor), min(best.initial_amount_minor) from (
        select amount_minor, initial_amount_minor
        from vendor_offer join product on product.market = vendor_offer.market and product.sku = vendor_offer.sku
        where vendor_offer.market = ${market} and vendor_offer.sku = ${sku} and ${sql.raw(IS_SENT_BY_VENDOR)}
        order by amount_minor, code limit 1) best)
    where market = ${market} and sku = ${sku}`.execute(tx);
};

/**
 * Writes into the lists whether a store has the product, as the import does for all products; see
 * its projections.
 */
export const listAvailability = async (
  tx: Tx,
  market: string,
  sku: string,
  storeId: string,
): Promise<void> => {
  await sql`update listing set available = set_bit(available, store.ordinal, (exists (
      select from stock where stock.market = ${market} and stock.sku = ${sku} and stock.store_id = ${storeId}
        and stock.qty > stock.reserved and stock.status in (${sql.raw(DELIVERABLE_STATUSES)})))::integer)
    from store where store.market = ${market} and store.id = ${storeId} and listing.market = ${market} and listing.sku = ${sku}`.execute(
    tx,
  );
};

/** Writes into the lists whether the warehouse can send the product. */
export const listBrought = async (tx: Tx, market: string, sku: string): Promise<void> => {
  await sql`update listing set brought = ${sql.raw(IS_BROUGHT)}
    from product where product.market = ${market} and product.sku = ${sku} and listing.market = ${market} and listing.sku = ${sku}`.execute(
    tx,
  );
};
