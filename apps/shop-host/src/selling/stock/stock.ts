import { type Selectable, sql } from 'kysely';
import { firstAvailability, type StockedOffer } from '@materia/domain-stock-status';
import { CENTRAL_WAREHOUSE } from '../../catalogue/stock/central-warehouse.ts';
import { shareStock } from '../../catalogue/stock/stock-lock.ts';
import type { CartLineTable } from '../../platform/database/tables/cart-tables.ts';
import type { StockHoldTable } from '../../platform/database/tables/stock-tables.ts';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';

/**
 * Units of a product where they are: at a store, in the warehouse, or at a seller by the code of
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
const KINDS = ['store', 'warehouse', 'seller'] as const satisfies readonly Units['kind'][];

type OrderedRow = Pick<Selectable<CartLineTable>, 'vendor_code' | 'offer_code' | 'sku' | 'qty'>;

/**
 * Where the units of a line come from: own products from the store, or from the warehouse if the
 * store has none; the others from their seller.
 */
export const unitsOf = (
  { row, offer }: { readonly row: OrderedRow; readonly offer: StockedOffer },
  storeId: string,
): Units =>
  isFromWarehouse(offer) ? warehouseUnits(row) : { ...locationOf(row, storeId), ...amountOf(row) };

/**
 * Whether the retailer's own product is sent from the warehouse, because the store cannot hand it
 * over.
 */
export const isFromWarehouse = (offer: StockedOffer): boolean =>
  !offer.isSoldByAThirdPartyVendor && (firstAvailability(offer)?.mode ?? 'store') !== 'store';

/** Everywhere a line may take its units from, before its offer is known. */
export const possibleUnitsOf = (row: OrderedRow, storeId: string): readonly Units[] => [
  { ...locationOf(row, storeId), ...amountOf(row) },
  ...(row.vendor_code === null ? [warehouseUnits(row)] : []),
];

const amountOf = ({ sku, qty }: OrderedRow): Pick<Units, 'sku' | 'quantity'> => ({
  sku,
  quantity: qty,
});

const locationOf = (
  { vendor_code, offer_code }: OrderedRow,
  storeId: string,
): Pick<Units, 'kind' | 'location'> =>
  vendor_code === null
    ? { kind: 'store', location: storeId }
    : { kind: 'seller', location: offer_code };

const warehouseUnits = (row: OrderedRow): Units => ({
  kind: 'warehouse',
  location: CENTRAL_WAREHOUSE,
  ...amountOf(row),
});

/**
 * Locks the stock of all units in the one order and returns whether they are all free. Call it once
 * per transaction with everything that the transaction holds or releases.
 */
export const lockUnits = async (
  tx: Tx,
  market: string,
  units: readonly Units[],
): Promise<boolean> => {
  await shareStock(tx, market);
  let areFree = true;
  for (const kind of KINDS) {
    const wanted = units.filter((each) => each.kind === kind);
    if (wanted.length === 0) continue;
    const { table, location } = STOCK_TABLES[kind];
    const { rows } = await sql<{ readonly isFree: boolean }>`
      select ${sql.ref(`${table}.qty`)} - ${sql.ref(`${table}.reserved`)} >= wanted.quantity as "isFree"
      from ${sql.table(table)} join ${given(wanted)}
        on wanted.sku = ${sql.ref(`${table}.sku`)} and wanted.location = ${sql.ref(`${table}.${location}`)}
      where ${sql.ref(`${table}.market`)} = ${market}
      order by ${sql.ref(`${table}.sku`)}, ${sql.ref(`${table}.${location}`)}
      for update of ${sql.table(table)}`.execute(tx);
    areFree &&= rows.length === placesOf(wanted) && rows.every(({ isFree }) => isFree);
  }
  return areFree;
};

/**
 * Holds units for orders: all of them, or none, and then false. `expiresAt` is the ISO instant at
 * which the hold ends, null for one that no time ends. What is sold out then leaves the lists at
 * once.
 */
export const holdUnits = async (
  tx: Tx,
  market: string,
  units: readonly OrderedUnits[],
  expiresAt: string | null,
): Promise<boolean> => {
  if (!(await lockUnits(tx, market, units))) return false;
  await changeStock(tx, market, units, { reserved: 1, qty: 0 });
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
  return true;
};

/**
 * Ends the holds of orders: handed over, the units leave the stock; released, they can be sold
 * again. A hold ends once: repeating it changes nothing.
 */
export const endHolds = async (
  tx: Tx,
  market: string,
  orderNumbers: readonly string[],
  outcome: 'taken' | 'released',
): Promise<void> => {
  const units = await heldUnits(tx, market, orderNumbers);
  await lockUnits(tx, market, units);
  await tx
    .deleteFrom('stock_hold')
    .where('market', '=', market)
    .where(sql<boolean>`order_number = any(${orderNumbers}::text[])`)
    .execute();
  await changeStock(tx, market, units, { reserved: -1, qty: outcome === 'taken' ? -1 : 0 });
};

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

/** How many units of a product are at a location, held ones included. */
export const stockAt = async (
  tx: Tx,
  market: string,
  { kind, sku, location: at }: Pick<Units, 'kind' | 'location' | 'sku'>,
): Promise<number> => {
  const { table, location } = STOCK_TABLES[kind];
  const { rows } = await sql<{ readonly qty: number }>`
    select qty from ${sql.table(table)} where market = ${market} and sku = ${sku} and ${sql.ref(location)} = ${at}`.execute(
    tx,
  );
  return rows[0]?.qty ?? 0;
};

/** What orders hold. */
export const heldUnits = (
  db: Reader,
  market: string,
  orderNumbers: readonly string[],
): Promise<readonly Units[]> => {
  return db
    .selectFrom('stock_hold')
    .select(['location_kind as kind', 'location', 'sku', 'quantity'])
    .where('market', '=', market)
    .where(sql<boolean>`order_number = any(${orderNumbers}::text[])`)
    .execute();
};

/**
 * Moves the figures of locked rows, and the lists where a product is sold out or available again.
 */
const changeStock = async (
  tx: Tx,
  market: string,
  units: readonly Units[],
  sign: { readonly reserved: 1 | -1; readonly qty: 0 | -1 },
): Promise<void> => {
  const changed: (Units & { readonly free: number })[] = [];
  for (const kind of KINDS) {
    const moved = units.filter((each) => each.kind === kind);
    if (moved.length === 0) continue;
    const { table, location } = STOCK_TABLES[kind];
    const { rows } = await sql<Units & { readonly free: number }>`
      update ${sql.table(table)} set
        reserved = greatest(0, ${sql.ref(`${table}.reserved`)} + ${sign.reserved} * wanted.quantity),
        qty = greatest(0, ${sql.ref(`${table}.qty`)} + ${sign.qty} * wanted.quantity)
      from ${given(moved)}
      where ${sql.ref(`${table}.market`)} = ${market} and ${sql.ref(`${table}.sku`)} = wanted.sku and ${sql.ref(`${table}.${location}`)} = wanted.location
      returning ${kind} as kind, wanted.location, wanted.sku, wanted.quantity, ${sql.ref(`${table}.qty`)} - ${sql.ref(`${table}.reserved`)} as free`.execute(
      tx,
    );
    changed.push(...rows);
  }
  if (sign.qty !== 0) return;
  const isListed = ({ free, quantity }: (typeof changed)[number]): boolean =>
    free > 0 !== free + sign.reserved * quantity > 0;
  for (const { kind, sku, location, free } of changed
    .filter(isListed)
    .toSorted((one, other) => (one.sku < other.sku ? -1 : 1))) {
    if (kind === 'seller') await listSellerPrice(tx, market, sku);
    else if (kind === 'store') await listAvailability(tx, market, sku, location, free > 0);
  }
};

/** Units as a row source named `wanted`, with one row for each location and product. */
const given = (units: readonly Units[]) =>
  sql`(select sku, location, sum(quantity)::integer as quantity from unnest(${units.map(({ sku }) => sku)}::text[], ${units.map(({ location }) => location)}::text[], ${units.map(({ quantity }) => quantity)}::integer[]) as each (sku, location, quantity) group by sku, location) wanted`;

const placesOf = (units: readonly Units[]): number =>
  new Set(units.map(({ sku, location }) => JSON.stringify([sku, location]))).size;

/** The lists show the lowest price at which a seller still has the product. */
const listSellerPrice = async (tx: Tx, market: string, sku: string): Promise<void> => {
  await sql`update listing set (vendor_price, vendor_initial_price) = (
      select min(best.amount_minor), min(best.initial_amount_minor) from (
        select amount_minor, initial_amount_minor from vendor_offer
        where market = ${market} and sku = ${sku} and qty > reserved and status in ('ONSITE', 'SITE_DELIVERY')
        order by amount_minor, code limit 1) best)
    where market = ${market} and sku = ${sku}`.execute(tx);
};

/** Keeps the lists in step with the stock; see the projections of the import. */
const listAvailability = async (
  tx: Tx,
  market: string,
  sku: string,
  storeId: string,
  isAvailable: boolean,
): Promise<void> => {
  await sql`update listing set available = set_bit(available, store.ordinal, ${isAvailable ? 1 : 0})
    from store where store.market = ${market} and store.id = ${storeId} and listing.market = ${market} and listing.sku = ${sku}`.execute(
    tx,
  );
};
