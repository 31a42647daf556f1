import { gatewayClient } from '@materia/api-client-kernel/gateway';
import { liveQueries } from '@materia/api-client-kernel/live';
import { fetchStockOfStores } from '@materia/api-stores';
import { nearbyStock, type NearbyStock, STORES_REQUESTED } from './nearby.ts';

/** A product and the shopper's position. */
export type StockAroundQuery = Omit<Parameters<typeof fetchStockOfStores>[1], 'amount'>;

/** Stock of a product in the stores around the shopper. Rejects if the host does not respond. */
export const stockAround = async (query: StockAroundQuery): Promise<readonly NearbyStock[]> =>
  nearbyStock(
    await liveQueries.fetchQuery({
      queryKey: ['stock-around', query],
      queryFn: ({ signal }) =>
        fetchStockOfStores(gatewayClient(globalThis.fetch, signal), {
          ...query,
          amount: STORES_REQUESTED,
        }),
    }),
  );
