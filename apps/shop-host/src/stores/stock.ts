import type { WireOffer } from '../offers/offers.ts';
import type { Reader } from '../database/with-tx.ts';

type WireAvailability = NonNullable<WireOffer['storeAvailability']>;

/** What a product's stock is in every store that keeps it, by store id. */
export const stockOfStores = async (db: Reader, market: string, sku: string): Promise<ReadonlyMap<string, WireAvailability>> => {
  const rows = await db.selectFrom('stock').selectAll().where('market', '=', market).where('sku', '=', sku).execute();
  return new Map(rows.map((row) => [row.store_id, wireAvailability(row)]));
};

/** A row of the stock as it travels: reserved units cannot be had any more. */
const wireAvailability = (row: { readonly status: WireAvailability['stockStatus']; readonly qty: number; readonly reserved: number; readonly promise_unit: string; readonly promise_delay: number }): WireAvailability => ({
  stockStatus: row.status,
  availableStock: Math.max(0, row.qty - row.reserved),
  promise: { unit: row.promise_unit, delay: row.promise_delay },
});
