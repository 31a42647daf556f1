import { fail, ok, type Result } from '@materia/domain-kernel';
import type { RequestContext } from '../../platform/contract/context.ts';
import type { AdmitGuest } from '../../platform/contract/guest-twins.ts';
import type { Refusal } from '../../platform/contract/refusals.ts';
import type { Db } from '../../platform/database/with-tx.ts';
import { noSuchCart } from '../cart/no-such-cart.ts';
import { type CartOwner, findCart } from '../cart/repository.ts';
import type { GuestContext } from './checkout-context.ts';

/** The owner of every cart of a guest. */
export const GUEST: CartOwner = { kind: 'guest' };

/** Admits a guest to the checkout of an existing cart of a guest. */
export const guestAdmission =
  (db: Db): AdmitGuest<GuestContext> =>
  async (cartId, context, { everyMarket }) => {
    // Guests fill carts in every market, also where they cannot order.
    if (!context.flags.CHECKOUT_GUEST_ALLOWED && everyMarket !== true)
      return fail({ kind: 'forbidden' });
    const cart = await findCart(db, context.market.id, cartId, GUEST, 'open');
    return cart === undefined
      ? noSuchCart(cartId)
      : ok({ ...context, customer: undefined, guestCartId: cart.id });
  };

/** Does something for an admitted guest. */
export const asGuest = async <Value, Refused>(
  db: Db,
  cartId: string,
  context: RequestContext,
  work: (guest: GuestContext) => Promise<Result<Value, Refused>>,
): Promise<Result<Value, Refused | Refusal<'forbidden' | 'no-such-cart'>>> => {
  const guest = await guestAdmission(db)(cartId, context, {});
  return guest.ok ? work(guest.value) : guest;
};
