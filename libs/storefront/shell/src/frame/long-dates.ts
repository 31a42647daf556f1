import type { PlainDate } from '@materia/domain-holiday-calendar';
import { formatShortDate, type LongDate } from '@materia/market-model';

/**
 * The words of dates weigh more than all that a page's script holds of a market, and the first page of a visit names
 * a few days only. So it brings these days as the server wrote them; the words themselves come with the second page.
 */
export type WrittenDays = Readonly<Record<string, string>>;

declare global {
  interface Window {
    /** The long dates of the page as it was made. */
    materiaDays?: WrittenDays;
  }
}

let words: LongDate | undefined;
let writing: Map<PlainDate, string> | undefined;

/** Writes long dates: with the words where they are at hand, else as the page brought them. A day it did not bring stands in figures. */
export const longDateOf =
  (shortDay: string): LongDate =>
  (day) => {
    const text = words?.(day) ?? daysOfPage()?.[day] ?? formatShortDate(day, shortDay);
    writing?.set(day, text);
    return text;
  };

const daysOfPage = (): WrittenDays | undefined =>
  typeof window === 'undefined' ? undefined : window.materiaDays;

/** On the server: makes a page with the words of its market, and tells which long dates stand in it. `make` must not wait for anything. */
export const withLongDates = <Page>(
  longDate: LongDate,
  make: () => Page,
): { readonly page: Page; readonly days: WrittenDays } => {
  const days = new Map<PlainDate, string>();
  words = longDate;
  writing = days;
  try {
    return { page: make(), days: Object.fromEntries(days) };
  } finally {
    writing = undefined;
  }
};

let source: (() => Promise<LongDate>) | undefined;
let loading: Promise<void> | undefined;

/** Says where the words of the market's dates are fetched from. */
export const longDatesFrom = (load: () => Promise<LongDate>): void => {
  source = load;
};

/** In the browser: fetches the words once. Without them dates are as the first page brought them, or in figures. */
export const fetchLongDates = (): Promise<void> => {
  loading ??= source?.().then(
    (longDate) => {
      words = longDate;
    },
    () => {
      loading = undefined;
    },
  );
  return loading ?? Promise.resolve();
};
