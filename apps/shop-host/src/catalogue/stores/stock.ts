import type { Reader } from '../../platform/database/with-tx.ts';
import { type WireAvailability, wireAvailability } from '../offers/wire-availability.ts';

/** What a product's stock is in every store that keeps it, by store id. */
export const stockOfStores = async (
  db: Reader,
  market: string,
  sku: string,
): Promise<ReadonlyMap<string, WireAvailability>> => {
  const rows = await db
    .selectFrom('stock')
    .selectAll()
    .where('market', '=', market)
    .where('sku', '=', sku)
    .execute();
  return new Map(rows.map((row) => [row.store_id, wireAvailability(row)]));
};
