import type { Availability } from '@materia/domain-stock-status';
import type { Reader } from '../../platform/database/with-tx.ts';
import { availabilityOf } from '../offers/stock-rows.ts';

/** A product's stock in every store that carries it, by store id. */
export const stockOfStores = async (
  db: Reader,
  market: string,
  sku: string,
): Promise<ReadonlyMap<string, Availability>> => {
  const rows = await db
    .selectFrom('stock')
    .selectAll()
    .where('market', '=', market)
    .where('sku', '=', sku)
    .execute();
  return new Map(rows.map((row) => [row.store_id, availabilityOf(row)]));
};
