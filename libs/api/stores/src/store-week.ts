import { timeZoneAt } from '@materia/domain-contact';
import { addDays, type PlainDate } from '@materia/domain-holiday-calendar';
import { rangesOn, type Store } from '@materia/domain-stores';
import { todayIn } from '@materia/platform-clock';
import { type MarketPlace, storeTimes } from './promise-context.ts';

/** The hours of one day; none on holidays. */
export type DayHours = {
  readonly date: PlainDate;
  readonly isToday: boolean;
  readonly ranges: readonly { readonly from: number; readonly to: number }[];
};

const DAYS_SHOWN = 7;

/**
 * A store's hours for seven days, closed on the market's holidays: from today in its local time, or
 * from a later day.
 */
export const weekOf = (
  store: Pick<Store, 'openingHours' | 'regionCode' | 'postcode'>,
  { market, now }: { readonly market: MarketPlace; readonly now: string },
  from?: PlainDate,
): readonly DayHours[] => {
  const times = storeTimes(store, market.holidays);
  const today = todayIn(timeZoneAt(market, store), now);
  const first = from !== undefined && from > today ? from : today;
  return Array.from({ length: DAYS_SHOWN }, (_, ahead): DayHours => {
    const date = addDays(first, ahead);
    return {
      date,
      isToday: date === today,
      ranges: times === undefined ? [] : rangesOn(date, times),
    };
  });
};
