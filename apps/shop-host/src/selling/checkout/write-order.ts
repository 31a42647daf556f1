import { sql } from 'kysely';
import { PAYMENT_TABLE, type PaymentMethod } from '@materia/domain-checkout';
import type { Carrier, MethodCode } from '@materia/domain-delivery-labels';
import { multiplyMoney, sumMoney } from '@materia/domain-money';
import { firstStatus, type PaymentStart } from '@materia/domain-order-tracking';
import { type OrderAmounts, priceBefore, taxOf } from '@materia/domain-pricing';
import { storeTaxes } from '../../catalogue/stores/store-taxes.ts';
import { type OfferedLine, palletsOfLines } from '../cart/price-cart.ts';
import type { CustomerRow } from '../../customers/account/repository.ts';
import type { RequestContext } from '../../platform/contract/context.ts';
import type { OrderBuyer } from '../../platform/database/schema.ts';
import type { Tx } from '../../platform/database/with-tx.ts';
import { releaseAt } from '../payments/repository.ts';
import { snapshotOfStore } from '../documents/store-snapshot.ts';
import type { StoreRow } from '../../catalogue/stores/repository.ts';
import { newCheckedNumber } from '../../platform/ids/checked-number.ts';
import type { CartAddressRow } from './choices.ts';
import type { ChosenTime } from './selection.ts';

/** The fulfilment of an order, and the sellers of its products. */
export type OrderFulfilment = {
  readonly type: 'legacy' | 'offer';
  readonly delivery: 'pickup' | 'delivery' | 'relay';
  readonly vendor: { readonly name: string; readonly code: string } | null;
  readonly address: {
    readonly street: readonly string[];
    readonly postcode: string;
    readonly city: string;
  } | null;
  /**
   * The relay point or locker where the order waits: its name, and its id in the carrier's network.
   */
  readonly relayName: string | null;
  readonly pointId: string | null;
};

type Placement = Pick<RequestContext, 'market' | 'now' | 'today'> & { readonly buyer: PlacedBy };

/** Who places an order: a customer, or a guest without an id. */
export type PlacedBy = {
  readonly customerId: string | null;
  readonly email: string;
  readonly names: OrderBuyer;
};

type Person = Pick<CartAddressRow, 'firstname' | 'lastname'>;
type Place = NonNullable<OrderBuyer['invoice_address']>;

/**
 * A customer, with the account's data as they are now, unless the billing address names somebody
 * else.
 */
export const placedByCustomer = (
  { id, email, ...account }: CustomerRow,
  { firstname, lastname }: Person = account,
  place?: Place,
): PlacedBy => ({
  customerId: id,
  email,
  names: {
    corporation_name: account.corporation_name,
    firstname,
    lastname,
    company_fiscal_id: account.company_fiscal_id,
    intra_community_vat: account.intra_community_vat,
    ...invoiceAddress(place),
  },
});

/** A guest, who has no company. */
export const placedByGuest = (
  email: string,
  { firstname, lastname }: Person,
  place?: Place,
): PlacedBy => ({
  customerId: null,
  email,
  names: {
    corporation_name: null,
    firstname,
    lastname,
    company_fiscal_id: null,
    intra_community_vat: null,
    ...invoiceAddress(place),
  },
});

const invoiceAddress = (place: Place | undefined): Pick<OrderBuyer, 'invoice_address'> =>
  place === undefined
    ? {}
    : {
        invoice_address: { street: place.street, postcode: place.postcode, city: place.city },
      };

/** The input from which an order is written. */
export type NewOrder = {
  readonly store: StoreRow;
  /** The lines of the order in the order of their totals. */
  readonly lines: readonly OfferedLine[];
  readonly totals: OrderAmounts;
  readonly travel: OrderFulfilment;
  readonly selection: { readonly carrier_code: Carrier; readonly method_code: MethodCode };
  /** The pickup time, or the planned day of arrival. */
  readonly pickup: ChosenTime;
  readonly contact: object;
  readonly comment: string;
  readonly wantsInvoice?: boolean;
  readonly paymentMethod: PaymentMethod;
  /** How the payment starts; in store, unless something else is said. */
  readonly payment?: Exclude<PaymentStart, 'refused' | 'accepted'>;
  /** True for an order of an open purchase, which does not count yet. */
  readonly isOpen?: boolean;
};

/**
 * How the payment of an order starts. What is paid in store is paid with the hand-over if it is
 * collected, otherwise before it leaves.
 */
export const paymentStartOf = (
  method: PaymentMethod,
  delivery: OrderFulfilment['delivery'],
): Exclude<PaymentStart, 'refused' | 'accepted'> => {
  const { start } = PAYMENT_TABLE[method];
  return start === 'in-store' && delivery !== 'pickup' ? 'pending' : start;
};

/** The first status of an order. */
export const firstStatusOfOrder = (
  { type, delivery }: Pick<OrderFulfilment, 'type' | 'delivery'>,
  payment: Exclude<PaymentStart, 'refused'> = paymentStartOf('pay_in_store', delivery),
): string => {
  const status = firstStatus(type, payment);
  if (!status.ok) throw new Error('An order whose payment was not refused has a first status');
  return status.value;
};

/** Two orders hardly ever draw the same number; if they do, all of a purchase draw again. */
const NUMBER_ATTEMPTS = 8;

/**
 * Writes the orders of a purchase with their lines at current prices and their first statuses, in
 * three statements however many they are; returns their numbers. The first one is that of the
 * purchase.
 */
export const writeOrders = async (
  tx: Tx,
  orders: readonly NewOrder[],
  placement: Placement,
): Promise<readonly string[]> => {
  const { market, now } = placement;
  const numbers = await insertOrders(
    tx,
    orders.map((order) => orderRow(order, placement)),
    placement,
  );
  const numbered = orders.map((order, at) => ({ ...order, number: numbers[at] ?? '' }));
  await tx
    .insertInto('order_line')
    .values(
      numbered.flatMap(({ lines, number, totals }) =>
        lines.map((line, at) => orderLine(line, at, number, totals)),
      ),
    )
    .execute();
  await tx
    .insertInto('order_status')
    .values(
      numbered.map(({ number, travel, payment }) => ({
        market: market.id,
        order_number: number,
        seq: 1,
        status: firstStatusOfOrder(travel, payment),
        at: now,
      })),
    )
    .execute();
  return numbers;
};

const insertOrders = async (
  tx: Tx,
  rows: readonly ReturnType<typeof orderRow>[],
  { market, today }: Placement,
): Promise<readonly string[]> => {
  for (let attempt = 0; attempt < NUMBER_ATTEMPTS; attempt += 1) {
    const numbers = rows.map(() => newCheckedNumber(today));
    const written = await tx
      .insertInto('orders')
      .values(
        rows.map((row, at) => ({
          ...row,
          number: numbers[at] ?? '',
          purchase_number: numbers[0] ?? '',
        })),
      )
      .onConflict((conflict) => conflict.columns(['market', 'number']).doNothing())
      .returning('number')
      .execute();
    if (written.length === rows.length) return numbers;
    const drawn = written.map(({ number }) => number);
    await tx
      .deleteFrom('orders')
      .where('market', '=', market.id)
      .where(sql<boolean>`number = any(${drawn}::text[])`)
      .execute();
  }
  throw new Error('No free order numbers were found');
};

/** An order without its numbers. */
const orderRow = (
  {
    store,
    lines,
    totals,
    travel,
    selection,
    pickup,
    contact,
    comment,
    wantsInvoice = false,
    paymentMethod,
    payment,
    isOpen = false,
  }: NewOrder,
  { market, now, buyer }: Placement,
) => {
  const taxes = storeTaxes(market, store);
  const ecotax = sumMoney(
    lines.flatMap(({ offer, row }) =>
      offer.price.ecotaxes.map(({ amount }) => multiplyMoney(amount.included, row.qty)),
    ),
    market.currency,
  );
  return {
    market: market.id,
    customer_id: buyer.customerId,
    email: buyer.email,
    buyer: JSON.stringify(buyer.names),
    store_id: store.id,
    order_type: travel.type,
    delivery_type: travel.delivery,
    vendor: travel.vendor === null ? null : JSON.stringify(travel.vendor),
    address: travel.address === null ? null : JSON.stringify(travel.address),
    relay_name: travel.relayName,
    point_id: travel.pointId,
    status: firstStatusOfOrder(travel, payment),
    stock_state: 'held',
    created_at: now,
    carrier_code: selection.carrier_code,
    method_code: selection.method_code,
    pickup_date: pickup.date,
    pickup_hour: pickup.startHour ?? null,
    pickup_minute: pickup.fromMinute,
    payment_method: paymentMethod,
    currency: market.currency,
    tax_territory: (travel.vendor === null ? taxes.own : taxes.sellers).territory,
    total_minor: totals.total.included.minor,
    tax_minor: totals.tax.minor,
    ecotax_minor: ecotax.minor,
    shipping_minor: totals.shipping.included.minor,
    fee_minor: totals.preparation.included.minor,
    fee_tax_minor: taxOf(totals.preparation).minor,
    pallets: totals.palletDeposits.included.minor === 0 ? 0 : palletsOfLines(lines),
    pallet_minor: totals.palletDeposits.included.minor,
    pallet_tax_minor: taxOf(totals.palletDeposits).minor,
    comment: comment === '' ? null : comment,
    wants_invoice: wantsInvoice,
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
  readonly couponCode: string | null;
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
  },
  { market, now, buyer }: Placement,
): Promise<void> => {
  await tx
    .insertInto('purchase')
    .values({
      market: market.id,
      number: purchase.number,
      customer_id: buyer.customerId,
      payment_method: purchase.method,
      state: purchase.open === undefined ? 'confirmed' : 'open',
      currency: market.currency,
      total_minor: purchase.totalMinor,
      created_at: now,
      email: buyer.email,
      ...(purchase.open && {
        cart_id: purchase.open.cartId,
        coupon_code: purchase.open.couponCode,
        cart_state: 'taken' as const,
        hold_until: purchase.open.holdUntil,
        return_path: purchase.open.returnPath,
      }),
    })
    .execute();
  if (purchase.open !== undefined)
    await releaseAt(tx, market.id, purchase.number, purchase.open.holdUntil);
};
