import { type PromiseContext, readStoreTimes } from '@materia/domain-delivery-labels';
import type { Market } from '@materia/market-model';
import { zonedMoment } from '@materia/platform-clock';
import type { StoreRow } from '../../catalogue/stores/repository.ts';

/** The store's opening times at a moment, in its local time. Throws if the times of the store or market cannot be read. */
export const promiseContext = (store: StoreRow, market: Market, now: string): PromiseContext => {
  const times = readStoreTimes(
    { openingHours: store.opening_hours, regionCode: store.region_code ?? undefined },
    market.country,
  );
  if (!times.ok)
    throw new Error(
      `The times of store ${store.id} cannot be read: ${JSON.stringify(times.error)}`,
    );
  return { ...times.value, now: zonedMoment(now, market.timeZone) };
};
