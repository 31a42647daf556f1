import type { Reply } from '@materia/api-contract';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { RefusalOf } from '../../platform/contract/refusals.ts';
import type { Limit } from '../../platform/limits/attempts.ts';
import { noSuchCart } from '../cart/no-such-cart.ts';
import { findCart } from '../cart/repository.ts';
import type { GuestContext } from '../checkout/checkout-context.ts';
import { placementToMailbox } from '../payments/limits.ts';
import { asGuest, GUEST } from '../checkout/guest-admission.ts';
import type { PlacementHandlers, PlacementHandlerTools } from './routes.ts';

type PlacedForPayment = Result<Reply<'orderAndPayAsGuest'>, RefusalOf<'orderAndPayAsGuest'>>;
type Placed = Result<Reply<'placeGuestOrder'>, RefusalOf<'placeGuestOrder'>>;

const HOUR = 3_600_000;
/**
 * A guest's order holds stock and sends a mail without any proof of who ordered, so both are
 * limited.
 */
const ORDERS_OF_NETWORK: Limit = { attempts: 10, windowMs: HOUR };

/** The placement calls of guests, which those of customers do for the guest's cart. */
export const guestPlacementHandlers = (
  { db, links, attempts: placements }: PlacementHandlerTools,
  { orderAndPay, placeOrder }: PlacementHandlers,
): Pick<Handlers, 'placeGuestOrder' | 'orderAndPayAsGuest'> => {
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
    const [address, most] = email === null ? [] : placementToMailbox(market.id, email);
    if (!(await placements.take(network, ORDERS_OF_NETWORK, now))) return undefined;
    if (address && most && !(await placements.take(address, most, now))) {
      await placements.giveBack(network);
      return undefined;
    }
    return async () => {
      await placements.giveBack(network);
      if (address) await placements.giveBack(address);
    };
  };

  return {
    placeGuestOrder: ({ params, headers, body }, context) =>
      asGuest(db, params.cartId, context, async (guest): Promise<Placed> => {
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
      asGuest(db, params.cartId, context, async (guest): Promise<PlacedForPayment> => {
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
