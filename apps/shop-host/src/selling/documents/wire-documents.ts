import { ACTIVE_QUOTE_STATUS, EXPIRED_QUOTE_STATUS, type Reply } from '@materia/api-contract';
import { unreachable } from '@materia/domain-kernel';
import {
  type Currency,
  fromMajorUnits,
  money,
  sumMoney,
  toMajorUnits,
} from '@materia/domain-money';
import { parsePlainDate, type PlainDate } from '@materia/domain-holiday-calendar';
import { taxPlaceNamed } from '@materia/domain-pricing';
import {
  invoicePath,
  isSelfServiceReceipt,
  receiptType,
  type InvoiceReference,
} from '@materia/domain-documents';
import { quoteState } from '@materia/domain-quotes';
import type { Market } from '@materia/market-model';
import type {
  DocumentLine,
  DocumentParty,
  DocumentRate,
} from '../../platform/database/tables/document-tables.ts';
import { wireStoreSnapshot } from '../orders/wire-order.ts';
import type { ListedDocument } from './document-list-repository.ts';
import { partiesOf } from './parties.ts';
import type { InvoiceRow, QuoteRow, ReceiptRow } from './repository.ts';

type WireReceipt = Reply<'readReceipt'>;
type WireInvoice = Reply<'readInvoiceOfOrder'>;
type WireQuote = Reply<'readQuote'>[number];
type WirePurchase = Reply<'readFirstPurchase'>;
type WireOrder = Reply<'readOrder'>;

const PERCENT = 100;
const amountsIn =
  (currency: Currency) =>
  (minor: number): number =>
    toMajorUnits(money(minor, currency));

type Taxing = Pick<Market, 'taxes'>;

type Totals = Pick<
  ReceiptRow,
  'currency' | 'tax_territory' | 'total_minor' | 'tax_minor' | 'ecotax_minor'
> & {
  readonly rates: readonly DocumentRate[];
  readonly lines: readonly DocumentLine[];
};
const totalsOf = (
  { currency, tax_territory, total_minor, tax_minor, ecotax_minor, rates, lines }: Totals,
  { taxes }: Taxing,
) => {
  const amount = amountsIn(currency);
  return {
    currency,
    salesTax: taxPlaceNamed(taxes, tax_territory).tax,
    grandTotal: amount(total_minor),
    chargesTotal: amount(lines.reduce((left, { rowMinor }) => left - rowMinor, total_minor)),
    grandTotalHt: amount(total_minor - tax_minor),
    taxAmount: amount(tax_minor),
    totalAmountEcopart: amount(ecotax_minor),
    vatRates: rates.map(({ vatBasisPoints, netMinor, taxMinor }) => ({
      vatRate: vatBasisPoints / PERCENT,
      amountNoTax: amount(netMinor),
      taxAmount: amount(taxMinor),
      amount: amount(netMinor + taxMinor),
    })),
  };
};

/** Documents show what was paid, so a line has one price. */
const lineOf = (
  id: string,
  line: DocumentLine,
  currency: Currency,
): WireReceipt['lines'][number] => {
  const amount = amountsIn(currency);
  return {
    lineNumber: line.line,
    itemId: line.sku,
    adeoKey: line.adeokey,
    offerId: line.offerCode,
    price: amount(line.unitMinor),
    originalPrice: amount(line.unitMinor),
    amountEcopart: amount(line.ecotaxMinor),
    qtyOrdered: line.qty,
    qtyValidated: line.qty,
    rowTotal: amount(line.rowMinor),
    name: line.name,
    lineId: `${id}-${line.line}`,
    vatRate: line.vatBasisPoints / PERCENT,
    customData: {
      imageUrl: line.image,
      urlKey: line.urlKey,
      unitaryPrice: amount(line.unitMinor),
      unitaryPriceNoTax: amount(line.unitNetMinor),
      totalPrice: amount(line.rowMinor),
      totalPriceNoTax: amount(line.rowNetMinor),
      originalPrice: amount(line.unitMinor),
      discountPercent: 0,
      vendorName: line.vendorName,
    },
  };
};

/** A receipt on the wire; the type is missing if no setting names its code. */
export const wireReceipt = (receipt: ReceiptRow, market: Taxing): WireReceipt => {
  const type = receiptType(receipt.code);
  return {
    receiptId: receipt.id,
    code: receipt.code,
    ...(type.ok && { receiptType: type.value }),
    isSelfService: isSelfServiceReceipt(receipt.code),
    priceBasis: receipt.price_basis,
    isPrintedAtTill: receipt.printed_at_till,
    till: receipt.till,
    createdAt: receipt.bought_at,
    ...(receipt.order_number !== null && { orderId: receipt.order_number }),
    retailerInfo: wireStoreSnapshot(receipt.store),
    paymentMethod: receipt.payment_method,
    ...totalsOf(receipt, market),
    lines: receipt.lines.map((line) => lineOf(receipt.id, line, receipt.currency)),
  };
};

/** An invoice on the wire. */
export const wireInvoice = (invoice: InvoiceRow, market: Taxing): WireInvoice => ({
  kind: 'invoice',
  invoiceNumber: invoice.number,
  invoiceDate: invoice.issued_on,
  storeCode: invoice.store_code,
  businessUnit: invoice.market,
  documentId: invoice.document_id,
  filePath: invoicePath({ kind: 'document', documentId: invoice.document_id }),
  ...(invoice.order_number !== null && { orderId: invoice.order_number }),
  ...(invoice.receipt_id !== null && { receiptId: invoice.receipt_id }),
  seller: wireParty(invoice.seller),
  buyer: wireParty(invoice.buyer),
  ...totalsOf(invoice, market),
  lines: invoice.lines.map((line) => lineOf(invoice.number, line, invoice.currency)),
});

/** A document of any kind in a list. */
export const wireListedDocument = (document: ListedDocument, market: Market): WireInvoice => {
  const { seller, buyer } = partiesOf(document, market);
  const reference = referenceOf(document);
  const totals = totalsOf(document, market);
  return {
    kind: document.kind,
    invoiceNumber: document.number,
    invoiceDate: document.issued_on,
    documentId: document.id,
    ...(reference !== undefined && { filePath: invoicePath(reference) }),
    storeCode: document.store_code ?? '',
    businessUnit: market.id,
    issuer: { id: document.issuer_id, name: document.issuer_name },
    ...(document.order_number !== null && { orderId: document.order_number }),
    ...(document.receipt_id !== null && { receiptId: document.receipt_id }),
    ...(document.printed_at_till && { isPrintedAtTill: true }),
    seller: wireParty(seller),
    buyer: wireParty(buyer),
    ...(document.kind === 'credit-note' ? lowered(totals) : totals),
    lines: document.lines.map((line) => lineOf(document.number, line, document.currency)),
  };
};

/** The address of a listed invoice; receipts are downloaded by their own number. */
const referenceOf = ({
  kind,
  id,
}: Pick<ListedDocument, 'kind' | 'id'>): InvoiceReference | undefined => {
  switch (kind) {
    case 'invoice':
    case 'credit-note':
      return { kind: 'document', documentId: id };
    case 'seller-invoice':
      return { kind: 'third-party', invoiceId: id };
    case 'receipt':
      return undefined;
    default:
      return unreachable(kind);
  }
};

/** The totals of a credit note, which takes back what an invoice charged. */
const lowered = (totals: ReturnType<typeof totalsOf>): ReturnType<typeof totalsOf> => ({
  ...totals,
  grandTotal: -totals.grandTotal,
  chargesTotal: -totals.chargesTotal,
  grandTotalHt: -totals.grandTotalHt,
  taxAmount: -totals.taxAmount,
  totalAmountEcopart: -totals.totalAmountEcopart,
  vatRates: totals.vatRates.map(({ vatRate, amountNoTax, taxAmount, amount }) => ({
    vatRate,
    amountNoTax: -amountNoTax,
    taxAmount: -taxAmount,
    amount: -amount,
  })),
});

const wireParty = ({ name, address, facts }: DocumentParty): WireInvoice['seller'] => ({
  name,
  address: [...address],
  facts: [...facts],
});

/** A quote on the wire; after its last day it is marked as expired. */
export const wireQuote = (quote: QuoteRow, today: PlainDate, market: Taxing): WireQuote => {
  const amount = amountsIn(quote.currency);
  const validUntil = parsePlainDate(quote.valid_until);
  return {
    id: quote.id,
    number: quote.number,
    ...(quote.name !== null && { name: quote.name }),
    createdAt: quote.created_at,
    date: quote.created_on,
    expiryDate: quote.valid_until,
    status:
      validUntil.ok && quoteState({ validUntil: validUntil.value }, today) === 'active'
        ? ACTIVE_QUOTE_STATUS
        : EXPIRED_QUOTE_STATUS,
    retailerInfo: wireStoreSnapshot(quote.store),
    priceBasis: quote.price_basis,
    ...totalsOf(quote, market),
    lines: quote.lines.map((line) => ({
      item_id: line.sku,
      adeoKey: line.adeokey,
      offerId: line.offerCode,
      name: line.name,
      qty: line.qty,
      price: amount(line.unitMinor),
      row_total: amount(line.rowNetMinor),
      row_total_incl_tax: amount(line.rowMinor),
      is_shipping: false,
      customData: {
        imageUrl: line.image,
        urlKey: line.urlKey,
        totalPriceInclTax: amount(line.rowMinor),
      },
    })),
  };
};

/** A till purchase in the list of purchases. */
export const purchaseOfReceipt = (receipt: ReceiptRow): WirePurchase => {
  const amount = amountsIn(receipt.currency);
  return {
    id: receipt.id,
    type: 'selfservice',
    origin: isSelfServiceReceipt(receipt.code) ? 'SELFSERVICE' : 'STORE',
    createdAt: receipt.bought_at,
    orders: [],
    storeName: receipt.store.name,
    currency: receipt.currency,
    priceBasis: receipt.price_basis,
    grandTotal: amount(receipt.total_minor),
    grandTotalHt: amount(receipt.total_minor - receipt.tax_minor),
    totalQuantityOrdered: receipt.lines.reduce((sum, { qty }) => sum + qty, 0),
    lines: receipt.lines.map(({ sku, name, image, urlKey }) => ({
      itemId: sku,
      name,
      imageUrl: image,
      urlKey,
    })),
  };
};

/** The orders of one web purchase, its first one first, as an entry in the list of purchases. */
export const purchaseOfOrders = (first: WireOrder, others: readonly WireOrder[]): WirePurchase => {
  const orders = [first, ...others];
  const sum = (amountOf: (order: WireOrder) => number): number =>
    toMajorUnits(
      sumMoney(
        orders.map((order) => fromMajorUnits(amountOf(order), order.currency)),
        first.currency,
      ),
    );
  return {
    id: first.purchaseOrders?.[0] ?? first.ordersId,
    type: first.type,
    origin: first.origin,
    createdAt: first.createdAt,
    status: first.status,
    orders,
    storeName: first.retailerInfo.name,
    currency: first.currency,
    priceBasis: first.priceBasis,
    grandTotal: sum(({ grandTotal }) => grandTotal),
    grandTotalHt: sum(({ grandTotalHt }) => grandTotalHt),
    totalQuantityOrdered: orders.reduce((units, order) => units + order.totalQuantityOrdered, 0),
    lines: orders.flatMap((order) =>
      order.lines.map(({ itemId, name, customData: { imageUrl, urlKey } }) => ({
        itemId,
        name,
        imageUrl,
        urlKey,
      })),
    ),
  };
};
