import type { Currency } from '@materia/domain-money';
import type { PaymentMethod } from '@materia/domain-checkout';
import type { DiscountTier, OfferPrice, OrderCharge, PriceBasis } from '@materia/domain-pricing';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
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

/** What a document charges beside its lines, and what its lines' amounts contain. */
export type DocumentCharge = {
  readonly kind: OrderCharge['kind'];
  /** Of fees and deposits only. */
  readonly qty: number | null;
  readonly netMinor: number;
  readonly grossMinor: number;
  readonly vatBasisPoints: number;
  /** The article reference of a fee or deposit, or the promo code of a discount. */
  readonly reference: string | null;
};

/** The code of the tax authority for a document, the content of its QR code, and what it must say. */
export type FiscalMark = { readonly code: string; readonly qr: string; readonly note: string };

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

type Charges = { charges: JSONColumnType<readonly DocumentCharge[]> };

export type ReceiptTable = Amounts &
  Charges & {
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

/** What invoices and credit notes have in common. */
type FiscalDocument = Amounts &
  Charges & {
    market: string;
    number: string;
    /** By which it is downloaded. */
    document_id: Generated<string>;
    /** Null for an order of a guest. */
    customer_id: string | null;
    store_id: string;
    /** The store's code, which is part of the invoice's address. */
    store_code: string;
    issued_on: DayColumn;
    /** Whether its prices were agreed with tax or without. */
    price_basis: Generated<PriceBasis>;
    seller: JSONColumnType<DocumentParty>;
    buyer: JSONColumnType<DocumentParty>;
    /** In countries whose documents have one. */
    fiscal: ColumnType<FiscalMark | null, string | null>;
  };

export type InvoiceTable = FiscalDocument & {
  order_number: string | null;
  receipt_id: string | null;
  /** Issued as a simplified invoice, for which the law asks less. */
  simplified: Generated<boolean>;
  /** The day of the sale. */
  sold_on: DayColumn;
  /** The buyer's own number for the order. */
  reference: string | null;
  payment_method: PaymentMethod | null;
  /** Where the products were brought, if it is not the buyer's address. */
  delivery_address: ColumnType<readonly string[] | null, string | null>;
};

/** Why an invoice is corrected. */
export type CreditReason = 'withdrawal' | 'cancellation' | 'return' | 'deposit' | 'goodwill';

export type CreditNoteTable = FiscalDocument & {
  order_number: string;
  /** The invoice that it corrects. */
  invoice_number: string;
  invoice_issued_on: DayColumn;
  /** What it was issued for: the id of a return, for example. The same cause has one credit note. */
  cause: string;
  reason: CreditReason;
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

/** What the customer's account earned on a quote, which the quote keeps. */
export type QuoteTerms = {
  readonly tier: DiscountTier | null;
  readonly waivesPreparationFee: boolean;
};

/** The price of an offer as it was quoted. */
export type QuotedPrice = { readonly offerCode: string; readonly price: OfferPrice };

export type QuoteTable = Amounts &
  Charges & {
    market: string;
    id: string;
    number: string;
    customer_id: string;
    store_id: string;
    /** The company whose members see it, if a member of one made it. */
    legal_entity_id: string | null;
    name: string | null;
    /** Whether its prices were agreed with tax or without. */
    price_basis: Generated<PriceBasis>;
    created_at: MomentColumn;
    created_on: DayColumn;
    valid_until: DayColumn;
    /** Empty for quotes of before they could be ordered: their lines have the prices as well. */
    prices: JSONColumnType<readonly QuotedPrice[]>;
    terms: JSONColumnType<QuoteTerms>;
    store: JSONColumnType<StoreSnapshot>;
  };

/** Documents about purchases and quotes. */
export type DocumentTables = {
  document_series: SeriesTable;
  receipt: ReceiptTable;
  invoice: InvoiceTable;
  seller_invoice: SellerInvoiceTable;
  credit_note: CreditNoteTable;
  quote: QuoteTable;
};
