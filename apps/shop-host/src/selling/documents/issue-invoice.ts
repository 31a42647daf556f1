import { type PlainDate, yearOf } from '@materia/domain-holiday-calendar';
import type { PaymentMethod } from '@materia/domain-checkout';
import type { FulfilmentAddress } from '@materia/domain-order';
import type { PriceBasis } from '@materia/domain-pricing';
import { invoiceNumber, invoiceSeries } from '@materia/domain-documents';
import type { Market } from '@materia/market-model';
import { findCustomer } from '../../customers/account/repository.ts';
import type {
  DocumentParty,
  DocumentRate,
} from '../../platform/database/tables/document-tables.ts';
import { zonedMoment } from '@materia/platform-clock';
import type { OrderBuyer } from '../../platform/database/tables/order-tables.ts';
import type { Tx } from '../../platform/database/with-tx.ts';
import { ecotaxOfOrder } from '../orders/order-amounts.ts';
import type { OrderWithLines } from '../orders/repository.ts';
import { findStore } from '../../catalogue/stores/repository.ts';
import { chargesOfDocument, linesOfOrder, ratesOfOrder } from './document-amounts.ts';
import { fiscalMarkOf } from './fiscal-mark.ts';
import { addressLines, buyerOf, sellerOf } from './parties.ts';
import { nextPlace } from './series-repository.ts';
import { insertInvoice, type ReceiptRow } from './repository.ts';

/** A total up to which the law asks for less, and a buyer without a tax number. */
const isSimplified = (
  { documents: { simplifiedUpToMinor } }: Market,
  { facts }: DocumentParty,
  totalMinor: number,
): boolean =>
  simplifiedUpToMinor !== null && totalMinor <= simplifiedUpToMinor && facts.length === 0;

/** The data of an invoice, whether it follows an order or a receipt. */
type Invoiced = {
  readonly customerId: string | null;
  readonly buyer: OrderBuyer;
  readonly storeId: string;
  readonly orderNumber: string | null;
  readonly receiptId: string | null;
  /** The buyer's home, if it is known; a relay point is not where the buyer lives. */
  readonly address: FulfilmentAddress | undefined;
  readonly soldOn: PlainDate;
  readonly reference: string | null;
  readonly paymentMethod: PaymentMethod;
  readonly priceBasis: PriceBasis;
};
type Amounts = {
  readonly currency: Market['currency'];
  readonly taxTerritory: string;
  readonly totalMinor: number;
  readonly taxMinor: number;
  readonly ecotaxMinor: number;
  readonly rates: readonly DocumentRate[];
  readonly lines: ReceiptRow['lines'];
  readonly charges: ReceiptRow['charges'];
};

const issue = async (
  tx: Tx,
  market: Market,
  about: Invoiced,
  amounts: Amounts,
  day: PlainDate,
): Promise<string> => {
  const store = await findStore(tx, market.id, { id: about.storeId });
  if (store === undefined) throw new Error('What is invoiced was sold by a store');
  const { invoiceNumber: pattern } = market.settings;
  const series = { storeCode: store.seller_code, year: yearOf(day) };
  const place = await nextPlace(tx, market.id, invoiceSeries(pattern, series));
  const number = invoiceNumber(pattern, series, place);
  const buyer = buyerOf(market, about.buyer, about.address);
  const delivery = about.address === undefined ? [] : addressLines(about.address);
  await insertInvoice(tx, {
    market: market.id,
    number,
    customer_id: about.customerId,
    store_id: about.storeId,
    store_code: store.seller_code,
    order_number: about.orderNumber,
    receipt_id: about.receiptId,
    issued_on: day,
    sold_on: about.soldOn,
    reference: about.reference,
    payment_method: about.paymentMethod,
    price_basis: about.priceBasis,
    currency: amounts.currency,
    tax_territory: amounts.taxTerritory,
    total_minor: amounts.totalMinor,
    tax_minor: amounts.taxMinor,
    ecotax_minor: amounts.ecotaxMinor,
    rates: JSON.stringify(amounts.rates),
    lines: JSON.stringify(amounts.lines),
    charges: JSON.stringify(amounts.charges),
    seller: JSON.stringify(sellerOf(market)),
    buyer: JSON.stringify(buyer),
    simplified: isSimplified(market, buyer, amounts.totalMinor),
    delivery_address:
      delivery.length === 0 || delivery.join() === buyer.address.join()
        ? null
        : JSON.stringify(delivery),
    fiscal: fiscalMarkOf(market, {
      kind: 'invoice',
      number,
      place,
      day,
      buyer: about.buyer,
      amounts,
    }),
  });
  return number;
};

/**
 * Invoices an order of the shop as it was charged; returns the invoice number. One order has one
 * invoice.
 */
export const invoiceOrder = (
  tx: Tx,
  market: Market,
  whole: OrderWithLines,
  day: PlainDate,
): Promise<string> => {
  const { order } = whole;
  const about = {
    customerId: order.customer_id,
    buyer: order.buyer,
    storeId: order.store_id,
    orderNumber: order.number,
    receiptId: null,
    address: 'address' in order.fulfilment ? order.fulfilment.address : undefined,
    soldOn: day,
    reference: order.reference,
    paymentMethod: order.payment_method,
    priceBasis: order.price_basis,
  };
  return issue(
    tx,
    market,
    about,
    {
      currency: order.currency,
      taxTerritory: order.tax_territory,
      totalMinor: order.total_minor,
      taxMinor: order.tax_minor,
      ecotaxMinor: ecotaxOfOrder(whole),
      rates: ratesOfOrder(whole),
      lines: linesOfOrder(whole),
      charges: chargesOfDocument(whole.charges),
    },
    day,
  );
};

/** Invoices a receipt of a till to the customer who bought there. One receipt has one invoice. */
export const invoiceReceipt = async (
  tx: Tx,
  market: Market,
  receipt: ReceiptRow,
  day: PlainDate,
): Promise<string> => {
  if (receipt.customer_id === null) throw new Error('A till purchase is invoiced to a customer');
  const about = {
    customerId: receipt.customer_id,
    buyer: await findCustomer(tx, market.id, receipt.customer_id),
    storeId: receipt.store_id,
    orderNumber: null,
    receiptId: receipt.id,
    address: undefined,
    soldOn: zonedMoment(receipt.bought_at, market.timeZone).date,
    reference: null,
    paymentMethod: receipt.payment_method,
    priceBasis: receipt.price_basis,
  };
  return issue(
    tx,
    market,
    about,
    {
      currency: receipt.currency,
      taxTerritory: receipt.tax_territory,
      totalMinor: receipt.total_minor,
      taxMinor: receipt.tax_minor,
      ecotaxMinor: receipt.ecotax_minor,
      rates: receipt.rates,
      lines: receipt.lines,
      charges: receipt.charges,
    },
    day,
  );
};
