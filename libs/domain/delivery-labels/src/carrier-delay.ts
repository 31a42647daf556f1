import type { PromisedDelay } from '@materia/domain-stock-status';
import type { ShippingMethodCode } from './shipping-methods.ts';

/** Working days until a parcel from the store arrives. */
const PARCEL_DAYS = 2;
/**
 * Relay points receive a parcel a day after homes do; trucks are loaded for a whole district.
 * Partners start at once.
 */
const DAYS: Readonly<Partial<Record<ShippingMethodCode, number>>> = {
  'chronorelais/relay': 3,
  'transporter/home': 3,
  'allxbrick/delivery': 1,
  'allxbrick/pickup': 1,
};
/** Working days until products from the big store can be packed in the store. */
const FROM_BIG_STORE_DAYS = 1;

/**
 * How long the retailer's carrier takes, from products in the store or from some that come from the
 * big store first.
 */
export const carrierDelay = (
  method: ShippingMethodCode,
  isFromBigStore: boolean,
): PromisedDelay => ({
  unit: 'DAY',
  delay: (DAYS[method] ?? PARCEL_DAYS) + (isFromBigStore ? FROM_BIG_STORE_DAYS : 0),
});
