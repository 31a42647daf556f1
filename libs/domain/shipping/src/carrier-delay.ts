import type { PromisedDelay } from '@materia/domain-stock-status';
import { deliveryMethod, type ShippingMethodCode } from './shipping-methods.ts';

/** Working days until products from the big store can be packed in the store. */
const FROM_BIG_STORE_DAYS = 1;

/**
 * How long the retailer's carrier takes, from products in the store or from some that come from the
 * big store first; undefined for methods without a carrier of the retailer, whose day the store's hours
 * or the vendor's offer promise.
 */
export const carrierDelay = (
  method: ShippingMethodCode,
  isFromBigStore: boolean,
): PromisedDelay | undefined => {
  const { carrierDays } = deliveryMethod(method);
  return carrierDays === null
    ? undefined
    : { unit: 'DAY', delay: carrierDays + (isFromBigStore ? FROM_BIG_STORE_DAYS : 0) };
};
