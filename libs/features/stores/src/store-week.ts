import { storeTimes } from '@materia/api-stores';
import { timeZoneAt } from '@materia/domain-contact';
import { type Store, rangesOn } from '@materia/domain-stores';
import { addDays, type PlainDate } from '@materia/domain-holiday-calendar';
import { todayIn } from '@materia/platform-clock';
import type { ShopRequest } from '@materia/page-request';

/** The hours of one coming day; none on holidays. */
export type DayHours = {
  readonly date: PlainDate;
  readonly isToday: boolean;
  readonly ranges: readonly { readonly from: number; readonly to: number }[];
};

const DAYS_SHOWN = 7;

/**
 * A store's hours for the seven days from today in its local time, closed on the market's holidays.
 */
export const weekOf = (
  store: Store,
  { market, now }: Pick<ShopRequest, 'market' | 'now'>,
): readonly DayHours[] => {
  const times = storeTimes(store, market.holidays);
  const today = todayIn(timeZoneAt(market, store), now);
  return Array.from({ length: DAYS_SHOWN }, (_, ahead): DayHours => {
    const date = addDays(today, ahead);
    return { date, isToday: ahead === 0, ranges: times === undefined ? [] : rangesOn(date, times) };
  });
};
