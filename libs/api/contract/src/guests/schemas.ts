import { FIELD_MAXIMUMS } from '@materia/domain-contact';
import { PASSWORD_MAXIMUM } from '@materia/domain-customer';
import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { checkoutCalls } from '../checkout/calls.ts';
import { checkout, checkoutSchemas } from '../checkout/schemas.ts';
import { guestCartParams as params, guestTwinSchemas } from '../guest-twin-schemas.ts';
import { order, returnCode, returnDeclaration, sentParcel } from '../orders/schemas.ts';
import type { guestCalls } from './calls.ts';

const email = z.string().trim().min(1).max(FIELD_MAXIMUMS.email);
/** The signed link of a purchase, as the placement returned it and the mail contains it. */
const byLink = z.object({ link: z.string().min(1).max(1000) });

const { placeOrder, orderAndPay } = checkoutSchemas;

export const guestSchemas = {
  ...guestTwinSchemas(checkoutCalls, checkoutSchemas),
  readGuestCheckout: {
    params,
    headers: checkoutSchemas.readCheckout.headers,
    reply: checkout.extend({ email: z.string().nullable() }).meta({ id: 'GuestCheckout' }),
  },
  saveGuestEmail: { params, body: z.object({ email }), reply: z.object({ email }) },
  orderAndPayAsGuest: {
    ...orderAndPay,
    params,
    /** The cart is that of the path. */
    body: orderAndPay.body.extend({
      request: orderAndPay.body.shape.request.omit({ cart_id: true }),
    }),
  },
  placeGuestOrder: {
    ...placeOrder,
    params,
    /** The cart is that of the path. */
    body: placeOrder.body.extend({
      request: placeOrder.body.shape.request.omit({ cart_id: true }),
    }),
    reply: placeOrder.reply.extend({ link: z.string() }),
  },
  readGuestOrders: {
    body: byLink,
    reply: z.object({
      orders: z.array(order).min(1),
      /** The orders are in the caller's account. */
      in_account: z.boolean(),
      /**
       * Until when the purchase waits for its confirmation by email; absent unless it does. ISO
       * instant.
       */
      confirm_until: z.string().optional(),
    }),
  },
  confirmGuestOrders: {
    body: byLink,
    /** The signed link that opens a guest's purchase from now on; an account has its order. */
    reply: z.object({ order_id: z.string(), link: z.string().optional() }),
  },
  withdrawFromGuestOrder: {
    body: returnDeclaration.extend({ ...byLink.shape, order_id: z.string().max(40) }),
    reply: order,
  },
  cancelGuestOrder: { body: byLink.extend({ order_id: z.string().max(40) }), reply: order },
  reportGuestReturnSent: {
    body: sentParcel.extend({ ...byLink.shape, code: returnCode }),
    reply: order,
  },
  openGuestAccount: {
    /** Name, email address, phone and address are those of the purchase. */
    body: byLink.extend({
      password: z.string().max(PASSWORD_MAXIMUM),
      terms_accepted: z.boolean(),
    }),
    reply: z.object({ order_id: z.string() }),
  },
  claimGuestOrders: { body: byLink, reply: z.object({ order_id: z.string() }) },
} as const satisfies Readonly<Record<keyof typeof guestCalls, CallSchemas>>;
