/**
 * The parts of an invoice number: the selling store, the year, and the sequence number in the
 * series of both.
 */
export type InvoicePlace = { readonly storeCode: string; readonly year: number };

/** Minimum number of digits of a sequence number, so that numbers sort in the order of issue. */
const PLACE_DIGITS = 6;

/**
 * The series of an invoice, by the market's pattern of `{year}`, `{store}` and `{number}`. Two
 * stores never share one.
 */
export const invoiceSeries = (pattern: string, { storeCode, year }: InvoicePlace): string =>
  pattern.replace('{year}', String(year)).replace('{store}', storeCode);

/** The number of an invoice: its series with its sequence number, counted from 1. */
export const invoiceNumber = (pattern: string, place: InvoicePlace, count: number): string =>
  invoiceSeries(pattern, place).replace('{number}', String(count).padStart(PLACE_DIGITS, '0'));

/** The till and the day of a receipt; `day` is yyyy-mm-dd. */
export type ReceiptPlace = {
  readonly storeCode: string;
  readonly till: number;
  readonly day: string;
};

/** The series of a till on one day. */
export const receiptSeries = ({ storeCode, till, day }: ReceiptPlace): string =>
  `${storeCode}-${String(till).padStart(2, '0')}-${day.replaceAll('-', '')}`;

export const receiptId = (place: ReceiptPlace, count: number): string =>
  `${receiptSeries(place)}-${String(count).padStart(4, '0')}`;
