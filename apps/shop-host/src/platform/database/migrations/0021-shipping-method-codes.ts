import type { Migration } from '../migration.ts';

/** Orders of before name the carrier `home` or `relay`; sellers now have codes of their own, and so do the retailer's carriers. */
export const shippingMethodCodes: Migration = {
  name: '0021-shipping-method-codes',
  statements: [
    `update orders set carrier_code = 'seller', method_code = carrier_code
      where carrier_code in ('home', 'relay') and vendor is not null`,
    `update orders set carrier_code = 'transporter', method_code = 'home' where carrier_code = 'home'`,
    `update orders set carrier_code = 'chronorelais', method_code = 'relay' where carrier_code = 'relay'`,
  ],
};
