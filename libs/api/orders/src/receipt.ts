import type { PaymentMethod } from '@materia/domain-checkout';
import { pictureUrl } from '@materia/api-catalogue';
import type { HostClient } from '@materia/api-client-kernel';
import type { Reply } from '@materia/api-contract';
import { fromMajorUnits, type Money } from '@materia/domain-money';
import type { PriceBasis, SalesTax } from '@materia/domain-pricing';
import type { ReceiptType } from '@materia/domain-documents';
import { zonedMoment } from '@materia/platform-clock';
import { type OrderInvoice, readInvoice } from './invoice.ts';
import type { ShownMoment } from './order-facts.ts';
import { type OrderLine, readLineAmounts, type TrackedOrder } from './order.ts';

/**
 * A purchase at a till, as its receipt shows it: amounts with tax, times in the market's local
 * time.
 */
export type ReceiptFacts = {
  readonly id: string;
  /** Undefined when no setting defines the till's code. */
  readonly type: ReceiptType | undefined;
  readonly isSelfService: boolean;
  /** The till printed it, so that there is no file. */
  readonly isPrintedAtTill: boolean;
  readonly till: number;
  readonly paidAt: ShownMoment;
  /** The order that was collected with it. */
  readonly orderId: string | undefined;
  readonly store: TrackedOrder['store'];
  readonly paymentMethod: PaymentMethod;
  readonly lines: readonly Omit<OrderLine, 'lineNumber' | 'subType' | 'charged'>[];
  /** Charges besides the lines: preparation and delivery. */
  readonly charges: Money;
  readonly eco: Money;
  readonly salesTax: SalesTax;
  /** Whether the lines' amounts are with tax or, for firms, without. */
  readonly priceBasis: PriceBasis;
  /** The tax included in the total, by rate in percent. */
  readonly taxes: readonly { readonly rate: number; readonly tax: Money }[];
  readonly totalNoTax: Money;
  readonly total: Money;
};

type ReceiptMarket = { readonly id: string; readonly timeZone: string };

/**
 * A receipt of the customer; undefined for another customer's receipt as well as for a missing one.
 */
export const fetchReceipt = async (
  host: HostClient,
  receiptId: string,
  market: ReceiptMarket,
): Promise<ReceiptFacts | undefined> => {
  const answer = await host('readReceipt', { params: { receiptId } });
  return answer.ok ? receiptFacts(answer.value, market) : undefined;
};

/** Number and day of the invoice issued for a receipt; undefined without one. */
export const fetchReceiptInvoice = async (
  host: HostClient,
  receiptId: string,
  { id: businessUnit }: ReceiptMarket,
): Promise<OrderInvoice | undefined> =>
  readInvoice(await host('readInvoiceOfReceipt', { params: { businessUnit, receiptId } }));

const receiptFacts = (receipt: Reply<'readReceipt'>, market: ReceiptMarket): ReceiptFacts => {
  const amount = (value: number): Money => fromMajorUnits(value, receipt.currency);
  const { date, minutesOfDay } = zonedMoment(receipt.createdAt, market.timeZone);
  return {
    id: receipt.receiptId,
    type: receipt.receiptType,
    isSelfService: receipt.isSelfService,
    isPrintedAtTill: receipt.isPrintedAtTill,
    till: receipt.till,
    paidAt: { date, minutesOfDay },
    orderId: receipt.orderId,
    store: receipt.retailerInfo,
    paymentMethod: receipt.paymentMethod,
    lines: receipt.lines.map(
      ({ lineId, itemId, name, qtyOrdered, price, rowTotal, customData }) => ({
        id: lineId,
        sku: itemId,
        name,
        urlKey: customData.urlKey,
        image: pictureUrl(market.id, customData.imageUrl),
        quantity: qtyOrdered,
        ...readLineAmounts({ price, qtyOrdered, rowTotal, customData }, receipt),
        vendorName: customData.vendorName,
      }),
    ),
    charges: amount(receipt.chargesTotal),
    eco: amount(receipt.totalAmountEcopart),
    salesTax: receipt.salesTax,
    priceBasis: receipt.priceBasis,
    taxes: receipt.vatRates.map(({ vatRate, taxAmount }) => ({
      rate: vatRate,
      tax: amount(taxAmount),
    })),
    totalNoTax: amount(receipt.grandTotalHt),
    total: amount(receipt.grandTotal),
  };
};
