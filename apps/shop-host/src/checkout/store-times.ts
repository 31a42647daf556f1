import { parseOpeningHours, type PromiseContext, type StoreTimes } from '@materia/domain-delivery-labels';
import { parseCalendarCountry } from '@materia/domain-holiday-calendar';
import type { Market } from '@materia/market-model';
import { zonedMoment } from '@materia/platform-clock';
import type { StoreRow } from '../stores/store.ts';

/** When a store is open: its hours, and the holidays of its market and region (PRM-05, PRM-06). Throws on hours that are none. */
const storeTimes = (store: StoreRow, market: Market): StoreTimes => {
  const hours = parseOpeningHours(store.opening_hours);
  const country = parseCalendarCountry(market.country);
  if (!hours.ok) throw new Error(`Store ${store.id} has impossible opening hours on weekday ${hours.error.weekday}`);
  if (!country.ok) throw new Error(`No holiday calendar for ${market.country}`);
  return { hours: hours.value, calendar: { country: country.value, ...(store.region_code !== null && { region: store.region_code }) } };
};

/** The store's times at a moment, as its own wall clock shows it. */
export const promiseContext = (store: StoreRow, market: Market, now: string): PromiseContext => ({ ...storeTimes(store, market), now: zonedMoment(now, market.timeZone) });
