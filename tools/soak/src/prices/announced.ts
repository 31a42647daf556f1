/**
 * A price that a page announces as reduced, in minor units; `percent` is 0 where no percentage is
 * shown.
 */
export type Announced = { readonly struck: number; readonly percent: number };

/**
 * The prices of a product in one zone for private customers, in minor units, and each change of
 * them by day, yyyy-mm-dd.
 */
export type PricePast = {
  readonly amount: number;
  readonly initial: number;
  readonly changes: readonly { readonly from: string; readonly amount: number }[];
};

const DAY_MS = 86_400_000;
const PERIOD = 30;

const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);

/** The price in force at the end of a day. */
const priceOn = ({ changes }: PricePast, day: string): number | undefined =>
  changes.findLast(({ from }) => from <= day)?.amount;

/**
 * What the law lets a shop announce, worked out day by day and without a function of the shop: the
 * lowest price of the 30 days before the day on which the present price began (Directive 98/6/EC,
 * art. 6a). Undefined for no reduction. A price that applied for part of a day counts on that day.
 */
export const lawfulReduction = (past: PricePast): Announced | undefined => {
  const began = past.changes.findLast(({ amount }) => amount === past.amount)?.from;
  if (began === undefined || past.amount >= past.initial) return undefined;
  const prices: number[] = [];
  for (let days = 1; days <= PERIOD; days += 1) {
    const day = daysBefore(began, days);
    const atItsEnd = priceOn(past, day);
    if (atItsEnd !== undefined) prices.push(atItsEnd);
    prices.push(...past.changes.filter(({ from }) => from === day).map(({ amount }) => amount));
  }
  if (prices.length === 0) return undefined;
  const lowest = Math.min(...prices);
  if (past.amount >= lowest) return undefined;
  return { struck: lowest, percent: Math.floor(((lowest - past.amount) * 100) / lowest) };
};

/**
 * The first reduction in a piece of a page, from its struck price and its badge; undefined without
 * one.
 */
export const announcedIn = (html: string): Announced | undefined => {
  const struck = /<s[ >][\s\S]*?<\/s>/.exec(html)?.[0];
  if (struck === undefined) return undefined;
  const percent = /−(\d{1,2})/.exec(textOf(html))?.[1] ?? '0';
  return { struck: Number(textOf(struck).replace(/\D/g, '')), percent: Number(percent) };
};

const textOf = (html: string): string => html.replace(/<[^>]*>/g, '');
