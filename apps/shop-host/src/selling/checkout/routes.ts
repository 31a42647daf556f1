import { fail, ok } from '@materia/domain-kernel';
import type { SharedHandlers } from '../../platform/contract/guest-twins.ts';
import { cartAddressHandlers } from './address-routes.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { myCheckoutAt } from './my-checkout.ts';
import { paymentMethodHandlers, type PaymentMethodTools } from './payment-method-routes.ts';
import { shippingHandlers } from './shipping-routes.ts';
import { parseWishes, previewCheckout } from './preview-checkout.ts';
import { wireCheckout, wirePreview } from './wire-checkout.ts';

/** The calls of the checkout's steps (areas 09 and 10), which also serve a guest with their cart. */
export type CheckoutHandlers = SharedHandlers<'readCheckout', CheckoutContext> &
  ReturnType<typeof shippingHandlers> &
  ReturnType<typeof cartAddressHandlers> &
  ReturnType<typeof paymentMethodHandlers>;

/** The checkout: how each shipment is delivered, to whom, and how everything is paid. */
export const checkoutHandlers = (tools: PaymentMethodTools): CheckoutHandlers => ({
  readCheckout: async ({ headers }, context) => {
    const cart = await myCheckoutAt(
      tools.db,
      headers['retailer-id'],
      context,
      headers['delivery-postcode'],
    );
    if (cart === undefined) return fail({ kind: 'cart-empty' });
    const wishes = headers['wished-methods'];
    return ok({
      ...wireCheckout(cart, context.market),
      ...(wishes !== undefined && {
        preview: wirePreview(
          await previewCheckout(tools.db, cart, parseWishes(wishes), context),
          context.market,
        ),
      }),
    });
  },
  ...shippingHandlers(tools.db),
  ...cartAddressHandlers(tools.db),
  ...paymentMethodHandlers(tools),
});
