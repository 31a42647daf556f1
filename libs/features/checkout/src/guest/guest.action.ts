import { fetchCheckout, saveGuestEmail } from '@materia/api-checkout';
import { parseEmail } from '@materia/domain-contact';
import { unreachable } from '@materia/domain-kernel';
import { RETURN_PARAMETER, shopRequest, signInPath } from '@materia/page-request';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { openAccountAtCheckout } from './account.action.ts';
import { checkoutAccess } from '../progress/checkout-access.ts';
import { guestForm } from './guest-form.ts';
import type { AccountOutcome, GuestOutcome } from './guest-outcome.ts';

export type GuestFacts = {
  /** Whether the market lets guests order; otherwise an account is opened here. */
  readonly guestsMayOrder: boolean;
  /** The email address given so far. */
  readonly email: string;
  /** Sign-in, which leads back into the checkout. */
  readonly signInPath: string;
  /** The registration of a company, which leads there as well. */
  readonly companyPath: string;
};

/**
 * Asks guests how they want to order: without an account where the market allows it. Customers go on at once, and shoppers without a cart to the
 * cart page.
 */
export const loadGuest = async ({
  context,
}: Pick<LoaderFunctionArgs, 'context'>): Promise<GuestFacts> => {
  const shop = context.get(shopRequest);
  const next = shop.to('checkoutDelivery');
  if (shop.customer !== undefined) throw redirect(next, 303);
  if (shop.cartId === undefined) throw redirect(shop.to('cart'), 303);
  const asked = {
    guestsMayOrder: shop.flags.CHECKOUT_GUEST_ALLOWED,
    email: '',
    signInPath: signInPath(shop.to, next),
    companyPath: `${shop.to('register')}?${new URLSearchParams({ [RETURN_PARAMETER]: next, kind: 'professional' })}`,
  };
  if (!asked.guestsMayOrder) return asked;
  const checkout = await fetchCheckout(checkoutAccess(shop), shop.store.id);
  if (!checkout.ok) throw redirect(shop.to('cart'), 303);
  return { ...asked, email: checkout.value.guestEmail ?? shop.guest?.email ?? '' };
};

/**
 * Saves the email address of a guest, or opens an account where guests may not order, and redirects
 * to the delivery step (303).
 */
export const continueAsGuest = async ({
  context,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
  const shop = context.get(shopRequest);
  const next = shop.to('checkoutDelivery');
  if (shop.customer !== undefined) return redirect(next, 303);
  const form = await request.formData();
  if (!shop.flags.CHECKOUT_GUEST_ALLOWED) return openAccountAtCheckout(shop, form);
  const { email: typed } = guestForm.read(form);
  const email = parseEmail(typed);
  if (!email.ok) return refuse({ email: typed, kind: typed === '' ? 'missing' : 'not-an-email' });
  const saved = await saveGuestEmail(checkoutAccess(shop), email.value);
  if (saved.ok) {
    // Another address may be another person's, who types their own contact.
    const known = shop.guest?.email === email.value ? shop.guest.contact : undefined;
    shop.session.rememberGuest({ email: email.value, contact: known });
    return redirect(next, 303);
  }
  const { kind } = saved.error;
  switch (kind) {
    case 'cart-empty':
      return redirect(shop.to('cart'), 303);
    case 'refused':
      return refuse({ email: typed, kind: 'update-failed' });
    default:
      return unreachable(kind);
  }
};

const refuse = (outcome: GuestOutcome) =>
  data<AccountOutcome | GuestOutcome>(outcome, { status: 422 });
