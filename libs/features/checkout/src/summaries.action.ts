import { type CheckoutRefusal, placeOrder } from '@materia/api-checkout';
import type { TextKey } from '@materia/market-model';
import { shopRequest, type ShopRequest } from '@materia/storefront-request';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { confirmationAddress, pathOfPage } from './checkout-pages.ts';
import {
  AGAIN_FIELD,
  checkOrderValues,
  type OrderFaults,
  orderFormRules,
  type OrderValues,
  readAttempt,
  readOrderValues,
} from './order-form.ts';

/** Why nothing was ordered: fields, or what became of the cart since the page was made. */
export type SummariesAnswer = {
  readonly values: OrderValues;
  readonly faults: OrderFaults;
  readonly refusal:
    Extract<CheckoutRefusal['kind'], 'cart-locked' | 'already-placed' | 'refused'> | undefined;
  /** The same form had been refused before (ERR-32). */
  readonly persists?: boolean;
};

/**
 * Places the order of the cart that the customer saw and leads to its confirmation (PLO-01, PLO-04). It does not look at the
 * steps before: the host checks everything again, and a second click, whose cart is empty by then, must get the first answer.
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
  const placed = await placeOrder(shop.host, {
    idempotencyKey: attempt.value.key,
    cartId: attempt.value.cartId,
    cartRevision: attempt.value.revision,
    storeId: shop.store.id,
    isProfessional: shop.customer?.isProfessional ?? false,
    comment: values.comment,
    wantsInvoice: values.wantsInvoice,
  });
  if (!placed.ok) return answerRefusal(shop, values, placed.error, form.has(AGAIN_FIELD));
  shop.session.forgetCart();
  shop.session.cartChanged('order');
  return redirect(confirmationAddress(shop.to, placed.value.id), 303);
};

const refuse = (answer: SummariesAnswer) => data(answer, { status: 422 });

/** Leads to the page where it can be mended, with a message: the cart page names each change, the first page offers what is left (SHP-12). */
const answerRefusal = (
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
