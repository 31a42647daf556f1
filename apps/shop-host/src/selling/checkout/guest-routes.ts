import type { GuestTwinOf, Reply } from '@materia/api-contract';
import { parseEmail } from '@materia/domain-contact';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { twinHandlers } from '../../platform/contract/guest-twins.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { RefusalOf } from '../../platform/contract/refusals.ts';
import { type WithDb, withTx } from '../../platform/database/with-tx.ts';
import { noSuchCart } from '../cart/no-such-cart.ts';
import { findCart, lockCart, touchCart } from '../cart/repository.ts';
import { asGuest, GUEST, guestAdmission } from './guest-admission.ts';
import type { CheckoutHandlers } from './routes.ts';

type GuestCheckoutCalls = GuestTwinOf<keyof CheckoutHandlers> | 'saveGuestEmail';

type HourChanged = Result<Reply<'changeGuestPickupHour'>, RefusalOf<'changeGuestPickupHour'>>;
type EmailSaved = Result<Reply<'saveGuestEmail'>, RefusalOf<'saveGuestEmail'>>;

/**
 * The checkout calls of guests (areas 09 and 10), by the id of the cart and nothing else: those of
 * customers work on the guest's cart. Refused where the market requires an account.
 */
export const guestCheckoutHandlers = (
  { db }: WithDb,
  { readCheckout, changePickupHour, ...alike }: CheckoutHandlers,
): Pick<Handlers, GuestCheckoutCalls> => ({
  ...twinHandlers(alike, guestAdmission(db)),

  readGuestCheckout: ({ params, headers }, context) =>
    asGuest(db, params.cartId, context, async (guest) => {
      const read = await readCheckout({ headers }, guest);
      if (!read.ok) return read;
      const cart = await findCart(db, guest.market.id, guest.guestCartId, GUEST, 'open');
      return ok({ ...read.value, email: cart?.guest_email ?? null });
    }),

  saveGuestEmail: ({ params, body }, context) =>
    asGuest(
      db,
      params.cartId,
      context,
      async ({ market, now, guestCartId }): Promise<EmailSaved> => {
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
      },
    ),

  changeGuestPickupHour: ({ params, body }, context) =>
    asGuest(db, params.cartId, context, async (guest): Promise<HourChanged> => {
      const changed = await changePickupHour(
        { params: { storeId: body.retailer_id }, body },
        guest,
      );
      if (changed.ok) return changed;
      const { kind } = changed.error;
      return kind === 'bad-input' ? NOT_THE_STORE : fail({ kind });
    }),
});

/** The path of a guest's call names no store, unlike that of a customer's. */
const NOT_THE_STORE = fail({
  kind: 'bad-input',
  fields: [{ field: 'body.retailer_id', kind: 'not-the-store-of-the-cart' }],
} as const);
