import { fetchCart } from '@materia/api-cart';
import { type CheckoutRefusal, placeOrder } from '@materia/api-checkout';
import { money } from '@materia/domain-money';
import type { TextKey } from '@materia/market-model';
import {
  cartAccess,
  cartSession,
  shopRequest,
  type ShopRequest,
} from '@materia/storefront-request';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { checkoutAccess } from './checkout-access.ts';
import { confirmationPath, pathOfPage } from './checkout-pages.ts';
import {
  PLACED_AGAIN_FIELD,
  checkOrderValues,
  type OrderFaults,
  orderFormRules,
  type OrderValues,
  readAttempt,
  readOrderValues,
} from './order-form.ts';

/** Why no order was placed: invalid fields, or a change to the cart since the page was rendered. */
export type SummariesOutcome = {
  readonly values: OrderValues;
  readonly faults: OrderFaults;
  readonly refusal:
    | Extract<
        CheckoutRefusal['kind'],
        'cart-locked' | 'already-placed' | 'too-many-requests' | 'refused'
      >
    | undefined;
  /** The same form had been rejected before. */
  readonly persists?: boolean;
};

/**
 * Places the order for the cart that the customer saw and redirects to its confirmation. Does not check the previous
 * steps: the host validates everything, and a second click, after which the cart is already empty, must get the first response.
 */
export const submitOrder = async ({
  context,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
  const shop = context.get(shopRequest);
  const form = await request.formData();
  const rules = orderFormRules(shop.flags);
  const values = readOrderValues(form, rules);
  const faults = checkOrderValues(values, rules);
  if (faults !== undefined) return refuse({ values, faults, refusal: undefined });
  const attempt = readAttempt(form);
  if (!attempt.ok) return refuse({ values, faults: {}, refusal: 'refused' });
  // After a first click the session has forgotten the guest's cart, but the form still names it.
  const { cartId } = attempt.value;
  const placed = await placeOrder(checkoutAccess({ ...shop, cartId }), {
    idempotencyKey: attempt.value.key,
    cartId,
    cartRevision: attempt.value.revision,
    total: money(attempt.value.total, shop.market.currency),
    storeId: shop.store.id,
    isProfessional: shop.customer?.isProfessional ?? false,
    comment: values.comment,
    wantsInvoice: values.wantsInvoice,
  });
  if (!placed.ok) return respondToRefusal(shop, values, placed.error, form.has(PLACED_AGAIN_FIELD));
  if (shop.customer === undefined) await keepRemainingCart({ ...shop, cartId });
  else shop.session.forgetCart();
  shop.session.cartChanged('order');
  return redirect(confirmationPath(shop.to, placed.value), 303);
};

/** A guest's cart is found by its id only, so it is forgotten only if nothing was left in it. */
const keepRemainingCart = async (
  shop: ShopRequest & { readonly cartId: string },
): Promise<void> => {
  const left = await fetchCart(cartAccess(shop), cartSession(shop), {
    currency: shop.market.currency,
    unchecked: true,
  });
  if (left.ok && left.value.itemsCount > 0)
    shop.session.rememberCart({ id: shop.cartId, itemsCount: left.value.itemsCount });
  else shop.session.forgetCart();
};

const refuse = (outcome: SummariesOutcome) => data(outcome, { status: 422 });

/** Redirects with a message to the page where the problem can be fixed: the cart page lists each change, the first page offers the remaining slots. */
const respondToRefusal = (
  shop: ShopRequest,
  values: OrderValues,
  { kind }: CheckoutRefusal,
  persists: boolean,
) => {
  switch (kind) {
    case 'cart-empty':
      return redirect(shop.to('cart'), 303);
    case 'cart-changed':
      return mend(shop, shop.to('cart'), 'checkout.cartChanged');
    case 'out-of-stock':
      return mend(shop, shop.to('cart'), 'checkout.outOfStock');
    case 'slot-not-available':
      return mend(shop, pathOfPage(shop.to, 'shippings'), 'checkout.slotGone');
    case 'delivery-not-possible':
      return mend(shop, pathOfPage(shop.to, 'shippings'), 'checkout.levelGone');
    case 'pickup-not-possible':
      return mend(shop, pathOfPage(shop.to, 'shippings'), 'checkout.pickupGone');
    default:
      return refuse({ values, faults: {}, refusal: kind, persists });
  }
};

const mend = (shop: ShopRequest, path: string, key: TextKey) => {
  shop.session.flash({ type: 'warning', key });
  return redirect(path, 303);
};
