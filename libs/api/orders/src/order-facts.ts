import { pictureUrl } from '@materia/api-catalogue';
import { deliverySlotMinutes, slotMinutes } from '@materia/domain-delivery-labels';
import { parsePlainDate, type PlainDate } from '@materia/domain-holiday-calendar';
import { orderLineKind, trackingOf } from '@materia/domain-order';
import { type ZonedMoment, zonedMoment } from '@materia/platform-clock';
import type { DeclaredWithdrawal, Order, OrderLine, OrderPayment, OrderRefund } from './order.ts';

/** A point in time in the market's local time. */
export type ShownMoment = Pick<ZonedMoment, 'date' | 'minutesOfDay'>;

/**
 * When the order is collected: from a given time, in a chosen hour, or on a day. Minutes count from
 * midnight.
 */
export type OrderPickup =
  | { readonly kind: 'from'; readonly date: PlainDate; readonly minutes: number }
  | { readonly kind: 'slot'; readonly date: PlainDate; readonly from: number; readonly to: number }
  | { readonly kind: 'day'; readonly date: PlainDate };

/**
 * An order, as pages show it: times in the market's local time, and only products among the lines.
 */
export type OrderFacts = Omit<
  Order,
  'createdAt' | 'history' | 'pickup' | 'payment' | 'withdrawals'
> & {
  readonly payment: Pick<OrderPayment, 'state'> & {
    readonly refunds: readonly (Omit<OrderRefund, 'at'> & { readonly at: ShownMoment })[];
  };
  readonly withdrawals: readonly (Omit<DeclaredWithdrawal, 'at'> & { readonly at: ShownMoment })[];
  readonly placedAt: ShownMoment;
  /** The day on which the products were handed over. */
  readonly receivedOn: PlainDate | undefined;
  readonly history: readonly { readonly status: string; readonly at: ShownMoment }[];
  readonly pickup: OrderPickup | undefined;
};

/** Id and zone of a market and the references of its fee lines, a subset of its value. */
export type OrderMarket = {
  readonly id: string;
  readonly timeZone: string;
  readonly settings: {
    readonly preparationFeeReference: string;
    readonly returnablePalletReference: string;
  };
};

export const orderFacts = (
  { createdAt, history, pickup, payment, withdrawals, lines, ...order }: Order,
  { id, timeZone, settings }: OrderMarket,
): OrderFacts => ({
  ...order,
  placedAt: shown(createdAt, timeZone),
  history: history.map(({ status, at }) => ({ status, at: shown(at, timeZone) })),
  receivedOn: history
    .filter(({ status }) => trackingOf(order.kind, status).step === 4)
    .map(({ at }) => shown(at, timeZone).date)[0],
  withdrawals: withdrawals.map((declared) => ({ ...declared, at: shown(declared.at, timeZone) })),
  pickup: pickupOf(pickup),
  payment: {
    state: payment.state,
    refunds: payment.refunds.map((refund) => ({ ...refund, at: shown(refund.at, timeZone) })),
  },
  lines: lines
    .filter((line) => isProduct(line, settings))
    .map((line) => ({ ...line, image: pictureUrl(id, line.image) })),
});

const isProduct = (
  { sku, subType }: OrderLine,
  { preparationFeeReference, returnablePalletReference }: OrderMarket['settings'],
): boolean =>
  orderLineKind(
    { itemId: sku, subType },
    { preparationFee: preparationFeeReference, returnablePallet: returnablePalletReference },
  ) === 'product';

const pickupOf = ({
  method,
  date,
  startHour,
  fromMinute,
}: Order['pickup']): OrderPickup | undefined => {
  const day = date === undefined ? undefined : parsePlainDate(date);
  if (day === undefined || !day.ok) return undefined;
  if (startHour !== undefined) {
    // Whatever is not collected in an hour is brought in a delivery slot.
    const minutes = method === 'scheduled' ? slotMinutes : deliverySlotMinutes;
    return { kind: 'slot', date: day.value, ...minutes(startHour) };
  }
  return fromMinute === undefined
    ? { kind: 'day', date: day.value }
    : { kind: 'from', date: day.value, minutes: fromMinute };
};

const shown = (instant: string, timeZone: string): ShownMoment => {
  const { date, minutesOfDay } = zonedMoment(instant, timeZone);
  return { date, minutesOfDay };
};
