import { HELD_STATES } from '@materia/domain-cart';
import type { Reader } from '../../platform/database/with-tx.ts';
import { findCart } from '../cart/repository.ts';
import { cartOwnerOf, type CheckoutContext } from '../checkout/checkout-context.ts';
import { hasPlaced } from './idempotency.ts';
import type { PlacementKey } from './idempotency-repository.ts';
import type { PlacementInput } from './refusing.ts';

/** The idempotency key of a placement, and the revision of the cart that it is about. */
export type IdentifiedPlacement = { readonly key: PlacementKey; readonly revision: number };

/** The revision of a cart that is not there, which no placement is about. */
const NO_REVISION = -1;

/**
 * The key and the revision of a placement. A client that sends no revision orders the cart as it is
 * now. One that sends no key gets the cart and its revision as the key, so that sending the same again orders nothing twice.
 * A placement makes one new revision of the cart: as long as that is the current one, a repeated
 * request without a revision is about the one before.
 */
export const identifyPlacement = async (
  db: Reader,
  { headers, body }: PlacementInput,
  context: CheckoutContext,
): Promise<IdentifiedPlacement> => {
  const cartId = body.request.cart_id;
  const ownKey = headers['idempotency-key'];
  const revision = body.cart_revision ?? (await currentRevision(db, cartId, context));
  if (ownKey !== undefined) return { key: keyOf(ownKey, context), revision };
  if (body.cart_revision === undefined) {
    const before = revision - 1;
    const key = keyOf(derivedKey(cartId, before), context);
    if (await hasPlaced(db, key, body)) return { key, revision: before };
  }
  return { key: keyOf(derivedKey(cartId, revision), context), revision };
};

const currentRevision = async (
  db: Reader,
  cartId: string,
  context: CheckoutContext,
): Promise<number> =>
  (await findCart(db, context.market.id, cartId, cartOwnerOf(context), ...HELD_STATES))?.revision ??
  NO_REVISION;

const derivedKey = (cartId: string, revision: number): string => `cart:${cartId}:${revision}`;

const keyOf = (key: string, { market, ...context }: CheckoutContext): PlacementKey => ({
  market: market.id,
  owner:
    context.customer === undefined
      ? `g:${context.guestCartId}`
      : `c:${context.customer.customerId}`,
  key,
});
