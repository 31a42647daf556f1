import type { Selectable } from 'kysely';
import { divideQuantity, type SourcedUnits, type StockedOffer } from '@materia/domain-stock-status';
import { CENTRAL_WAREHOUSE } from '../../catalogue/stock/central-warehouse.ts';
import { shareStock } from '../../catalogue/stock/repository.ts';
import type { CartLineTable } from '../../platform/database/tables/cart-tables.ts';
import type { Tx } from '../../platform/database/with-tx.ts';
import {
  type ChangedUnits,
  deleteHolds,
  heldUnits,
  insertHolds,
  KINDS,
  listAvailability,
  listBrought,
  listVendorPrice,
  lockStock,
  type OrderedUnits,
  saveStock,
  type StockChange,
  type Units,
} from './repository.ts';

type OrderedRow = Pick<Selectable<CartLineTable>, 'vendor_code' | 'offer_code' | 'sku' | 'qty'>;

/** A line that is ordered. `taken` is where its units come from, if they are only some of the line's. */
type OrderedLine = {
  readonly row: OrderedRow;
  readonly offer: StockedOffer;
  readonly taken?: readonly SourcedUnits[] | undefined;
};

/**
 * Where the units of a line come from: own products from the store, and from the warehouse what the
 * store lacks; the others from their vendor.
 */
export const unitsOf = ({ row, offer, taken }: OrderedLine, storeId: string): readonly Units[] =>
  row.vendor_code === null
    ? (taken ?? divideQuantity(offer, row.qty)).map(({ source, quantity }) =>
        source === 'warehouse'
          ? warehouseUnits({ ...row, qty: quantity })
          : { ...locationOf(row, storeId), sku: row.sku, quantity },
      )
    : [{ ...locationOf(row, storeId), ...amountOf(row) }];

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
    const rows = await lockStock(tx, market, kind, wanted);
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
  await insertHolds(tx, market, units, expiresAt);
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
  await deleteHolds(tx, market, orderNumbers);
  await changeStock(tx, market, units, { reserved: -1, qty: outcome === 'taken' ? -1 : 0 });
};

/**
 * Moves the figures of locked rows, and the lists where a product is sold out or available again.
 */
const changeStock = async (
  tx: Tx,
  market: string,
  units: readonly Units[],
  sign: StockChange,
): Promise<void> => {
  const changed: ChangedUnits[] = [];
  for (const kind of KINDS) {
    const moved = units.filter((each) => each.kind === kind);
    if (moved.length === 0) continue;
    changed.push(...(await saveStock(tx, market, kind, moved, sign)));
  }
  if (sign.qty !== 0) return;
  const isListed = ({ free, quantity }: ChangedUnits): boolean =>
    free > 0 !== free + sign.reserved * quantity > 0;
  for (const { kind, sku, location } of changed
    .filter(isListed)
    .toSorted((one, other) => (one.sku < other.sku ? -1 : 1))) {
    if (kind === 'seller') await listVendorPrice(tx, market, sku);
    else if (kind === 'store') await listAvailability(tx, market, sku, location);
    else await listBrought(tx, market, sku);
  }
};

const placesOf = (units: readonly Units[]): number =>
  new Set(units.map(({ sku, location }) => JSON.stringify([sku, location]))).size;
