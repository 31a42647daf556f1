import type { Migration } from './migration.ts';

/**
 * Existing orders name the carrier `home` or `relay`; sellers and the retailer's carriers now have
 * their own codes.
 */
export const shippingMethodCodes: Migration = {
  name: '0021-shipping-method-codes',
  statements: [
    `update orders set carrier_code = 'seller', method_code = carrier_code
      where carrier_code in ('home', 'relay') and vendor is not null`,
    `update orders set carrier_code = 'transporter', method_code = 'home' where carrier_code = 'home'`,
    `update orders set carrier_code = 'chronorelais', method_code = 'relay' where carrier_code = 'relay'`,
  ],
};
