import {
  type PromiseContext,
  readStoreTimes,
  type StoreTimes,
} from '@materia/domain-delivery-labels';
import { zonedMoment } from '@materia/platform-clock';
import type { Store } from '@materia/domain-delivery-labels';

/** Country and zone of a market, as its value holds them. */
export type MarketPlace = { readonly country: string; readonly timeZone: string };

/** A store's opening hours with the holidays of its country and region (PRM-05, PRM-06); nothing when its data cannot be read. */
export const storeTimes = (
  store: Pick<Store, 'openingHours' | 'regionCode'>,
  country: string,
): StoreTimes | undefined => {
  const times = readStoreTimes(store, country);
  return times.ok ? times.value : undefined;
};

/** What promises of a store are counted from: its hours, and what the wall clock of the market shows at `now` (an ISO instant). */
export const promiseContext = (
  store: Pick<Store, 'openingHours' | 'regionCode'>,
  place: MarketPlace,
  now: string,
): PromiseContext | undefined => {
  const times = storeTimes(store, place.country);
  return times && { ...times, now: zonedMoment(now, place.timeZone) };
};
