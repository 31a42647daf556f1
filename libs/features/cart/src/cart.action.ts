import {
  addCoupon,
  addToCart,
  type CartChangeAnswered,
  type CartProblem,
  type CouponProblem,
  fetchCart,
  removeCoupon,
  removeLine,
  updateLine,
} from '@materia/api-cart';
import { type Result, unreachable } from '@materia/domain-kernel';
import { safeReturnPath } from '@materia/domain-navigation';
import { cartAccess, cartSession, shopRequest, type ShopRequest } from '@materia/page-request';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { formQuery } from '@materia/ui-shop';
import {
  CART_FORMS,
  type CartFormRefusal,
  type CartIntent,
  type CouponIntent,
  hasFailedBefore,
  formKey,
  parseCartForm,
} from './cart-form.ts';

/** The cart's response to a form, unless it redirects. */
export type CartActionOutcome =
  /** For scripts: the page stays and only the count is returned. */
  | { readonly kind: 'added'; readonly itemsCount: number; readonly isClamped: boolean }
  | {
      readonly kind: 'refused';
      readonly refusal: CartFormRefusal;
      readonly returnTo: string | undefined;
    }
  | {
      readonly kind: 'coupon-refused';
      readonly problem: CouponProblem | { readonly kind: 'coupon-empty' };
      readonly typed: string;
      readonly returnTo: undefined;
    }
  /** `failed` is the key of the form, `persists` is set if it had failed before. */
  | {
      readonly kind: 'failed';
      readonly problem: CartProblem;
      readonly returnTo: string | undefined;
      readonly failed?: string;
      readonly persists?: boolean;
    };

/**
 * Changes the cart. Successful forms redirect to a page (303); rejected ones get the cart page with
 * an error status.
 */
export const changeCart = async ({
  context,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
  const shop = context.get(shopRequest);
  const form = await request.formData();
  const intent = parseCartForm(form);
  if (!intent.ok) {
    const requested = 'returnTo' in intent.error ? intent.error.returnTo : '';
    return respond(
      { kind: 'refused', refusal: intent.error, returnTo: previousPage(shop, requested) },
      422,
    );
  }
  if (intent.value.kind === 'add-coupon' || intent.value.kind === 'remove-coupon')
    return changeCoupon(shop, intent.value);
  const undo = intent.value.kind === 'remove' ? await undoOf(shop, intent.value.lineId) : undefined;
  const outcome = await send(shop, intent.value);
  if (!outcome.ok) {
    const returnTo =
      intent.value.kind === 'add' ? previousPage(shop, intent.value.returnTo) : undefined;
    return respond(
      {
        kind: 'failed',
        problem: outcome.error,
        returnTo,
        failed: formKey(intent.value),
        persists: hasFailedBefore(form, intent.value),
      },
      statusOf(outcome.error),
    );
  }
  const { cart, cartId, outcome: items, isClamped } = outcome.value;
  if (cart !== undefined) shop.session.rememberCart({ id: cartId, itemsCount: cart.itemsCount });
  if (intent.value.kind !== 'add') {
    shop.session.cartChanged(intent.value.kind === 'remove' ? 'delete' : 'quantity');
    shop.session.flash(
      isClamped
        ? { type: 'warning', key: 'cartLine.fewer' }
        : {
            type: 'success',
            key: intent.value.kind === 'remove' ? 'cart.removed' : 'cart.updated',
            ...(undo !== undefined && { undo }),
          },
    );
    return redirect(shop.to('cart'), 303);
  }
  if (items.kind === 'none-added')
    return respond(
      {
        kind: 'failed',
        problem: { kind: 'call-failed', reason: 'add-failed' },
        returnTo: previousPage(shop, intent.value.returnTo),
      },
      409,
    );
  shop.session.cartChanged('add');
  const target = safeReturnPath(intent.value.returnTo, shop.to('cart'));
  const key =
    target === shop.to('cart') ? 'cart.added' : isClamped ? 'product.addedPart' : 'product.added';
  shop.session.flash({
    type: isClamped ? 'warning' : 'success',
    key,
    // How many of a lowered quantity were added is not known.
    added: {
      sku: intent.value.sku,
      ...(!isClamped && { quantity: intent.value.quantity }),
    },
  });
  return intent.value.isScripted
    ? respond({ kind: 'added', itemsCount: cart?.itemsCount ?? 0, isClamped }, 200)
    : redirect(target, 303);
};

/** The form that adds a line again which is about to be removed; none if it cannot be read. */
const undoOf = async (shop: ShopRequest, lineId: string): Promise<string | undefined> => {
  const read = await fetchCart(cartAccess(shop), cartSession(shop), {
    currency: shop.market.currency,
    unchecked: true,
  });
  const removed = read.ok ? read.value.lines.find(({ id }) => id === lineId) : undefined;
  return (
    removed &&
    formQuery(CART_FORMS.add, {
      sku: removed.sku,
      offer: removed.offer.code,
      context: shop.priceContextCode,
      quantity: removed.quantity,
      returnTo: shop.to('cart'),
    }).toString()
  );
};

/**
 * Applies a promo code to the cart or removes it; the reason for a rejected code is shown at its
 * field.
 */
const changeCoupon = async (shop: ShopRequest, { kind, code }: CouponIntent) => {
  const isAdd = kind === 'add-coupon';
  const refused = (
    problem: Extract<CartActionOutcome, { kind: 'coupon-refused' }>['problem'],
    status: number,
  ) => respond({ kind: 'coupon-refused', problem, typed: code, returnTo: undefined }, status);
  if (code === '') return refused({ kind: 'coupon-empty' }, 422);
  // Members of the club may have coupons of their own; the host knows whose a code is.
  const mayHaveOwn = shop.customer !== undefined && shop.flags.LOYALTY_CLUB;
  if (isAdd && !shop.flags.CART_DISPLAY_PROMO_CODE && !mayHaveOwn)
    return refused({ kind: 'coupons-not-taken' }, 409);
  const [access, session] = [cartAccess(shop), cartSession(shop)];
  const outcome = isAdd
    ? await addCoupon(access, session, code, shop.market.currency)
    : await removeCoupon(access, session, code);
  if (!outcome.ok) return refused(outcome.error, couponStatus(outcome.error));
  shop.session.cartChanged('coupon');
  shop.session.flash({ type: 'success', key: isAdd ? 'coupon.added' : 'coupon.removed' });
  return redirect(shop.to('cart'), 303);
};

const couponStatus = (problem: CouponProblem): number =>
  problem.kind === 'failed' ? statusOf(problem.problem) : COUPON_STATUSES[problem.kind];

const COUPON_STATUSES = {
  'cart-has-coupon': 409,
  'coupon-below-minimum': 409,
  'coupon-expired': 409,
  'coupon-invalid': 409,
  'coupon-not-for-cart': 409,
  'coupon-used': 409,
  'coupons-not-taken': 409,
  'too-many-guesses': 429,
} as const satisfies Readonly<Record<Exclude<CouponProblem['kind'], 'failed'>, number>>;

/**
 * A conflict makes the requesting page reload price and stock; if the host failed, that reload
 * would fail as well.
 */
const statusOf = (problem: CartProblem): number => {
  switch (problem.kind) {
    case 'server-message':
      return 406;
    case 'call-failed':
      return problem.isOutage === true ? 502 : 409;
    case 'silent':
      return 409;
    default:
      return unreachable(problem);
  }
};

const respond = (content: CartActionOutcome, status: number) => data(content, { status });

const send = (
  shop: ShopRequest,
  intent: Exclude<CartIntent, CouponIntent>,
): Promise<Result<CartChangeAnswered, CartProblem>> => {
  const [access, session] = [cartAccess(shop), cartSession(shop)];
  switch (intent.kind) {
    case 'add':
      return addToCart(access, session, intent);
    case 'update':
      return updateLine(access, session, intent);
    case 'remove':
      return removeLine(access, session, intent);
    default:
      return unreachable(intent);
  }
};

const previousPage = (shop: ShopRequest, requested: string): string | undefined => {
  const path = safeReturnPath(requested, shop.to('cart'));
  return path === shop.to('cart') ? undefined : path;
};
