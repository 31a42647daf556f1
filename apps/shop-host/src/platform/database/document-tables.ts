import type { PaymentMethod } from '@materia/domain-checkout';
import type { ColumnType, JSONColumnType } from 'kysely';

/** Whole minor units of the market's currency, including tax. */
type Minor = number;
/** ISO string in UTC; written by the host's clock, never by the database's. */
type Moment = ColumnType<string, string, string>;
/** yyyy-mm-dd in the market's zone. */
type Day = ColumnType<string, string, string>;

/** A line of a document as it was written. Amounts are minor units with tax, `net` ones without. */
export type DocumentLine = {
  readonly line: number;
  readonly sku: string;
  readonly adeokey: string;
  readonly offerCode: string;
  readonly name: string;
  readonly image: string;
  readonly urlKey: string;
  readonly vendorName: string;
  readonly qty: number;
  readonly unitMinor: number;
  readonly unitNetMinor: number;
  readonly rowMinor: number;
  readonly rowNetMinor: number;
  readonly ecotaxMinor: number;
  readonly vatBasisPoints: number;
};

/** What a document comes to at one VAT rate. */
export type DocumentRate = {
  readonly vatBasisPoints: number;
  readonly netMinor: number;
  readonly taxMinor: number;
};

/** Who sells or buys, as the document names him. */
export type DocumentParty = {
  readonly name: string;
  readonly address: readonly string[];
  readonly facts: readonly { readonly label: string; readonly value: string }[];
};

type SeriesTable = { market: string; series: string; last: number };

type Amounts = {
  currency: 'PLN' | 'EUR';
  total_minor: Minor;
  tax_minor: Minor;
  ecotax_minor: Minor;
  rates: JSONColumnType<readonly DocumentRate[]>;
  lines: JSONColumnType<readonly DocumentLine[]>;
};

export type ReceiptTable = Amounts & {
  market: string;
  id: string;
  customer_id: string;
  store_id: string;
  /** What the till wrote (RCP-02). */
  code: number;
  till: number;
  /** The order that was handed over with it, where there was one (RCP-05). */
  order_number: string | null;
  bought_at: Moment;
  payment_method: PaymentMethod;
  store: JSONColumnType<object>;
};

export type InvoiceTable = Amounts & {
  market: string;
  number: string;
  customer_id: string;
  store_id: string;
  /** The store's code, which is part of the invoice's address (INV-04). */
  store_code: string;
  order_number: string | null;
  receipt_id: string | null;
  issued_on: Day;
  seller: JSONColumnType<DocumentParty>;
  buyer: JSONColumnType<DocumentParty>;
};

export type QuoteTable = Amounts & {
  market: string;
  id: string;
  number: string;
  customer_id: string;
  store_id: string;
  name: string | null;
  created_at: Moment;
  created_on: Day;
  valid_until: Day;
  store: JSONColumnType<object>;
};

/** Documents of what customers bought or may buy. */
export type DocumentTables = {
  document_series: SeriesTable;
  receipt: ReceiptTable;
  invoice: InvoiceTable;
  quote: QuoteTable;
};
