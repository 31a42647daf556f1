import type { GuestTwinOf, Reply } from '@materia/api-contract';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { ItemOutcome } from '@materia/domain-cart';
import type { CustomerContext, RequestContext } from '../../platform/contract/context.ts';
import { type SharedHandlers, twinHandlers } from '../../platform/contract/guest-twins.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/database/with-tx.ts';
import { rateWindow } from '@materia/platform-network';
import type { Attempts, Limit } from '../../platform/limits/attempts.ts';
import { addProducts } from './add-products.ts';
import { addToCart, deleteFromCart, updateCart } from './change-cart.ts';
import { endConversionThatIsOver } from './conversions.ts';
import { addCoupon, removeCoupon } from './coupons.ts';
import { mergeCart } from './merge-cart.ts';
import { type CartRead, compareCart, readCart, readUpgradedCart } from './read-cart.ts';
import { previewProducts } from './preview-products.ts';
import { cartOfCustomer, type CartOwner, createCart, customerCartId } from './repository.ts';
import { mergeWaitingCarts } from './waiting-carts.ts';
import { wireCart } from './wire-cart.ts';
import { wireCouponRefusal } from './wire-coupon-refusal.ts';
import { wireProductsPreview } from './wire-products-preview.ts';
import { wireOutcomes } from './wire-outcomes.ts';

type SharedCalls =
  | 'readMyCart'
  | 'readUpgradedMyCart'
  | 'addToMyCart'
  | 'addProductsToMyCart'
  | 'compareMyCart'
  | 'updateMyCart'
  | 'deleteFromMyCart';
type CartCalls =
  | SharedCalls
  | GuestTwinOf<SharedCalls>
  | 'createGuestCart'
  | 'previewProducts'
  | 'readMyCartId'
  | 'upgradeGuestCart'
  | 'addCoupon'
  | 'removeCoupon';

/** A customer with their cart, or a caller who knows the id of a guest's. */
type CartContext = CustomerContext | (RequestContext & { readonly isCartOfGuest: true });

const MINUTE = 60_000;
/** Codes are short enough to guess, so each address may try only this many wrong ones. */
const COUPON_GUESSES: Limit = { attempts: 10, windowMs: 15 * MINUTE };
const BUSY = fail({ kind: 'too-many-requests' } as const);
const ownerOf = (context: CartContext): CartOwner =>
  'isCartOfGuest' in context
    ? { kind: 'guest' }
    : { kind: 'customer', customerId: context.customer.customerId };

export type CartLimits = { readonly addsPerCart: number; readonly addsPerAddress: number };

/**
 * The cart calls (area 07): a guest's cart opens with its id alone, a customer's with the
 * customer's token.
 */
export const cartHandlers = ({
  db,
  attempts: guesses,
  cartLimits: limits,
}: {
  readonly db: Db;
  readonly attempts: Attempts;
  readonly cartLimits: CartLimits;
}): Pick<Handlers, CartCalls> => {
  const fromAddress = rateWindow({ attempts: limits.addsPerAddress, windowMs: MINUTE });
  const toCart = rateWindow({ attempts: limits.addsPerCart, windowMs: MINUTE });
  const mayAdd = (cartId: string, { market, shopperNetwork, now }: RequestContext): boolean =>
    fromAddress(`${market.id}:${shopperNetwork}`, now) && toCart(`${market.id}:${cartId}`, now);

  const shared: SharedHandlers<SharedCalls, CartContext> = {
    readMyCart: ({ body }, context) =>
      cartOf(readCart(db, body.request, ownerOf(context), context)),
    readUpgradedMyCart: ({ body }, context) =>
      cartOf(readUpgradedCart(db, body.request, ownerOf(context), context)),
    addToMyCart: async ({ body }, context) =>
      mayAdd(body.request.cart_id, context)
        ? outcomesOf(addToCart(db, body, ownerOf(context), context))
        : BUSY,
    addProductsToMyCart: async ({ body }, context) =>
      mayAdd(body.request.cart_id, context)
        ? outcomesOf(addProducts(db, body, ownerOf(context), context))
        : BUSY,
    compareMyCart: ({ body }, context) =>
      cartOf(compareCart(db, body.request, ownerOf(context), context)),
    updateMyCart: ({ body }, context) =>
      outcomesOf(updateCart(db, body, ownerOf(context), context)),
    deleteFromMyCart: ({ params }, context) =>
      deleteFromCart(db, params, ownerOf(context), context),
  };

  return {
    ...shared,
    ...twinHandlers(shared, async (_cartId, context) => ok({ ...context, isCartOfGuest: true })),
    createGuestCart: async (_input, { market, shopperNetwork, now }) =>
      fromAddress(`${market.id}:${shopperNetwork}`, now)
        ? ok(await createCart(db, market.id, null, now))
        : BUSY,
    previewProducts: async ({ body }, context) => {
      if (!fromAddress(`${context.market.id}:${context.shopperNetwork}`, context.now)) return BUSY;
      const preview = await previewProducts(db, body, context);
      return preview.ok ? ok(wireProductsPreview(preview.value)) : preview;
    },
    readMyCartId: async (_input, context) => {
      const { market, customer, now } = context;
      await endConversionThatIsOver(db, context);
      const cart = await cartOfCustomer(db, market.id, customer.customerId, ['quote']);
      if (cart !== undefined) return ok(cart.id);
      await mergeWaitingCarts(db, context);
      return ok(await customerCartId(db, market.id, customer.customerId, now));
    },

    upgradeGuestCart: async ({ body }, context) => {
      const merge = await mergeCart(db, body, context);
      if (!merge.ok) return merge;
      const { cartId, merged, leftOut } = merge.value;
      return ok({ cart_id: cartId, merged, ...(leftOut > 0 && { left_out: leftOut }) });
    },
    addCoupon: async ({ body }, context) => {
      const guess = `coupon:${context.market.id}:${context.shopperNetwork}`;
      if (!(await guesses.take(guess, COUPON_GUESSES, context.now))) return BUSY;
      const added = await addCoupon(db, body, context);
      // Only an unknown code counts as a guess.
      if (added.ok || added.error.kind !== 'coupon-invalid') await guesses.giveBack(guess);
      return added.ok ? added : fail(wireCouponRefusal(added.error));
    },
    removeCoupon: ({ body }, context) => removeCoupon(db, body, context),
  };
};

const cartOf = async <Refused>(
  read: Promise<Result<CartRead, Refused>>,
): Promise<Result<Reply<'readMyCart'>, Refused>> => {
  const done = await read;
  return done.ok ? ok([wireCart(done.value)]) : done;
};

const outcomesOf = async <Refused>(change: Promise<Result<readonly ItemOutcome[], Refused>>) => {
  const done = await change;
  return done.ok ? ok(wireOutcomes(done.value)) : done;
};
