import type { Currency } from '@materia/domain-money';
import type { PaymentMethod } from '@materia/domain-checkout';
import type { PriceBasis } from '@materia/domain-pricing';
import type { Generated, JSONColumnType } from 'kysely';
import type { DayColumn, Minor, MomentColumn } from './column-types.ts';
import type { StoreSnapshot } from './snapshots.ts';

/** A document line as issued. Amounts are minor units including tax; `net` amounts exclude it. */
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

/** The totals of a document at one VAT rate. */
export type DocumentRate = {
  readonly vatBasisPoints: number;
  readonly netMinor: number;
  readonly taxMinor: number;
};

/** The seller or buyer as named on the document. */
export type DocumentParty = {
  readonly name: string;
  readonly address: readonly string[];
  readonly facts: readonly { readonly label: string; readonly value: string }[];
};

type SeriesTable = { market: string; series: string; last: number };

type Amounts = {
  currency: Currency;
  /** The territory whose taxes were charged, as the market's tax table names it. */
  tax_territory: Generated<string>;
  total_minor: Minor;
  tax_minor: Minor;
  ecotax_minor: Minor;
  rates: JSONColumnType<readonly DocumentRate[]>;
  lines: JSONColumnType<readonly DocumentLine[]>;
};

export type ReceiptTable = Amounts & {
  market: string;
  id: string;
  /** Null for an order of a guest. */
  customer_id: string | null;
  store_id: string;
  /** The data from the till. */
  code: number;
  till: number;
  /** The order handed over with it, if any. */
  order_number: string | null;
  bought_at: MomentColumn;
  /** Whether its prices were agreed with tax or without. */
  price_basis: Generated<PriceBasis>;
  payment_method: PaymentMethod;
  /** The customer chose paper at the till, which printed it: there is no file. */
  printed_at_till: Generated<boolean>;
  store: JSONColumnType<StoreSnapshot>;
};

export type InvoiceTable = Amounts & {
  market: string;
  number: string;
  /** Null for an order of a guest. */
  customer_id: string | null;
  store_id: string;
  /** The store's code, which is part of the invoice's address. */
  store_code: string;
  order_number: string | null;
  receipt_id: string | null;
  issued_on: DayColumn;
  seller: JSONColumnType<DocumentParty>;
  buyer: JSONColumnType<DocumentParty>;
};

/** The invoice of a marketplace seller for an order, which the shop keeps as a file. */
export type SellerInvoiceTable = Amounts & {
  market: string;
  id: string;
  order_number: string;
  /** From 1. The last one counts; former ones stay. */
  version: number;
  /** Null for an order of a guest. */
  customer_id: string | null;
  /** The seller's own number. */
  number: string;
  issued_on: DayColumn;
  seller: JSONColumnType<DocumentParty>;
  buyer: JSONColumnType<DocumentParty>;
  /** The file by its name in the store of files. */
  file: string;
  bytes: number;
  sha256: string;
  uploaded_at: MomentColumn;
  uploaded_by: string;
};

export type QuoteTable = Amounts & {
  market: string;
  id: string;
  number: string;
  customer_id: string;
  store_id: string;
  name: string | null;
  created_at: MomentColumn;
  created_on: DayColumn;
  valid_until: DayColumn;
  store: JSONColumnType<StoreSnapshot>;
};

/** Documents about purchases and quotes. */
export type DocumentTables = {
  document_series: SeriesTable;
  receipt: ReceiptTable;
  invoice: InvoiceTable;
  seller_invoice: SellerInvoiceTable;
  quote: QuoteTable;
};
