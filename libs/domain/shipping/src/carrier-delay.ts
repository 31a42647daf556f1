import type { PromisedDelay } from '@materia/domain-stock-status';
import { deliveryMethod, type ShippingMethodCode } from './shipping-methods.ts';

/** Where products are before a carrier gets them: in the store, in the region's big store or in the central warehouse. */
export type StockOrigin = 'store' | 'big-store' | 'warehouse';

/** Working days until products from elsewhere can be packed in the store. */
const TO_THE_STORE_DAYS = 1;

/**
 * How long the retailer's carrier takes, from the slowest of some origins; undefined for methods without a carrier of the retailer,
 * whose day the store's hours or the vendor's offer promise. The big store always sends its products to the store first, the
 * warehouse only for trucks, which start there.
 */
export const carrierDelay = (
  method: ShippingMethodCode,
  origins: readonly StockOrigin[],
): PromisedDelay | undefined => {
  const { carrierDays, hasRadius } = deliveryMethod(method);
  if (carrierDays === null) return undefined;
  const comeFirst = origins.some(
    (origin) => origin === 'big-store' || (origin === 'warehouse' && hasRadius),
  );
  return { unit: 'DAY', delay: carrierDays + (comeFirst ? TO_THE_STORE_DAYS : 0) };
};
