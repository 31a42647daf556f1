import { sql } from 'kysely';
import type { OfferedLine } from '../cart/price-cart.ts';
import type { Tx } from '../../platform/database/with-tx.ts';
import type { StoreRow } from '../../catalogue/stores/repository.ts';

/**
 * Holds the units of all lines or of none (the caller rolls back on false): own products at the store, sellers' products
 * at the seller. Each row is taken by one guarded update, so that two buyers never share a unit. Rows are locked in one
 * order everywhere: stock by SKU, then sellers' offers by code. A sold-out product leaves the lists at once.
 */
export const reserveStock = async (
  tx: Tx,
  market: string,
  store: StoreRow,
  lines: readonly OfferedLine[],
): Promise<boolean> => {
  const [own, theirs] = [
    lines.filter(({ row }) => row.vendor_code === null),
    lines.filter(({ row }) => row.vendor_code !== null),
  ];
  return (await reserveAtStore(tx, market, store, own)) && reserveAtSellers(tx, market, theirs);
};

const reserveAtStore = async (
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

const reserveAtSellers = async (
  tx: Tx,
  market: string,
  lines: readonly OfferedLine[],
): Promise<boolean> => {
  const byCode = lines.toSorted((a, b) => (a.row.offer_code < b.row.offer_code ? -1 : 1));
  for (const { row } of byCode) {
    const left = await tx
      .updateTable('vendor_offer')
      .set((offer) => ({ reserved: offer('reserved', '+', row.qty) }))
      .where('market', '=', market)
      .where('code', '=', row.offer_code)
      .where(sql<boolean>`qty - reserved >= ${row.qty}`)
      .returning(sql<number>`qty - reserved`.as('left'))
      .executeTakeFirst();
    if (left === undefined) return false;
    if (left.left === 0) await listSellerPrice(tx, market, row.sku);
  }
  return true;
};

/** Settles the held units of a seller's order, as `settleStock` does for own products. */
export const settleSellerStock = async (
  tx: Tx,
  market: string,
  lines: readonly { readonly sku: string; readonly offerCode: string; readonly qty: number }[],
  outcome: 'taken' | 'released',
): Promise<void> => {
  for (const { sku, offerCode, qty } of lines.toSorted((a, b) =>
    a.offerCode < b.offerCode ? -1 : 1,
  )) {
    await tx
      .updateTable('vendor_offer')
      .set((offer) => ({
        reserved: sql<number>`greatest(0, ${offer.ref('reserved')} - ${qty})`,
        ...(outcome === 'taken' && { qty: sql<number>`greatest(0, ${offer.ref('qty')} - ${qty})` }),
      }))
      .where('market', '=', market)
      .where('code', '=', offerCode)
      .execute();
    if (outcome === 'released') await listSellerPrice(tx, market, sku);
  }
};

/** The lists show the lowest price at which a seller still has the product. */
const listSellerPrice = async (tx: Tx, market: string, sku: string): Promise<void> => {
  await sql`update listing set (vendor_price, vendor_initial_price) = (
      select min(best.amount_minor), min(best.initial_amount_minor) from (
        select amount_minor, initial_amount_minor from vendor_offer
        where market = ${market} and sku = ${sku} and qty > reserved and status in ('ONSITE', 'SITE_DELIVERY')
        order by amount_minor, code limit 1) best)
    where market = ${market} and sku = ${sku}`.execute(tx);
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
