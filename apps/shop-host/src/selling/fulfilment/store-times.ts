import { timeZoneAt } from '@materia/domain-contact';
import type { PromiseContext } from '@materia/domain-promise';
import { readStoreTimes } from '@materia/domain-stores';
import { addOpeningDays, type PlainDate } from '@materia/domain-holiday-calendar';
import type { Market } from '@materia/market-model';
import { zonedMoment } from '@materia/platform-clock';
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

/** What the hold of an order that is paid in store leaves time for. */
export type HoldTime = 'prepare' | 'collect';

/** The opening days on which an order that is paid in store can be collected once it is ready. */
const DAYS_TO_COLLECT = 2;

/**
 * The last day on which an order that is paid in store is held, in the store's local time: the last
 * opening day to prepare or to collect it from now on, or to collect it after the day that the
 * shopper chose.
 */
export const lastHeldDay = (
  store: StoreRow,
  market: Market,
  now: string,
  { time, pickupDay }: { readonly time: HoldTime; readonly pickupDay: PlainDate | undefined },
): PlainDate => {
  const { calendar, now: here } = promiseContext(store, market, now);
  const days = [
    addOpeningDays(
      here.date,
      time === 'prepare' ? market.settings.daysToPrepare : DAYS_TO_COLLECT,
      calendar,
    ).date,
    ...(pickupDay === undefined ? [] : [addOpeningDays(pickupDay, DAYS_TO_COLLECT, calendar).date]),
  ];
  return days.reduce((one, other) => (one < other ? other : one));
};
