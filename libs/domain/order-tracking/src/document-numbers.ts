/** What the number of an invoice is made of: the store that sold, the year, and the place in the series of both. */
export type InvoicePlace = { readonly storeCode: string; readonly year: number };

/** Digits that the place in a series has at least, so that numbers sort as they were given. */
const PLACE_DIGITS = 6;

/** The series that an invoice is numbered in, by the market's pattern of `{year}`, `{store}` and `{number}`. Two stores never share one. */
export const invoiceSeries = (pattern: string, { storeCode, year }: InvoicePlace): string =>
  pattern.replace('{year}', String(year)).replace('{store}', storeCode);

/** The number of an invoice: its series with the place in it, counted from 1. */
export const invoiceNumber = (pattern: string, place: InvoicePlace, count: number): string =>
  invoiceSeries(pattern, place).replace('{number}', String(count).padStart(PLACE_DIGITS, '0'));

/** The till and the day that a receipt was printed on; `day` is yyyy-mm-dd. */
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
