import { contact as contactShape } from '@materia/api-contract/schemas';
import { isPaidInStore } from '@materia/domain-checkout';
import { deliverySlotMinutes, slotMinutes } from '@materia/domain-delivery-labels';
import { parsePlainDate } from '@materia/domain-holiday-calendar';
import type {
  MailDay,
  MailFulfilment,
  MailOrder,
  MailTotals,
  OrderConfirmationFacts,
  OrderMailFrame,
} from '@materia/ui-mail';
import { greetedName } from '../../platform/mail/greeted-name.ts';
import type { PurchaseRow } from '../payments/repository.ts';
import type { OrderRow, OrderWithLines } from './repository.ts';
import { storeSnapshot } from './wire-order.ts';

/** Orders with the purchase that they belong to. */
type Purchased = {
  readonly purchase: PurchaseRow;
  readonly orders: readonly OrderWithLines[];
};

/**
 * Whether the buyer has an account, or has confirmed the order by email, as guests do who pay in store. What somebody typed
 * for an address that may be a stranger's is not repeated in mails to it.
 */
const isProven = ({ customer_id, payment_method, state }: PurchaseRow): boolean =>
  customer_id !== null || (isPaidInStore(payment_method) && state === 'confirmed');

/** What every mail about an order or a purchase states. `number` is that of the order or the purchase. */
export const mailFrame = (
  order: OrderRow,
  purchase: PurchaseRow,
  { number, orderPage }: Pick<OrderMailFrame, 'number' | 'orderPage'>,
): OrderMailFrame => ({
  name: isProven(purchase) ? greetedName(contactShape.parse(order.contact).firstname) : undefined,
  number,
  orderPage,
  storePhone: storeSnapshot.parse(order.store).phone,
});

/** An order as mails show it. */
export const mailOrder = (
  { order, lines }: Pick<OrderWithLines, 'order' | 'lines'>,
  purchase: PurchaseRow,
): MailOrder => ({
  number: order.number,
  seller: order.vendor?.name,
  fulfilment: fulfilment(order, isProven(purchase)),
  lines: lines.map(({ name, qty, row_minor }) => ({ name, count: qty, amountMinor: row_minor })),
});

/** The facts of a confirmation. Its amounts are those of all orders together. */
export const confirmationFacts = (
  { purchase, orders }: Purchased,
  frame: OrderMailFrame,
): OrderConfirmationFacts => ({
  ...frame,
  ...mailTotals(orders),
  orders: orders.map((order) => mailOrder(order, purchase)),
  method: purchase.payment_method,
});

/** The amounts of a purchase's orders together, in minor units. */
export const mailTotals = (orders: readonly Pick<OrderWithLines, 'order'>[]): MailTotals => {
  const sum = (of: (order: OrderRow) => number): number =>
    orders.reduce((minor, { order }) => minor + of(order), 0);
  return {
    shippingMinor: sum((order) => order.shipping_minor),
    feeMinor: sum((order) => order.fee_minor),
    palletMinor: sum((order) => order.pallet_minor),
    totalMinor: sum((order) => order.total_minor),
    taxMinor: sum((order) => order.tax_minor),
  };
};

const oneLine = (place: {
  readonly street: readonly string[];
  readonly postcode: string;
  readonly city: string;
}): string => [...place.street, `${place.postcode} ${place.city}`].join(', ');

const fulfilment = (order: OrderRow, mayRepeatAddress: boolean): MailFulfilment => {
  const when = plannedDay(order);
  const { address, relay_name } = order;
  if (order.delivery_type === 'pickup' || address === null) {
    const store = storeSnapshot.parse(order.store);
    return {
      kind: order.carrier_code === 'allxbrick' ? 'partner' : 'store',
      place: `${store.name}, ${oneLine(store)}`,
      when,
    };
  }
  if (relay_name !== null)
    return {
      kind: order.method_code === 'locker' ? 'locker' : 'relay',
      place: `${relay_name}, ${oneLine(address)}`,
      when,
    };
  return mayRepeatAddress
    ? { kind: 'home', place: oneLine(address), when }
    : { kind: 'given', postcode: address.postcode, when };
};

/** The chosen hour, or the moment from which the order is ready, or the day of its arrival. */
const plannedDay = ({
  carrier_code,
  pickup_date,
  pickup_hour,
  pickup_minute,
}: OrderRow): MailDay | undefined => {
  const day = parsePlainDate(pickup_date ?? '');
  if (!day.ok) return undefined;
  if (pickup_hour === null)
    return { day: day.value, ...(pickup_minute !== null && { fromMinute: pickup_minute }) };
  const minutes = carrier_code === 'drive' ? slotMinutes : deliverySlotMinutes;
  const { from, to } = minutes(pickup_hour);
  return { day: day.value, fromMinute: from, untilMinute: to };
};
