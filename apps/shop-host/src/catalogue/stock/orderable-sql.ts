import {
  isDeliverable,
  STORE_STOCK_STATUSES,
  VENDOR_STATUSES_IN_STOCK,
} from '@materia/domain-stock-status';
import { promisedMethod, shippingMethodParts } from '@materia/domain-shipping';
import { CENTRAL_WAREHOUSE, TRUCK } from './central-warehouse.ts';

/*
 * What lists know about orderable products, as conditions of SQL: the same as `isSellable` decides
 * for the offers that are read for a page.
 */

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The statuses of a store's stock that can be handed over or sent. */
export const DELIVERABLE_STATUSES = STORE_STOCK_STATUSES.filter(isDeliverable)
  .map(quoted)
  .join(', ');

const PARCEL = shippingMethodParts(promisedMethod('own', 'home'));

/** Whether a parcel carries a unit of a row of `product` to a home. */
export const FITS_A_PARCEL = `exists (select from delivery_rate
  where delivery_rate.market = product.market and carrier_code = ${quoted(PARCEL.carrier)} and method_code = ${quoted(PARCEL.method)}
    and up_to_km is null and (up_to_grams is null or up_to_grams >= product.weight_grams))`;

const BY_TRUCK = shippingMethodParts(TRUCK);

/** Whether the truck of a store carries a unit of a row of `product`. */
const FITS_A_TRUCK = `exists (select from delivery_rate
  where delivery_rate.market = product.market and carrier_code = ${quoted(BY_TRUCK.carrier)} and method_code = ${quoted(BY_TRUCK.method)}
    and (up_to_grams is null or up_to_grams >= product.weight_grams))`;

/** Whether a vendor has a unit of a row of `product` for sale, by the row of `vendor_offer`, and sends it. */
export const IS_SENT_BY_VENDOR = `(vendor_offer.qty > vendor_offer.reserved and vendor_offer.status in (${VENDOR_STATUSES_IN_STOCK.map(quoted).join(', ')})
  and exists (select from seller_rate
    where seller_rate.market = vendor_offer.market and seller_rate.vendor_code = vendor_offer.vendor_code
      and (up_to_grams is null or up_to_grams >= product.weight_grams)))`;

/** Whether the central warehouse sends a row of `product`, by parcel or by the truck of a store. */
export const IS_BROUGHT = `((${FITS_A_PARCEL} or ${FITS_A_TRUCK}) and exists (select from warehouse_stock
  where warehouse_stock.market = product.market and warehouse_stock.sku = product.sku
    and warehouse_stock.warehouse = ${quoted(CENTRAL_WAREHOUSE)} and warehouse_stock.qty > warehouse_stock.reserved))`;
