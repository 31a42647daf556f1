import { anyOutageAs, type HostClient } from '@materia/api-client-kernel';
import { timeZoneAt } from '@materia/domain-contact';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import type { MarketPlace } from './promise-context.ts';
import { fetchStore } from './store-calls.ts';
import { type DayHours, weekOf } from './store-week.ts';

/** What collecting an order needs to know of its store, beside name, address and phone. */
export type PickupStore = {
  /** The hours of seven days, the first of which is that of the pickup. */
  readonly week: readonly DayHours[];
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
};

/** Reads the store of a pickup; undefined where the host does not answer, or knows it no more. */
export const fetchPickupStore = async (
  host: HostClient,
  storeId: string,
  place: { readonly market: MarketPlace; readonly now: string },
  day: PlainDate | undefined,
): Promise<PickupStore | undefined> => {
  const store = await fetchStore(host, storeId).catch(anyOutageAs(undefined));
  return (
    store && {
      week: weekOf(store, place, day),
      latitude: store.latitude,
      longitude: store.longitude,
      timeZone: timeZoneAt(place.market, store),
    }
  );
};
