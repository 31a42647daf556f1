import type { PlainDate } from '@materia/domain-holiday-calendar';
import { formatShortDate, type LongDate } from '@materia/market-model';

/**
 * The date names are larger than all the market data in a page's script, and the first page of a visit shows only
 * a few days. So that page includes these days as the server formatted them, and the names load with the second page.
 */
export type WrittenDays = Readonly<Record<string, string>>;

declare global {
  interface Window {
    /** The long dates of the page as the server formatted them. */
    materiaDays?: WrittenDays;
  }
}

let words: LongDate | undefined;
let writing: Map<PlainDate, string> | undefined;

/** Formats long dates: with the date names once they are loaded, else as sent with the page. Any other day is numeric. */
export const longDateOf =
  (shortDay: string): LongDate =>
  (day) => {
    const text = words?.(day) ?? daysOfPage()?.[day] ?? formatShortDate(day, shortDay);
    writing?.set(day, text);
    return text;
  };

const daysOfPage = (): WrittenDays | undefined =>
  typeof window === 'undefined' ? undefined : window.materiaDays;

/** On the server: renders a page with the market's date names and returns the long dates it shows. `make` must be synchronous. */
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

/** Sets the loader of the market's date names. */
export const longDatesFrom = (load: () => Promise<LongDate>): void => {
  source = load;
};

/** In the browser: fetches the date names once. Without them, dates are as sent with the first page, or numeric. */
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
