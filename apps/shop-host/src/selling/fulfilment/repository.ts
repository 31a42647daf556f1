import type { Selectable } from 'kysely';
import type {
  DeliveryRateTable,
  SellerRateTable,
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

/** What these sellers charge. */
export const findSellerRates = (
  db: Reader,
  market: string,
  sellers: readonly string[],
): Promise<Omit<Selectable<SellerRateTable>, 'market'>[]> =>
  db
    .selectFrom('seller_rate')
    .select(['vendor_code', 'method_code', 'up_to_grams', 'price_minor'])
    .where('market', '=', market)
    .where('vendor_code', 'in', sellers)
    .execute();
