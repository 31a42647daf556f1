import type { ShippingMethodCode } from '@materia/domain-shipping';

/** The id of the one warehouse of each market. It sends parcels and hands nothing over. */
export const CENTRAL_WAREHOUSE = 'central';

/** The truck of a store, which brings also what the warehouse adds to the store's units. */
export const TRUCK = 'transporter/home' satisfies ShippingMethodCode;
