import { type LocalTimes, timeZoneAt } from '@materia/domain-contact';
import type { HolidayTable } from '@materia/domain-holiday-calendar';
import type { PromiseContext } from '@materia/domain-promise';
import { readStoreTimes, type StoreTimes, type Store } from '@materia/domain-stores';
import { zonedMoment } from '@materia/platform-clock';

/** Holidays and time zones of a market, a subset of its value. */
export type MarketPlace = LocalTimes & { readonly holidays: HolidayTable };

/**
 * A store's opening hours with the holidays of its country and region; undefined when they cannot
 * be read.
 */
export const storeTimes = (
  store: Pick<Store, 'openingHours' | 'regionCode'>,
  holidays: HolidayTable,
): StoreTimes | undefined => {
  const times = readStoreTimes(store, holidays);
  return times.ok ? times.value : undefined;
};

/**
 * The basis of a store's delivery promises: its hours, and its local time at `now` (an ISO
 * instant).
 */
export const promiseContext = (
  store: Pick<Store, 'openingHours' | 'regionCode' | 'postcode'>,
  place: MarketPlace,
  now: string,
): PromiseContext | undefined => {
  const times = storeTimes(store, place.holidays);
  return times && { ...times, now: zonedMoment(now, timeZoneAt(place, store)) };
};
