import type { Selectable } from 'kysely';
import type {
  DeliveryRateTable,
  VendorRateTable,
} from '../../platform/database/tables/fulfilment-tables.ts';
import type { Reader } from '../../platform/database/with-tx.ts';

/** What the carriers of a market charge. */
export const findDeliveryRates = (
  db: Reader,
  market: string,
): Promise<Omit<Selectable<DeliveryRateTable>, 'market'>[]> =>
  db
    .selectFrom('delivery_rate')
    .select(['carrier_code', 'method_code', 'up_to_grams', 'up_to_km', 'price_minor'])
    .where('market', '=', market)
    .execute();

/** What these vendors charge. */
export const findVendorRates = (
  db: Reader,
  market: string,
  vendors: readonly string[],
): Promise<Omit<Selectable<VendorRateTable>, 'market'>[]> =>
  db
    .selectFrom('seller_rate')
    .select(['vendor_code', 'method_code', 'up_to_grams', 'price_minor'])
    .where('market', '=', market)
    .where('vendor_code', 'in', vendors)
    .execute();
