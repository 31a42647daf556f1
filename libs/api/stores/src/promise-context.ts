import {
  type PromiseContext,
  readStoreTimes,
  type StoreTimes,
} from '@materia/domain-delivery-labels';
import { zonedMoment } from '@materia/platform-clock';
import type { Store } from '@materia/domain-delivery-labels';

/** Country and zone of a market, a subset of its value. */
export type MarketPlace = { readonly country: string; readonly timeZone: string };

/** A store's opening hours with the holidays of its country and region; undefined when */
export const storeTimes = (
  store: Pick<Store, 'openingHours' | 'regionCode'>,
  country: string,
): StoreTimes | undefined => {
  const times = readStoreTimes(store, country);
  return times.ok ? times.value : undefined;
};

/** The basis of a store's delivery promises: its hours, and the market's local time at `now` (an ISO instant). */
export const promiseContext = (
  store: Pick<Store, 'openingHours' | 'regionCode'>,
  place: MarketPlace,
  now: string,
): PromiseContext | undefined => {
  const times = storeTimes(store, place.country);
  return times && { ...times, now: zonedMoment(now, place.timeZone) };
};
