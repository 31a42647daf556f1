import type { PaymentMethod } from '@materia/domain-checkout';
import { type PlainDate } from '@materia/domain-holiday-calendar';
import { receiptId, receiptSeries } from '@materia/domain-documents';
import type { PriceBasis } from '@materia/domain-pricing';
import type { Market } from '@materia/market-model';
import { zonedMoment } from '@materia/platform-clock';
import type { CartAtStore } from '../pricing/price-cart.ts';
import type {
  DocumentCharge,
  DocumentLine,
  DocumentRate,
} from '../../platform/database/tables/document-tables.ts';
import type { Tx } from '../../platform/database/with-tx.ts';
import { ecotaxOfOrder } from '../orders/order-amounts.ts';
import type { OrderWithLines } from '../orders/repository.ts';
import { findStore, type StoreRow } from '../../catalogue/stores/repository.ts';
import {
  chargesOfCart,
  chargesOfDocument,
  documentRates,
  ecotaxOf,
  linesOfCart,
  linesOfOrder,
  ratesOfOrder,
} from './document-amounts.ts';
import { insertReceipt } from './repository.ts';
import { nextPlace } from './series-repository.ts';
import { snapshotOfStore } from '../orders/store-snapshot.ts';

/** The receipt code of a staffed till; self-service tills use codes of their own. */
export const CASHIER_CODE = 0;
/** The till for orders that are handed over. */
const PICKUP_TILL = 1;

/** The place and time of a till purchase. */
export type TillPurchase = {
  /** Null for an order of a guest. */
  readonly customerId: string | null;
  readonly store: StoreRow;
  readonly till: number;
  readonly code: number;
  readonly boughtAt: string;
  readonly paymentMethod: PaymentMethod;
  /** The customer asked for paper. */
  readonly isPrinted?: boolean;
};
type Content = {
  readonly taxTerritory: string;
  readonly priceBasis: PriceBasis;
  readonly orderNumber: string | null;
  readonly totalMinor: number;
  readonly taxMinor: number;
  readonly ecotaxMinor: number;
  readonly rates: readonly DocumentRate[];
  readonly lines: readonly DocumentLine[];
  readonly charges: readonly DocumentCharge[];
};

const write = async (
  tx: Tx,
  market: Market,
  { customerId, store, till, code, boughtAt, paymentMethod, isPrinted = false }: TillPurchase,
  content: Content,
): Promise<string> => {
  const day: PlainDate = zonedMoment(boughtAt, market.timeZone).date;
  const place = { storeCode: store.seller_code, till, day };
  const id = receiptId(place, await nextPlace(tx, market.id, receiptSeries(place)));
  await insertReceipt(tx, {
    market: market.id,
    id,
    customer_id: customerId,
    store_id: store.id,
    code,
    till,
    order_number: content.orderNumber,
    bought_at: boughtAt,
    price_basis: content.priceBasis,
    payment_method: paymentMethod,
    printed_at_till: isPrinted,
    currency: market.currency,
    tax_territory: content.taxTerritory,
    total_minor: content.totalMinor,
    tax_minor: content.taxMinor,
    ecotax_minor: content.ecotaxMinor,
    rates: JSON.stringify(content.rates),
    lines: JSON.stringify(content.lines),
    charges: JSON.stringify(content.charges),
    store: snapshotOfStore(store),
  });
  return id;
};

/** Writes the receipt of a till purchase; returns its id. */
export const writeReceipt = (
  tx: Tx,
  market: Market,
  at: TillPurchase,
  { lines, totals, taxes, context }: CartAtStore,
): Promise<string> => {
  const written = linesOfCart(lines, totals);
  return write(tx, market, at, {
    orderNumber: null,
    taxTerritory: taxes.own.territory,
    priceBasis: context.basis,
    totalMinor: totals.total.included.minor,
    taxMinor: totals.tax.minor,
    ecotaxMinor: ecotaxOf(written),
    rates: documentRates(totals.byRate),
    lines: written,
    charges: chargesOfCart(lines, totals, market.currency),
  });
};

/** Writes the receipt of an order that is handed over in its store; returns its id. */
export const receiptOfOrder = async (
  tx: Tx,
  market: Market,
  whole: OrderWithLines,
  handedOverAt: string,
): Promise<string> => {
  const { order } = whole;
  const store = await findStore(tx, market.id, { id: order.store_id });
  if (store === undefined) throw new Error('An order was placed at a store');
  const at = {
    customerId: order.customer_id,
    store,
    till: PICKUP_TILL,
    code: CASHIER_CODE,
    boughtAt: handedOverAt,
    paymentMethod: order.payment_method,
  };
  return write(tx, market, at, {
    orderNumber: order.number,
    taxTerritory: order.tax_territory,
    priceBasis: order.price_basis,
    totalMinor: order.total_minor,
    taxMinor: order.tax_minor,
    ecotaxMinor: ecotaxOfOrder(whole),
    rates: ratesOfOrder(whole),
    lines: linesOfOrder(whole),
    charges: chargesOfDocument(whole.charges),
  });
};
