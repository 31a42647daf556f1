import { type HostRefusal, refusalMeaning, type RefusalTable } from '@materia/api-client-kernel';
import { type ItemOutcome, multiAddResult, type MultiAddResult } from '@materia/domain-cart';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Currency } from '@materia/domain-money';
import {
  type AddedItem,
  callAdd,
  callAddProducts,
  callCart,
  callCompare,
  callDelete,
  callUpdate,
  type CartAccess,
  type OpenCart,
} from './cart-access.ts';
import {
  type CartCallOutcome,
  type CartProblem,
  type CartSession,
  peekCart,
  runCartCall,
} from './cart-runner.ts';
import { type Cart, emptyCart, readCart } from './cart.ts';

/**
 * A changed cart, with the outcome for the added items. `isClamped` means that fewer units were
 * added than requested.
 */
export type CartChangeAnswered = {
  readonly cart: Cart | undefined;
  readonly cartId: string;
  readonly outcome: MultiAddResult;
  readonly isClamped: boolean;
};

/**
 * The cart checked against stock and prices; empty for shoppers without a cart, and for a guest
 * whose cart the host no longer has. `unchecked` reads it unchanged, leaving the changes and
 * messages of a check for the next checked read. A customer whose noted cart is gone gets the present one.
 */
export const fetchCart = async (
  access: CartAccess,
  session: CartSession,
  options: { readonly currency: Currency; readonly unchecked?: boolean },
): Promise<Result<Cart, CartProblem>> => {
  if (access.owner === 'guest' && access.cartId === undefined)
    return ok(emptyCart(options.currency));
  const read = (from: CartAccess) =>
    runCartCall(from, session, 'read', (cart) => readWhole(cart, options));
  const noted = await read(access);
  // A customer's cart may have been parked, or come back, since its id was noted.
  const isGone = noted.ok && noted.value.value.id === '' && access.owner === 'customer';
  const answer =
    isGone && access.cartId !== undefined ? await read({ ...access, cartId: undefined }) : noted;
  return answer.ok ? ok(answer.value.value) : answer;
};

/** Adds an offer to the cart. */
export const addToCart = async (
  access: CartAccess,
  session: CartSession,
  item: AddedItem,
  mode: { readonly isSilent?: boolean } = {},
): Promise<Result<CartChangeAnswered, CartProblem>> =>
  changed(
    await runCartCall(
      access,
      session,
      'add',
      async (cart) => outcomes(await callAdd(cart, item)),
      mode,
    ),
    item.sku,
  );

/** Outcome of a multi-add: each reference that was not added as requested. */
export type ProductsAdded = {
  readonly cart: Cart | undefined;
  readonly cartId: string;
  readonly outcomes: readonly ItemOutcome[];
};

/** Adds products to the cart by reference in one call; failures are reported per reference. */
export const addProducts = async (
  access: CartAccess,
  session: CartSession,
  items: readonly { readonly reference: string; readonly quantity: number }[],
): Promise<Result<ProductsAdded, CartProblem>> => {
  const answer = await runCartCall(access, session, 'add', async (cart) =>
    outcomes(await callAddProducts(cart, items)),
  );
  if (!answer.ok) return answer;
  const { value, cart } = answer.value;
  return ok({ cart: await peekCart(cart), cartId: cart.cartId, outcomes: value });
};

/** A preview of the cart at another store; undefined for shoppers without a cart. */
export const compareCart = async (
  access: CartAccess,
  session: CartSession,
  store: { readonly id: string; readonly priceContextCode: string },
): Promise<Result<Cart | undefined, CartProblem>> => {
  if (access.cartId === undefined) return ok(undefined);
  const answer = await runCartCall(access, session, 'read', async (cart) => {
    const reply = await callCompare(cart, store);
    if (!reply.ok)
      return refusalMeaning('compareMyCart', reply.error, IS_CART_GONE, false)
        ? ok(undefined)
        : reply;
    return ok(reply.value[0] && readCart(reply.value[0].cart));
  });
  return answer.ok ? ok(answer.value.value) : answer;
};

/**
 * Sets the quantity of a line. A line that another window removed meanwhile has its own message,
 * since a retry would not help.
 */
export const updateLine = async (
  access: CartAccess,
  session: CartSession,
  line: { readonly lineId: string; readonly quantity: number },
): Promise<Result<CartChangeAnswered, CartProblem>> => {
  let isGone = false;
  const outcome = await runCartCall(access, session, 'update', async (cart) => {
    const answer = await callUpdate(cart, line);
    isGone = !answer.ok && refusalMeaning('updateMyCart', answer.error, IS_LINE_GONE, false);
    return outcomes(answer);
  });
  return isGone
    ? fail({ kind: 'call-failed', reason: 'line-gone' })
    : changed(outcome, line.lineId);
};

/** Removes a line from the cart; a missing line counts as removed. */
export const removeLine = async (
  access: CartAccess,
  session: CartSession,
  line: { readonly lineId: string },
): Promise<Result<CartChangeAnswered, CartProblem>> =>
  changed(
    await runCartCall(access, session, 'delete', async (cart) => {
      const answer = await callDelete(cart, line);
      return answer.ok || refusalMeaning('deleteFromMyCart', answer.error, IS_LINE_GONE, false)
        ? ok(NOTHING_FAILED)
        : answer;
    }),
    line.lineId,
  );

const NOTHING_FAILED: readonly ItemOutcome[] = [];

/** Whether a read is refused because there is no cart; all others are failures of the call. */
const IS_CART_GONE = {
  'bad-input': false,
  'cart-locked': false,
  forbidden: false,
  'no-such-cart': true,
} as const satisfies RefusalTable<'readMyCart' | 'readUpgradedMyCart' | 'compareMyCart', boolean>;

/** Whether a change is refused because there is no such line; all others are failures of the call. */
const IS_LINE_GONE = {
  'bad-input': false,
  'cart-locked': false,
  'no-such-cart': false,
  'no-such-line': true,
  'quantity-locked': false,
} as const satisfies RefusalTable<'updateMyCart' | 'deleteFromMyCart', boolean>;

const readWhole = async (
  cart: OpenCart,
  { currency, unchecked = false }: { readonly currency: Currency; readonly unchecked?: boolean },
): Promise<Result<Cart, HostRefusal>> => {
  const answer = await callCart(cart, { upgraded: !unchecked });
  if (!answer.ok)
    return refusalMeaning('readUpgradedMyCart', answer.error, IS_CART_GONE, false)
      ? ok(emptyCart(currency))
      : answer;
  const [reply] = answer.value;
  return ok(reply === undefined ? emptyCart(currency) : readCart(reply.cart));
};

const outcomes = (
  answer: Awaited<ReturnType<typeof callAdd>>,
): Result<readonly ItemOutcome[], HostRefusal> => {
  if (!answer.ok) return answer;
  return ok(
    answer.value === true
      ? NOTHING_FAILED
      : answer.value.map(({ sku, outcome, qty }) => ({ sku, outcome, quantity: qty })),
  );
};

const changed = async (
  outcome: CartCallOutcome<readonly ItemOutcome[]>,
  requested: string,
): Promise<Result<CartChangeAnswered, CartProblem>> => {
  if (!outcome.ok) return fail(outcome.error);
  const { value, cart } = outcome.value;
  const isClamped = value.some(
    (item) => item.outcome === 'NO_STOCK_AVAILABLE' && item.quantity > 0,
  );
  return ok({
    cart: await peekCart(cart),
    cartId: cart.cartId,
    outcome: multiAddResult([requested], value),
    isClamped,
  });
};
