import { addMonths, type PlainDate, plainDate } from '@materia/domain-holiday-calendar';

/** The documents about what was bought: of the shop, of a marketplace seller, or of a till. */
export const DOCUMENT_KINDS = ['invoice', 'credit-note', 'seller-invoice', 'receipt'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The kinds that an account's list of invoices shows. Receipts are found with their purchases. */
export const INVOICE_KINDS = [
  'invoice',
  'credit-note',
  'seller-invoice',
] as const satisfies readonly DocumentKind[];

/** Days from `from` up to but without `until`. */
export type DaySpan = { readonly from: PlainDate; readonly until: PlainDate };

/** The period of a list of documents; a month belongs to its year. */
export type DocumentPeriod = { readonly year?: number; readonly month?: number };

const MONTHS_OF_YEAR = 12;

/**
 * The days of a period: of a month, or of a whole year. Undefined without a year, because a month
 * alone names no days.
 */
export const daysOfPeriod = ({ year, month }: DocumentPeriod): DaySpan | undefined => {
  if (year === undefined) return undefined;
  const from = plainDate(year, month ?? 1, 1);
  return { from, until: addMonths(from, month === undefined ? MONTHS_OF_YEAR : 1) };
};
