import { addDays, addMonths, type PlainDate, plainDate } from '@materia/domain-holiday-calendar';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { OrderType } from '@materia/domain-order';
import type { DaySpan } from './document-filter.ts';

/** How many months the quick filter "recent" covers. */
export const RECENT_PURCHASE_MONTHS = 3;

/** The period of the purchase list: the last months or one calendar year. */
export type PurchaseFilter =
  { readonly kind: 'recent' } | { readonly kind: 'year'; readonly year: number };

/** Parses `recent` or a four-digit year; refuses anything else. */
export const parsePurchaseFilter = (
  text: string,
): Result<PurchaseFilter, { readonly kind: 'not-a-purchase-filter'; readonly text: string }> => {
  if (text === 'recent') return ok({ kind: 'recent' });
  return /^\d{4}$/.test(text)
    ? ok({ kind: 'year', year: Number(text) })
    : fail({ kind: 'not-a-purchase-filter', text });
};

export const printPurchaseFilter = (filter: PurchaseFilter): string =>
  filter.kind === 'recent' ? 'recent' : String(filter.year).padStart(4, '0');

/**
 * The first day that still counts as recent: the same day three months ago, or the end of a shorter
 * month.
 */
const recentPurchasesSince = (today: PlainDate): PlainDate =>
  addMonths(today, -RECENT_PURCHASE_MONTHS);

/**
 * The days whose purchases the filter shows. `today` is the day in the market's time zone; "recent"
 * ends with it.
 */
export const daysOfPurchases = (filter: PurchaseFilter, today: PlainDate): DaySpan =>
  filter.kind === 'year'
    ? { from: plainDate(filter.year, 1, 1), until: plainDate(filter.year + 1, 1, 1) }
    : { from: recentPurchasesSince(today), until: addDays(today, 1) };

/** Everything bought is a purchase; web and store orders, which are tracked, are also orders. */
export const listsOf = (order: {
  readonly type: OrderType;
}): { readonly purchases: true; readonly orders: boolean } => ({
  purchases: true,
  orders: order.type !== 'selfservice',
});
