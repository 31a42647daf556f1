import {
  abandonPayment,
  cancelPurchase,
  retryPayment,
  type RetryRefusal,
} from '@materia/api-checkout';
import {
  isPaidInStore,
  needsCode,
  paymentFaults,
  type PaymentMethod,
} from '@materia/domain-checkout';
import { unreachable } from '@materia/domain-kernel';
import type { TextKey } from '@materia/market-model';
import { shopRequest, type ShopRequest } from '@materia/page-request';
import { cancelPurchaseForm, sentForm } from '@materia/ui-shop';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { deviceOf } from './choice/device.ts';
import { pathOfPage, paymentPath, paymentReturnPath } from '../progress/checkout-pages.ts';
import {
  abandonForm,
  paymentFieldFaults,
  type PaymentFieldFaults,
  paymentForm,
  refusedPaymentFields,
} from './choice/payment-form.ts';
import { payableBy } from './choice/payable-offers.ts';
import { returnToOrderedCart } from './ordered-cart.ts';
import { retryOffers, startedHere } from './payment.loader.ts';

/** Why no other attempt was started. */
export type PaymentOutcome = {
  readonly method: PaymentMethod | undefined;
  readonly faults: PaymentFieldFaults;
  readonly refusal: 'too-many-requests' | 'refused' | undefined;
};

/**
 * Gives up the payment or the whole purchase, or starts another attempt at the same purchase; all
 * redirect.
 */
export const changePayment = async ({
  context,
  params,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'params' | 'request'>) => {
  const shop = context.get(shopRequest);
  const form = await request.formData();
  const attempt = params['attempt'] ?? '';
  switch (sentForm(form, { abandonForm, cancelPurchaseForm })) {
    case 'abandonForm':
      return abandon(shop, attempt);
    case 'cancelPurchaseForm':
      return cancel(shop, attempt);
    default:
      return retry(shop, attempt, request, form);
  }
};

const abandon = async (shop: ShopRequest, attempt: string) => {
  const { host } = shop;
  const ended = await abandonPayment({ host, attempt, token: shop.payment?.token });
  if (!ended.ok) return refuse({ method: undefined, faults: {}, refusal: 'refused' });
  return redirect(paymentPath(shop.to, attempt), 303);
};

/** Gives up the purchase. One that was paid meanwhile is shown as paid. */
const cancel = async (shop: ShopRequest, attempt: string) => {
  const { host } = shop;
  const ended = await cancelPurchase({ host, attempt, token: shop.payment?.token });
  if (!ended.ok) return refuse({ method: undefined, faults: {}, refusal: 'refused' });
  if (ended.value.isPurchasePaid) return redirect(paymentPath(shop.to, attempt), 303);
  const { isClosed } = ended.value;
  const cartId = startedHere(shop, ended.value.id)?.cartId;
  if (isClosed && shop.cartId === undefined && cartId !== undefined && cartId !== '')
    await returnToOrderedCart(shop, cartId);
  shop.session.flash(
    isClosed
      ? { type: 'information', key: 'payment.orderCancelled' }
      : { type: 'warning', key: 'payment.notCancelled' },
  );
  return redirect(isClosed ? shop.to('cart') : paymentPath(shop.to, attempt), 303);
};

const retry = async (shop: ShopRequest, attempt: string, request: Request, form: FormData) => {
  const started = startedHere(shop, attempt);
  const { method, blikCode, device } = paymentForm.read(form);
  const offers = await retryOffers(shop, attempt);
  const faults = paymentFaults(
    { method, blikCode, comment: '' },
    { payable: payableBy(offers), commentAllowed: false },
  );
  if (faults.length > 0 || method === undefined || isPaidInStore(method))
    return refuse({ method, faults: paymentFieldFaults(faults), refusal: undefined });
  const again = await retryPayment(
    { host: shop.host, attempt, token: shop.payment?.token },
    {
      method,
      blikCode: needsCode(method) ? blikCode : undefined,
      device: deviceOf(request, device, shop),
      returnPath: paymentReturnPath(shop.to),
    },
  );
  if (!again.ok) return respondToRefusal(shop, method, again.error);
  const { id, token } = again.value;
  shop.session.rememberPayment({ attempt: id, token, cartId: started?.cartId ?? '' });
  shop.session.forgetCart();
  return redirect(paymentPath(shop.to, id), 303);
};

const refuse = (outcome: PaymentOutcome) => data(outcome, { status: 422 });

/** A purchase that can no longer be paid is ordered again from the restored cart. */
const respondToRefusal = (shop: ShopRequest, method: PaymentMethod, { kind }: RetryRefusal) => {
  switch (kind) {
    case 'cart-changed':
      return orderAgain(shop, 'checkout.cartChanged');
    case 'purchase-closed':
    case 'not-found':
      return orderAgain(shop, 'payment.expiredText');
    case 'payment-not-possible':
    case 'buyer-unproven':
    case 'too-many-unpaid':
    case 'orders-left-unpaid':
    case 'blik-code-missing':
    case 'blik-code-not-six-digits':
      return refuse({ method, faults: refusedPaymentFields(kind), refusal: undefined });
    case 'too-many-requests':
    case 'refused':
      return refuse({ method, faults: {}, refusal: kind });
    default:
      return unreachable(kind);
  }
};

const orderAgain = (shop: ShopRequest, key: TextKey) => {
  shop.session.flash({ type: 'warning', key });
  return redirect(pathOfPage(shop.to, 'review'), 303);
};
