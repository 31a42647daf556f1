import type { RefusalCode, Reply } from '@materia/api-contract';
import { parseEmail } from '@materia/domain-customer';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { RequestContext } from '../../platform/contract/context.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Refusal, RefusalOf } from '../../platform/contract/refusals.ts';
import { withTx } from '../../platform/database/with-tx.ts';
import type { Limit } from '../../platform/limits/attempts.ts';
import { noSuchCart } from '../cart/no-such-cart.ts';
import { type CartOwner, findCart, lockCart, touchCart } from '../cart/repository.ts';
import type { GuestContext } from './checkout-context.ts';
import { placeOrder } from './place-order.ts';
import type { CheckoutHandlers, CheckoutTools } from './routes.ts';
import { acceptedTotal } from './wire-placement.ts';

type GuestCheckoutCalls =
  | 'readGuestCheckout'
  | 'saveGuestEmail'
  | 'listGuestShippingMethods'
  | 'estimateGuestShippingMethods'
  | 'selectGuestShippingMethod'
  | 'readGuestSelectedShipping'
  | 'changeGuestPickupHour'
  | 'selectGuestThirdPartyShipping'
  | 'saveGuestShippingAddress'
  | 'readGuestShippingAddress'
  | 'saveGuestThirdPartyShippingAddress'
  | 'saveGuestBillingAddress'
  | 'readGuestBillingAddress'
  | 'listGuestPaymentMethods'
  | 'readGuestSelectedPayment'
  | 'selectGuestPayment'
  | 'orderAndPayAsGuest'
  | 'placeGuestOrder';

type PlacedForPayment = Result<Reply<'orderAndPayAsGuest'>, RefusalOf<'orderAndPayAsGuest'>>;
type Placed = Result<Reply<'placeGuestOrder'>, RefusalOf<'placeGuestOrder'>>;

const HOUR = 3_600_000;
/**
 * A guest's order holds stock and sends a mail without any proof of who ordered, so both are
 * limited.
 */
const ORDERS_OF_NETWORK: Limit = { attempts: 10, windowMs: HOUR };
const ORDERS_OF_EMAIL: Limit = { attempts: 5, windowMs: 24 * HOUR };
const GUEST: CartOwner = { kind: 'guest' };

/**
 * The checkout calls of guests (areas 09 and 10), by the id of the cart and nothing else: those of
 * customers work on the guest's cart. Refused where the market requires an account.
 */
export const guestCheckoutHandlers = (
  tools: CheckoutTools,
  checkout: CheckoutHandlers,
): Pick<Handlers, GuestCheckoutCalls> => {
  const { db, links, attempts: placements } = tools;

  /** Admits a guest to the checkout of an existing cart of a guest. */
  const asGuest = async <Value, Code extends RefusalCode>(
    cartId: string,
    context: RequestContext,
    work: (guest: GuestContext) => Promise<Result<Value, Refusal<Code>>>,
  ): Promise<Result<Value, Refusal<Code | 'forbidden' | 'no-such-cart'>>> => {
    if (!context.flags.CHECKOUT_GUEST_ALLOWED) return fail({ kind: 'forbidden' });
    const cart = await findCart(db, context.market.id, cartId, GUEST);
    return cart === undefined
      ? noSuchCart(cartId)
      : work({ ...context, customer: undefined, guestCartId: cart.id });
  };

  /**
   * Counts a placement of this network and address; returns how to take it back, or undefined
   * beyond the limit.
   */
  const countPlacement = async (
    email: string | null,
    { market, shopperNetwork, now }: GuestContext,
  ): Promise<(() => Promise<void>) | undefined> => {
    const network = `guest-order:${market.id}:network:${shopperNetwork}`;
    // A repeated placement has no address any more: the first one has cleared it.
    const address = email && `guest-order:${market.id}:email:${email.toLowerCase()}`;
    if (!(await placements.take(network, ORDERS_OF_NETWORK, now))) return undefined;
    if (address && !(await placements.take(address, ORDERS_OF_EMAIL, now))) {
      await placements.giveBack(network);
      return undefined;
    }
    return async () => {
      await placements.giveBack(network);
      if (address) await placements.giveBack(address);
    };
  };

  return {
    readGuestCheckout: ({ params, headers }, context) =>
      asGuest(params.cartId, context, async (guest) => {
        const read = await checkout.readCheckout({ headers }, guest);
        if (!read.ok) return read;
        const cart = await findCart(db, guest.market.id, guest.guestCartId, GUEST);
        return ok({ ...read.value, email: cart?.guest_email ?? null });
      }),

    saveGuestEmail: ({ params, body }, context) =>
      asGuest(params.cartId, context, async ({ market, now, guestCartId }) => {
        const email = parseEmail(body.email);
        if (!email.ok)
          return fail({
            kind: 'bad-input',
            fields: [{ field: 'body.email', kind: 'not-an-email' }],
          });
        return withTx(db, async (tx) => {
          const cart = await lockCart(tx, market.id, guestCartId, GUEST);
          if (cart === undefined) return noSuchCart(guestCartId);
          await touchCart(tx, cart, { guest_email: email.value }, now);
          return ok({ email: email.value });
        });
      }),

    listGuestShippingMethods: ({ params, headers }, context) =>
      asGuest(params.cartId, context, (guest) => checkout.listShippingMethods({ headers }, guest)),
    // Guests fill carts in every market, also where they cannot order.
    estimateGuestShippingMethods: async ({ params, headers, body }, context) => {
      const cart = await findCart(db, context.market.id, params.cartId, GUEST);
      return cart === undefined
        ? noSuchCart(params.cartId)
        : checkout.estimateShippingMethods(
            { headers, body },
            { ...context, customer: undefined, guestCartId: cart.id },
          );
    },
    selectGuestShippingMethod: ({ params, body }, context) =>
      asGuest(params.cartId, context, (guest) => checkout.selectShippingMethod({ body }, guest)),
    readGuestSelectedShipping: ({ params, query }, context) =>
      asGuest(params.cartId, context, (guest) => checkout.readSelectedShipping({ query }, guest)),
    changeGuestPickupHour: ({ params, body }, context) =>
      asGuest(params.cartId, context, (guest) =>
        checkout.changePickupHour({ params: { storeId: body.retailer_id }, body }, guest),
      ),
    selectGuestThirdPartyShipping: ({ params, body }, context) =>
      asGuest(params.cartId, context, (guest) =>
        checkout.selectThirdPartyShipping({ body }, guest),
      ),
    saveGuestShippingAddress: ({ params, body }, context) =>
      asGuest(params.cartId, context, (guest) => checkout.saveShippingAddress({ body }, guest)),
    readGuestShippingAddress: ({ params }, context) =>
      asGuest(params.cartId, context, (guest) => checkout.readShippingAddress({}, guest)),
    saveGuestThirdPartyShippingAddress: ({ params, body }, context) =>
      asGuest(params.cartId, context, (guest) =>
        checkout.saveThirdPartyShippingAddress({ body }, guest),
      ),
    saveGuestBillingAddress: ({ params, body }, context) =>
      asGuest(params.cartId, context, (guest) => checkout.saveBillingAddress({ body }, guest)),
    readGuestBillingAddress: ({ params }, context) =>
      asGuest(params.cartId, context, (guest) => checkout.readBillingAddress({}, guest)),
    listGuestPaymentMethods: ({ params, headers }, context) =>
      asGuest(params.cartId, context, (guest) => checkout.listPaymentMethods({ headers }, guest)),

    placeGuestOrder: ({ params, headers, body }, context) =>
      asGuest(params.cartId, context, async (guest): Promise<Placed> => {
        const { market, now, guestCartId } = guest;
        const cart = await findCart(db, market.id, guestCartId, GUEST);
        if (cart === undefined) return noSuchCart(guestCartId);
        const takeBack = await countPlacement(cart.guest_email, guest);
        if (takeBack === undefined) return fail({ kind: 'too-many-requests' });
        const placed = await placeOrder(
          tools,
          { headers, body: { ...body, request: { ...body.request, cart_id: guestCartId } } },
          acceptedTotal(body, market),
          guest,
        );
        // Only orders count, not attempts to place one.
        if (!placed.ok) {
          await takeBack();
          return placed;
        }
        const { orders } = placed.value;
        return ok({
          orders,
          link: await links.issue(market.id, orders[0]?.order_number ?? '', now),
        });
      }),

    readGuestSelectedPayment: ({ params }, context) =>
      asGuest(params.cartId, context, (guest) => checkout.readSelectedPayment({}, guest)),
    selectGuestPayment: ({ params, body }, context) =>
      asGuest(params.cartId, context, (guest) => checkout.selectPayment({ body }, guest)),

    orderAndPayAsGuest: ({ params, headers, body }, context) =>
      asGuest(params.cartId, context, async (guest): Promise<PlacedForPayment> => {
        const { market, guestCartId } = guest;
        const cart = await findCart(db, market.id, guestCartId, GUEST);
        if (cart === undefined) return noSuchCart(guestCartId);
        const takeBack = await countPlacement(cart.guest_email, guest);
        if (takeBack === undefined) return fail({ kind: 'too-many-requests' });
        const placed = await checkout.orderAndPay(
          { headers, body: { ...body, request: { ...body.request, cart_id: guestCartId } } },
          guest,
        );
        if (!placed.ok) await takeBack();
        return placed;
      }),
  };
};
