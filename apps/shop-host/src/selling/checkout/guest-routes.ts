import type { GuestTwinOf, Reply } from '@materia/api-contract';
import { parseEmail } from '@materia/domain-contact';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { RequestContext } from '../../platform/contract/context.ts';
import { type AdmitGuest, twinHandlers } from '../../platform/contract/guest-twins.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Refusal, RefusalOf } from '../../platform/contract/refusals.ts';
import { withTx } from '../../platform/database/with-tx.ts';
import type { Limit } from '../../platform/limits/attempts.ts';
import { noSuchCart } from '../cart/no-such-cart.ts';
import { type CartOwner, findCart, lockCart, touchCart } from '../cart/repository.ts';
import type { GuestContext } from './checkout-context.ts';
import type { CheckoutHandlers, CheckoutTools } from './routes.ts';

type GuestCheckoutCalls = GuestTwinOf<keyof CheckoutHandlers> | 'saveGuestEmail';

type PlacedForPayment = Result<Reply<'orderAndPayAsGuest'>, RefusalOf<'orderAndPayAsGuest'>>;
type HourChanged = Result<Reply<'changeGuestPickupHour'>, RefusalOf<'changeGuestPickupHour'>>;
type EmailSaved = Result<Reply<'saveGuestEmail'>, RefusalOf<'saveGuestEmail'>>;
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
  const admit: AdmitGuest<GuestContext> = async (cartId, context, { everyMarket }) => {
    // Guests fill carts in every market, also where they cannot order.
    if (!context.flags.CHECKOUT_GUEST_ALLOWED && everyMarket !== true)
      return fail({ kind: 'forbidden' });
    const cart = await findCart(db, context.market.id, cartId, GUEST, 'open');
    return cart === undefined
      ? noSuchCart(cartId)
      : ok({ ...context, customer: undefined, guestCartId: cart.id });
  };

  const asGuest = async <Value, Refused>(
    cartId: string,
    context: RequestContext,
    work: (guest: GuestContext) => Promise<Result<Value, Refused>>,
  ): Promise<Result<Value, Refused | Refusal<'forbidden' | 'no-such-cart'>>> => {
    const guest = await admit(cartId, context, {});
    return guest.ok ? work(guest.value) : guest;
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

  const { readCheckout, changePickupHour, orderAndPay, placeOrder, ...alike } = checkout;
  return {
    ...twinHandlers(alike, admit),

    readGuestCheckout: ({ params, headers }, context) =>
      asGuest(params.cartId, context, async (guest) => {
        const read = await readCheckout({ headers }, guest);
        if (!read.ok) return read;
        const cart = await findCart(db, guest.market.id, guest.guestCartId, GUEST, 'open');
        return ok({ ...read.value, email: cart?.guest_email ?? null });
      }),

    saveGuestEmail: ({ params, body }, context) =>
      asGuest(params.cartId, context, async ({ market, now, guestCartId }): Promise<EmailSaved> => {
        const email = parseEmail(body.email);
        if (!email.ok)
          return fail({
            kind: 'bad-input',
            fields: [{ field: 'body.email', kind: 'not-an-email' }],
          });
        return withTx(db, async (tx) => {
          const cart = await lockCart(tx, market.id, guestCartId, GUEST, 'open');
          if (cart === undefined) return noSuchCart(guestCartId);
          await touchCart(tx, cart, { guest_email: email.value }, now);
          return ok({ email: email.value });
        });
      }),

    changeGuestPickupHour: ({ params, body }, context) =>
      asGuest(params.cartId, context, async (guest): Promise<HourChanged> => {
        const changed = await changePickupHour(
          { params: { storeId: body.retailer_id }, body },
          guest,
        );
        if (changed.ok) return changed;
        const { kind } = changed.error;
        return kind === 'bad-input' ? NOT_THE_STORE : fail({ kind });
      }),

    placeGuestOrder: ({ params, headers, body }, context) =>
      asGuest(params.cartId, context, async (guest): Promise<Placed> => {
        const { market, now, guestCartId } = guest;
        const cart = await findCart(db, market.id, guestCartId, GUEST, 'open');
        if (cart === undefined) return noSuchCart(guestCartId);
        const takeBack = await countPlacement(cart.guest_email, guest);
        if (takeBack === undefined) return fail({ kind: 'too-many-requests' });
        const placed = await placeOrder(
          { headers, body: { ...body, request: { ...body.request, cart_id: guestCartId } } },
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

    orderAndPayAsGuest: ({ params, headers, body }, context) =>
      asGuest(params.cartId, context, async (guest): Promise<PlacedForPayment> => {
        const { market, guestCartId } = guest;
        const cart = await findCart(db, market.id, guestCartId, GUEST, 'open');
        if (cart === undefined) return noSuchCart(guestCartId);
        const takeBack = await countPlacement(cart.guest_email, guest);
        if (takeBack === undefined) return fail({ kind: 'too-many-requests' });
        const placed = await orderAndPay(
          { headers, body: { ...body, request: { ...body.request, cart_id: guestCartId } } },
          guest,
        );
        if (!placed.ok) await takeBack();
        return placed;
      }),
  };
};

/** The path of a guest's call names no store, unlike that of a customer's. */
const NOT_THE_STORE = fail({
  kind: 'bad-input',
  fields: [{ field: 'body.retailer_id', kind: 'not-the-store-of-the-cart' }],
} as const);
