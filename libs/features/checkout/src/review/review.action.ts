import {
  askApproval,
  changePickupHour,
  type CheckoutRefusal,
  orderAndPay,
  placeOrder,
  type Placement,
  type OrderingRefusal,
} from '@materia/api-checkout';
import { lookUpCompany } from '@materia/api-account';
import { outageAs } from '@materia/api-client-kernel';
import {
  type CompanyLookUp,
  filledFromRegister,
  offersCompanyLookUp,
} from '@materia/domain-customer';
import { isPaidInStore, freeOrderMethod, needsCode } from '@materia/domain-checkout';
import { money, type Money } from '@materia/domain-money';
import type { TextKey } from '@materia/market-model';
import { fail, unreachable } from '@materia/domain-kernel';
import { shopRequest, type ShopRequest } from '@materia/page-request';
import { lookedUpNumber } from '@materia/ui-shop';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { checkoutAccess } from '../progress/checkout-access.ts';
import { deviceOf } from '../payment/choice/device.ts';
import {
  confirmationPath,
  pathOfPage,
  paymentPath,
  paymentReturnPath,
} from '../progress/checkout-pages.ts';
import {
  checkOrderValues,
  type OrderFaults,
  orderForm,
  orderFormRules,
  type OrderValues,
  readAttempt,
  readOrderValues,
} from './order-form.ts';
import { typedInvoice } from './invoice-form.ts';
import { leaveOrderedCart } from '../payment/ordered-cart.ts';
import { pickupHourForm } from './pickup-hours.ts';
import { readPromised } from './promised-times.ts';
import { readSlot } from '../progress/slot-value.ts';
import { paymentForm, refusedPaymentFields } from '../payment/choice/payment-form.ts';
import type { OrderRefusal } from '../payment/RefusalAlert.tsx';
import { payableBy } from '../payment/choice/payable-offers.ts';
import { paymentOffers } from '../payment/choice/payment-offers.ts';

/** Why no order was placed: invalid fields, or a change to the cart since the page was rendered. */
export type OrderReviewOutcome = {
  readonly values: OrderValues;
  readonly faults: OrderFaults;
  readonly refusal: OrderRefusal | undefined;
  /** The form was sent to look its company up. */
  readonly lookUp?: CompanyLookUp;
  /** The same form had been rejected before. */
  readonly persists?: boolean;
};

/**
 * Places the order for the cart that the customer saw and redirects to its confirmation, or to the
 * page of its payment. Does not check the previous steps: the host validates everything, and a
 * second click, after which the cart is already empty, must get the first response.
 */
export const submitOrder = async ({
  context,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
  const shop = context.get(shopRequest);
  const form = await request.formData();
  if (form.has(pickupHourForm.names.hour)) return changeHour(shop, pickupHourForm.read(form).hour);
  const rules = orderFormRules(shop.flags, shop.customer?.isProfessional === true);
  const values = readOrderValues(form, rules);
  const number = lookedUpNumber(form, values.invoice.taxNumber);
  if (number !== undefined && rules.invoiceOffered) return fillCompany(shop, values, number);
  const { blikCode, device } = paymentForm.read(form);
  const attempt = readAttempt(form);
  if (!attempt.ok) return refuse({ values, faults: {}, refusal: 'refused' });
  // After a first click the session has forgotten the guest's cart, but the form still names it.
  const { cartId } = attempt.value;
  const offers = await paymentOffers({ ...shop, cartId });
  const { rules: limits, country } = shop.market;
  const faults = checkOrderValues(
    values,
    blikCode,
    { ...rules, invoiceRules: { ...limits, country } },
    payableBy(offers),
  );
  if (faults !== undefined) return refuse({ values, faults, refusal: undefined });
  const placement: SeenPlacement = {
    idempotencyKey: attempt.value.key,
    cartId,
    cartRevision: attempt.value.revision,
    total: money(attempt.value.total, shop.market.currency),
    promised: readPromised(attempt.value.promised),
    storeId: shop.store.id,
    isProfessional: shop.customer?.isProfessional ?? false,
    comment: values.comment,
    site: values.site,
    wantsInvoice: values.wantsInvoice,
    invoice: values.wantsInvoice ? typedInvoice(values.invoice) : undefined,
  };
  const method = values.method ?? freeOrderMethod(offers.map((offer) => offer.method));
  const { again: persists } = orderForm.read(form);
  if (isPaidInStore(method)) {
    const placed = await placeOrder(checkoutAccess({ ...shop, cartId }), placement, method);
    if (!placed.ok)
      return respondToRefusal(shop, values, placed.error.kind, { persists, placement });
    await leaveOrderedCart(shop, cartId);
    return redirect(confirmationPath(shop, placed.value), 303);
  }
  const payment = await orderAndPay(checkoutAccess({ ...shop, cartId }), placement, {
    method,
    blikCode: needsCode(method) ? blikCode : undefined,
    device: deviceOf(request, device, shop),
    returnPath: paymentReturnPath(shop.to),
  });
  if (!payment.ok)
    return respondToRefusal(shop, values, payment.error.kind, { persists, placement });
  shop.session.rememberPayment({ attempt: payment.value.id, token: payment.value.token, cartId });
  shop.session.forgetCart();
  return redirect(paymentPath(shop.to, payment.value.id), 303);
};

/** An order of what the shopper saw on this page, with its total. */
type SeenPlacement = Placement & { readonly total: Money };

/** Fills in the company of the invoice from the register; everything typed stays. */
const fillCompany = async (shop: ShopRequest, values: OrderValues, number: string) => {
  const { invoice } = values;
  const lookUp: CompanyLookUp = offersCompanyLookUp(shop.flags, shop.market.rules)
    ? await lookUpCompany(shop.host, { number, name: invoice.company }).catch(outageAs(NO_ANSWER))
    : NO_ANSWER;
  const [card, ...others] = lookUp.kind === 'found' ? lookUp.value : [];
  return refuse({
    values: {
      ...values,
      wantsInvoice: true,
      ...(card && others.length === 0 && { invoice: filledFromRegister(invoice, card) }),
    },
    faults: {},
    refusal: undefined,
    lookUp,
  });
};

const NO_ANSWER = { kind: 'no-answer' } as const;

/**
 * Changes the hour of the pickup and shows the order again; once the time for that is over, the
 * delivery step.
 */
const changeHour = async (shop: ShopRequest, typed: string) => {
  const slot = readSlot(typed);
  const changed =
    slot.date === undefined || slot.startHour === undefined
      ? fail({ kind: 'slot-not-available' as const })
      : await changePickupHour(
          checkoutAccess(shop),
          { date: slot.date, startHour: slot.startHour },
          shop.store.id,
        );
  if (changed.ok) {
    shop.session.flash({ type: 'success', key: 'transport.hourChanged' });
    return redirect(pathOfPage(shop.to, 'review'), 303);
  }
  return redirectWithWarning(
    shop,
    pathOfPage(shop.to, 'delivery'),
    HOUR_UNCHANGED[changed.error.kind],
  );
};

/** Why the hour was not changed; once the cart is gone or the pickup over, so is the time for it. */
const HOUR_UNCHANGED = {
  'slot-not-available': 'checkout.slotGone',
  'pickup-not-possible': 'transport.hourOver',
  'cart-empty': 'transport.hourOver',
  refused: 'transport.hourOver',
} as const satisfies Readonly<Record<CheckoutRefusal<'changePickupHour'>['kind'], TextKey>>;

const refuse = (outcome: OrderReviewOutcome) => data(outcome, { status: 422 });

type RefusedOrder = Response | ReturnType<typeof refuse>;

/** The order that was refused, and whether it had been refused before. */
type RefusedAttempt = { readonly persists: boolean; readonly placement: SeenPlacement };

/**
 * Redirects with a message to the page where the problem can be fixed: the cart page lists each
 * change, the first page offers the remaining slots. An order above the limit of the member's
 * company is put before its approvers instead.
 */
const respondToRefusal = async (
  shop: ShopRequest,
  values: OrderValues,
  kind: OrderingRefusal['kind'],
  attempt: RefusedAttempt,
): Promise<RefusedOrder> => {
  switch (kind) {
    case 'cart-empty':
      return redirect(shop.to('cart'), 303);
    case 'cart-changed':
      return redirectWithWarning(shop, shop.to('cart'), 'checkout.cartChanged');
    case 'out-of-stock':
      return redirectWithWarning(shop, shop.to('cart'), 'checkout.outOfStock');
    case 'slot-not-available':
      return redirectWithWarning(shop, pathOfPage(shop.to, 'delivery'), 'checkout.slotGone');
    case 'delivery-not-possible':
      return redirectWithWarning(shop, pathOfPage(shop.to, 'delivery'), 'checkout.levelGone');
    case 'pickup-not-possible':
      return redirectWithWarning(shop, pathOfPage(shop.to, 'delivery'), 'checkout.pickupGone');
    case 'approval-needed':
      return requestApproval(shop, values, attempt);
    case 'payment-not-possible':
    case 'buyer-unproven':
    case 'too-many-unpaid':
    case 'orders-left-unpaid':
    case 'blik-code-missing':
    case 'blik-code-not-six-digits':
      return refuse({ values, faults: refusedPaymentFields(kind), refusal: undefined });
    case 'later-than-promised':
    case 'store-not-selling':
    case 'already-placed':
    case 'too-many-requests':
    case 'refused':
      return refuse({ values, faults: {}, refusal: kind, persists: attempt.persists });
    default:
      return unreachable(kind);
  }
};

/** Asks the approvers of the member's company for the order. */
const requestApproval = async (
  shop: ShopRequest,
  values: OrderValues,
  attempt: RefusedAttempt,
): Promise<RefusedOrder> => {
  const asked = await askApproval(shop.host, attempt.placement).catch(
    outageAs(fail({ kind: 'refused' as const })),
  );
  if (asked.ok) {
    // The member's new cart is found by its owner.
    shop.session.forgetCart();
    shop.session.cartChanged('order');
    shop.session.flash({ type: 'success', key: 'approvals.asked' });
    return redirect(shop.to('approval', { approvalId: asked.value }), 303);
  }
  const { kind } = asked.error;
  switch (kind) {
    case 'approval-not-needed':
      return redirectWithWarning(shop, pathOfPage(shop.to, 'review'), 'approvals.notNeeded');
    case 'too-many-approvals':
      return redirectWithWarning(shop, shop.to('cart'), 'approvals.tooMany');
    case 'cart-changed':
    case 'cart-empty':
    case 'delivery-not-possible':
    case 'out-of-stock':
    case 'refused':
    case 'store-not-selling':
      return respondToRefusal(shop, values, kind, attempt);
    default:
      return unreachable(kind);
  }
};

const redirectWithWarning = (shop: ShopRequest, path: string, key: TextKey) => {
  shop.session.flash({ type: 'warning', key });
  return redirect(path, 303);
};
