import type { CheckoutAccess } from '@materia/api-checkout';
import type { ShopRequest } from '@materia/page-request';

/** The checkout of the signed-in customer, or of the guest's cart. */
export const checkoutAccess = ({
  host,
  customer,
  cartId,
}: Pick<ShopRequest, 'host' | 'customer' | 'cartId'>): CheckoutAccess => ({
  host,
  guestCartId: customer === undefined ? cartId : undefined,
});
