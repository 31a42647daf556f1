import {
  type Carrier,
  type MethodCode,
  type ShippingMethodCode,
  shippingMethodOf,
} from '@materia/domain-shipping';

/** How tables store a method: its carrier and its method code. */
export type ShippingColumns = { readonly carrier_code: Carrier; readonly method_code: MethodCode };

/** The method of a row. Throws for a pair that is not part of any code. */
export const methodOf = ({ carrier_code, method_code }: ShippingColumns): ShippingMethodCode =>
  shippingMethodOf(carrier_code, method_code);
