import type { PromisedDelay } from '@materia/domain-stock-status';
import type { ShippingMethodCode } from './shipping-methods.ts';

/** Working days until a parcel from the store arrives; relay points receive it a day after homes do. */
const PARCEL_DAYS = 2;
const RELAY_DAYS = 3;
/** Working days until products from the big store can be packed in the store. */
const FROM_BIG_STORE_DAYS = 1;

/** How long the retailer's carrier takes, from products in the store or from some that come from the big store first. */
export const carrierDelay = (
  method: ShippingMethodCode,
  isFromBigStore: boolean,
): PromisedDelay => ({
  unit: 'DAY',
  delay:
    (method === 'chronorelais/relay' ? RELAY_DAYS : PARCEL_DAYS) +
    (isFromBigStore ? FROM_BIG_STORE_DAYS : 0),
});
