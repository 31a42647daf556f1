import { timeZoneAt } from '@materia/domain-contact';
import type { PromiseContext } from '@materia/domain-promise';
import { readStoreTimes } from '@materia/domain-stores';
import { addDays, addOpeningDays, type PlainDate } from '@materia/domain-holiday-calendar';
import type { Market } from '@materia/market-model';
import { instantOf, zonedMoment } from '@materia/platform-clock';
import type { StoreRow } from '../../catalogue/stores/repository.ts';

/**
 * The store's opening times at a moment, in its local time. Throws if the times of the store cannot
 * be read.
 */
export const promiseContext = (store: StoreRow, market: Market, now: string): PromiseContext => {
  const times = readStoreTimes(
    { openingHours: store.opening_hours, regionCode: store.region_code ?? undefined },
    market.holidays,
  );
  if (!times.ok)
    throw new Error(
      `The times of store ${store.id} cannot be read: ${JSON.stringify(times.error)}`,
    );
  return { ...times.value, now: zonedMoment(now, timeZoneAt(market, store)) };
};

/**
 * Until when an order that is paid in store is held for the store to prepare it: the ISO instant at
 * which the market's last opening day for that ends, or the last day to collect after the day that
 * the shopper chose.
 */
export const prepareUntil = (
  store: StoreRow,
  market: Market,
  now: string,
  pickupDay: PlainDate | undefined,
): string => {
  const { calendar, now: here } = promiseContext(store, market, now);
  const days = [
    addOpeningDays(here.date, market.settings.daysToPrepare, calendar).date,
    ...(pickupDay === undefined ? [] : [addOpeningDays(pickupDay, DAYS_TO_COLLECT, calendar).date]),
  ];
  const last = days.reduce((one, other) => (one < other ? other : one));
  return instantOf(addDays(last, 1), 0, timeZoneAt(market, store));
};

/** The opening days on which an order that is paid in store can be collected once it is ready. */
const DAYS_TO_COLLECT = 2;

/**
 * Until when an order that is ready now is kept for its customer to collect and pay: the ISO
 * instant at which the last day ends.
 */
export const collectUntil = (store: StoreRow, market: Market, now: string): string => {
  const { calendar, now: here } = promiseContext(store, market, now);
  const { date } = addOpeningDays(here.date, DAYS_TO_COLLECT, calendar);
  return instantOf(addDays(date, 1), 0, timeZoneAt(market, store));
};
