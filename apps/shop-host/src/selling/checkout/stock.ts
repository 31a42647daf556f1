import { sql } from 'kysely';
import type { OfferedLine } from '../cart/price-cart.ts';
import type { Tx } from '../../platform/database/with-tx.ts';
import type { StoreRow } from '../../catalogue/stores/repository.ts';

/**
 * Holds the stock of all lines or of none (the caller rolls back on false). Each row is taken by one guarded update,
 * so that two buyers never share a unit; rows are locked in the order of their SKUs. A sold-out product leaves the
 * store's lists at once.
 */
export const reserveStock = async (
  tx: Tx,
  market: string,
  store: StoreRow,
  lines: readonly OfferedLine[],
): Promise<boolean> => {
  const bySku = lines.toSorted((a, b) => (a.row.sku < b.row.sku ? -1 : 1));
  for (const { row } of bySku) {
    const left = await tx
      .updateTable('stock')
      .set((stock) => ({ reserved: stock('reserved', '+', row.qty) }))
      .where('market', '=', market)
      .where('sku', '=', row.sku)
      .where('store_id', '=', store.id)
      .where(sql<boolean>`qty - reserved >= ${row.qty}`)
      .returning(sql<number>`qty - reserved`.as('left'))
      .executeTakeFirst();
    if (left === undefined) return false;
    if (left.left === 0) await markAvailability(tx, market, row.sku, store.id, false);
  }
  return true;
};

/** Settles held units: a hand-over takes them out of stock, a release makes them available again. */
export const settleStock = async (
  tx: Tx,
  market: string,
  storeId: string,
  lines: readonly { readonly sku: string; readonly qty: number }[],
  outcome: 'taken' | 'released',
): Promise<void> => {
  for (const { sku, qty } of lines.toSorted((a, b) => (a.sku < b.sku ? -1 : 1))) {
    await tx
      .updateTable('stock')
      .set((stock) => ({
        reserved: sql<number>`greatest(0, ${stock.ref('reserved')} - ${qty})`,
        ...(outcome === 'taken' && { qty: sql<number>`greatest(0, ${stock.ref('qty')} - ${qty})` }),
      }))
      .where('market', '=', market)
      .where('sku', '=', sku)
      .where('store_id', '=', storeId)
      .execute();
    if (outcome === 'released') await markAvailability(tx, market, sku, storeId, true);
  }
};

/** Keeps the lists in step with the stock; see the projections of the import. */
const markAvailability = async (
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
