import { canWaitForPayment, type ShippingMethodCode } from '@materia/domain-shipping';
import { daysBetween, type PlainDate } from '@materia/domain-holiday-calendar';
import type { Money } from '@materia/domain-money';
import {
  isPaidInStore,
  isSlowPayment,
  type MethodRefusal,
  PAYMENT_TABLE,
  type PaymentMethod,
} from './payment-methods.ts';
import type { ShipmentPart } from './shipments.ts';

/**
 * The smallest total that can be charged, in minor units of the cart's currency: only a zero total
 * excludes the card.
 */
export const CARD_MINIMUM_MINOR = 1;

/**
 * The smallest and largest amount that the provider accepts, in minor units of the market's
 * currency.
 */
export type PaymentLimits = { readonly minimumMinor: number; readonly maximumMinor: number };

/** A shipment as far as payment depends on it. */
export type PayableShipment = {
  readonly part: ShipmentPart;
  readonly method: ShippingMethodCode;
  /**
   * The day of the chosen slot, in the market's time zone; undefined where the promise counts from
   * the payment.
   */
  readonly slotDay: PlainDate | undefined;
};

/** A method with the reason that rules it out, if any. */
export type MethodChoice = {
  readonly method: PaymentMethod;
  readonly obstacle: MethodRefusal | undefined;
};

export type PayableCart = {
  readonly total: Money;
  readonly shipments: readonly PayableShipment[];
  /** Today in the market's time zone. */
  readonly today: PlainDate;
};

/**
 * The methods offered for a cart, in the market's order, each with the reason that rules it out.
 * A free cart needs no method, so none is available.
 */
export const paymentChoices = (
  offered: readonly PaymentMethod[],
  cart: PayableCart,
  limits: Readonly<Partial<Record<PaymentMethod, PaymentLimits>>>,
): readonly MethodChoice[] =>
  offered.map((method) => ({ method, obstacle: obstacleOf(method, cart, limits[method]) }));

const obstacleOf = (
  method: PaymentMethod,
  { total, shipments, today }: PayableCart,
  limits: PaymentLimits | undefined,
): MethodRefusal | undefined => {
  if (total.minor < CARD_MINIMUM_MINOR) return 'nothing-to-pay';
  if (limits !== undefined && total.minor < limits.minimumMinor) return 'total-too-small';
  if (limits !== undefined && total.minor > limits.maximumMinor) return 'total-too-large';
  return suitsShipments(method, shipments, today) ? undefined : 'not-for-shipments';
};

/**
 * Paying in the store requires that everything is collected there. A slow payment requires that no
 * shipment is due before it has arrived.
 */
const suitsShipments = (
  method: PaymentMethod,
  shipments: readonly PayableShipment[],
  today: PlainDate,
): boolean => {
  if (isPaidInStore(method)) return shipments.every(({ part }) => part === 'collected');
  return (
    !isSlowPayment(method) ||
    shipments.every((shipment) => canWait(shipment, PAYMENT_TABLE[method].waitDays, today))
  );
};

/**
 * Whether a shipment can start `days` days later: neither promised at once nor booked for a day
 * before.
 */
const canWait = ({ method, slotDay }: PayableShipment, days: number, today: PlainDate): boolean =>
  canWaitForPayment(method) && (slotDay === undefined || daysBetween(today, slotDay) > days);
