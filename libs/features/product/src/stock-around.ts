import { gatewayClient } from '@materia/api-client-kernel/gateway';
import { liveQueries } from '@materia/api-client-kernel/live';
import { fetchStockOfStores } from '@materia/api-stores';
import { nearbyStock, type NearbyStock, STORES_ASKED } from './nearby.ts';

/** A product, and where the shopper is. */
export type StockAroundQuery = Omit<Parameters<typeof fetchStockOfStores>[1], 'amount'>;

/** What the stores around the shopper have of a product. Rejects when the shop does not answer. */
export const stockAround = async (query: StockAroundQuery): Promise<readonly NearbyStock[]> =>
  nearbyStock(
    await liveQueries.fetchQuery({
      queryKey: ['stock-around', query],
      queryFn: ({ signal }) =>
        fetchStockOfStores(gatewayClient(globalThis.fetch, signal), {
          ...query,
          amount: STORES_ASKED,
        }),
    }),
  );
