import type { BuyerProof, CheckedSiteDetails, PaymentMethod } from '@materia/domain-checkout';
import { shippingMethodParts, type SiteAccess } from '@materia/domain-shipping';
import {
  firstStatus,
  type Fulfilment,
  fulfilmentFacts,
  kindOfOrder,
  type OrderedFulfilment,
  type OrderStatus,
  type PaymentStart,
} from '@materia/domain-order';
import { type OrderAmounts, type PriceBasis, priceBefore } from '@materia/domain-pricing';
import { storeTaxes } from '../../catalogue/stores/store-taxes.ts';
import type { OfferedLine } from '../pricing/price-cart.ts';
import type { RequestContext } from '../../platform/contract/context.ts';
import type { OrderContact } from '../../platform/database/tables/snapshots.ts';
import type { Tx } from '../../platform/database/with-tx.ts';
import { insertPurchase, releaseAt } from '../purchases/repository.ts';
import { snapshotOfStore } from '../orders/store-snapshot.ts';
import type { StoreRow } from '../../catalogue/stores/repository.ts';
import type { Market } from '@materia/market-model';
import { newCheckedNumber } from '../../platform/ids/checked-number.ts';
import { insertCharges } from '../orders/charges-repository.ts';
import {
  deleteOrders,
  insertOrderLines,
  insertOrders,
  insertStatuses,
} from '../orders/new-orders-repository.ts';
import { paymentStartOf } from '../orders/payment-start.ts';
import type { PlacedBy } from './buyer.ts';
import { chargesOfNewOrder } from './order-charges.ts';

type Placement = Pick<RequestContext, 'market' | 'now' | 'today'> & { readonly buyer: PlacedBy };

/** The input from which an order is written. */
export type NewOrder = OrderedFulfilment & {
  readonly store: StoreRow;
  /** The lines of the order in the order of their totals. */
  readonly lines: readonly OfferedLine[];
  readonly totals: OrderAmounts;
  /** The promo code of the cart, if it counted. */
  readonly couponCode: string | null;
  readonly contact: OrderContact;
  readonly comment: string;
  /** What the driver of a truck needs to know of the place. */
  readonly siteAccess?: SiteAccess | null;
  readonly priceBasis: PriceBasis;
  /** What a professional added. */
  readonly site?: CheckedSiteDetails | undefined;
  readonly wantsInvoice?: boolean;
  readonly paymentMethod: PaymentMethod;
  /** True for an order of an open purchase, which does not count yet. */
  readonly isOpen?: boolean;
};

/** The first status of an order. */
const firstStatusOfOrder = (
  order: OrderedFulfilment,
  payment: Exclude<PaymentStart, 'refused'>,
): OrderStatus => {
  const status = firstStatus(kindOfOrder(order), payment);
  if (!status.ok) throw new Error('An order whose payment was not refused has a first status');
  return status.value;
};

/** Two orders hardly ever draw the same number; if they do, all of a purchase draw again. */
const NUMBER_ATTEMPTS = 8;

/**
 * Writes the orders of a purchase with their lines at current prices, their charges and their first
 * statuses, in four statements however many they are; returns their numbers. The first one is that
 * of the purchase.
 */
export const writeOrders = async (
  tx: Tx,
  orders: readonly NewOrder[],
  placement: Placement,
): Promise<readonly string[]> => {
  const { market, now } = placement;
  const numbers = await numberOrders(
    tx,
    orders.map((order) => orderRow(order, placement)),
    placement,
  );
  const numbered = orders.map((order, at) => ({ ...order, number: numbers[at] ?? '' }));
  await insertOrderLines(
    tx,
    numbered.flatMap(({ lines, number, totals }) =>
      lines.map((line, at) => orderLine(line, at, number, totals)),
    ),
  );
  await insertCharges(
    tx,
    market.id,
    numbered.map((order) => ({
      number: order.number,
      charges: chargesOfNewOrder(market, order, territoryOf(order, market)),
    })),
  );
  await insertStatuses(
    tx,
    numbered.map((order) => ({
      market: market.id,
      order_number: order.number,
      seq: 1,
      status: statusOfNew(order),
      at: now,
    })),
  );
  return numbers;
};

/** Inserts orders with numbers that no other order has; returns the numbers. */
const numberOrders = async (
  tx: Tx,
  rows: readonly ReturnType<typeof orderRow>[],
  { market, today }: Placement,
): Promise<readonly string[]> => {
  for (let attempt = 0; attempt < NUMBER_ATTEMPTS; attempt += 1) {
    const numbers = rows.map(() => newCheckedNumber(today));
    const written = await insertOrders(
      tx,
      rows.map((row, at) => ({
        ...row,
        number: numbers[at] ?? '',
        purchase_number: numbers[0] ?? '',
      })),
    );
    if (written.length === rows.length) return numbers;
    await deleteOrders(tx, market.id, written);
  }
  throw new Error('No free order numbers were found');
};

/** The first status of an order that is written. */
export const statusOfNew = (
  order: OrderedFulfilment & Pick<NewOrder, 'paymentMethod'>,
): OrderStatus => firstStatusOfOrder(order, paymentStartOf(order.paymentMethod, order.fulfilment));

/** The columns of a fulfilment. */
const fulfilmentColumns = (fulfilment: Fulfilment) => {
  const { method, vendor, address, point, date, startHour, fromMinute } =
    fulfilmentFacts(fulfilment);
  const { carrier, method: code } = shippingMethodParts(method);
  return {
    carrier_code: carrier,
    method_code: code,
    vendor: vendor === undefined ? null : JSON.stringify(vendor),
    address: address === undefined ? null : JSON.stringify(address),
    relay_name: point?.name ?? null,
    point_id: point?.id ?? null,
    pickup_date: date ?? null,
    pickup_hour: startHour ?? null,
    pickup_minute: fromMinute ?? null,
  };
};

/** The territory whose taxes an order contains. */
const territoryOf = (
  { store, fulfilment }: Pick<NewOrder, 'store' | 'fulfilment'>,
  market: Market,
) => {
  const { own, vendors } = storeTaxes(market, store);
  return (fulfilment.vendor === undefined ? own : vendors).territory;
};

/** An order without its numbers. */
const orderRow = (order: NewOrder, { market, now, buyer }: Placement) => {
  const { store, totals, type, fulfilment, contact, comment, paymentMethod } = order;
  const { wantsInvoice = false, isOpen = false, priceBasis, site, siteAccess } = order;
  return {
    market: market.id,
    customer_id: buyer.customerId,
    legal_entity_id: buyer.legalEntityId,
    email: buyer.email,
    buyer: JSON.stringify(buyer.names),
    store_id: store.id,
    order_type: type,
    ...fulfilmentColumns(fulfilment),
    status: statusOfNew(order),
    stock_state: 'held',
    created_at: now,
    payment_method: paymentMethod,
    currency: market.currency,
    tax_territory: territoryOf({ store, fulfilment }, market),
    total_minor: totals.total.included.minor,
    tax_minor: totals.tax.minor,
    comment: comment === '' ? null : comment,
    site_access: siteAccess ? JSON.stringify(siteAccess) : null,
    wants_invoice: wantsInvoice,
    price_basis: priceBasis,
    reference: site?.reference ?? null,
    site_contact: site?.contact === undefined ? null : JSON.stringify(site.contact),
    contact: JSON.stringify(contact),
    store: snapshotOfStore(store),
    confirmed: !isOpen,
  } as const;
};

const orderLine = (
  { row, product, offer }: OfferedLine,
  at: number,
  number: string,
  totals: OrderAmounts,
) => {
  const total = totals.lines[at];
  if (total === undefined) throw new Error('Every line has its total');
  const { price, vendor } = offer;
  return {
    market: row.market,
    order_number: number,
    line: at + 1,
    sku: row.sku,
    adeokey: product.adeokey,
    offer_code: row.offer_code,
    name: product.name,
    image: product.image,
    url_key: product.url_key,
    vendor_name: vendor.name,
    excluded: product.withdrawal_exclusion,
    qty: row.qty,
    unit_minor: price.unit.included.minor,
    unit_initial_minor: priceBefore(price).included.minor,
    unit_net_minor: price.unit.excluded.minor,
    row_minor: total.total.included.minor,
    row_net_minor: total.total.excluded.minor,
    ecotax_minor: price.ecotaxes.reduce(
      (sum, { amount }) => sum + amount.included.minor * row.qty,
      0,
    ),
    vat_basis_points: price.vatRate,
  };
};

/** What an open purchase keeps of its cart and its hold, until it counts or not. */
export type OpenPurchase = {
  readonly cartId: string;
  /** ISO instant. */
  readonly holdUntil: string;
  /** Path of the shop's payment page; null if no payment is awaited. */
  readonly returnPath: string | null;
};

/**
 * Writes the purchase that ties orders together. Its number is that of the first one. It is open
 * while it waits for something.
 */
export const writePurchase = async (
  tx: Tx,
  purchase: {
    readonly number: string;
    readonly totalMinor: number;
    readonly method: PaymentMethod;
    readonly open?: OpenPurchase | undefined;
    readonly proof?: BuyerProof;
    /** The quote that is ordered. */
    readonly quoteNumber?: string | null;
    readonly network?: string;
  },
  { market, now, buyer }: Placement,
): Promise<void> => {
  await insertPurchase(tx, {
    market: market.id,
    number: purchase.number,
    customer_id: buyer.customerId,
    payment_method: purchase.method,
    state: purchase.open === undefined ? 'confirmed' : 'open',
    currency: market.currency,
    total_minor: purchase.totalMinor,
    created_at: now,
    email: buyer.email,
    proof: purchase.proof ?? 'none',
    network: purchase.network ?? null,
    quote_number: purchase.quoteNumber ?? null,
    ...(purchase.open && {
      cart_id: purchase.open.cartId,
      hold_until: purchase.open.holdUntil,
      return_path: purchase.open.returnPath,
    }),
  });
  if (purchase.open !== undefined)
    await releaseAt(tx, market.id, purchase.number, purchase.open.holdUntil);
};
