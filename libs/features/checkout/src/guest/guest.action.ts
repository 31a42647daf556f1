import { fetchCheckout, saveGuestEmail } from '@materia/api-checkout';
import { parseEmail } from '@materia/domain-contact';
import { unreachable } from '@materia/domain-kernel';
import { shopRequest, signInPath } from '@materia/page-request';
import type { FormFaults } from '@materia/ui-shop';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { checkoutAccess } from '../progress/checkout-access.ts';
import { guestForm } from './guest-form.ts';

export type GuestFacts = {
  /** The email address given so far. */
  readonly email: string;
  /** Sign-in, which leads back into the checkout. */
  readonly signInPath: string;
};

/** Why a guest cannot continue yet, with the address as it was typed. */
export type GuestOutcome = {
  readonly email: string;
  readonly kind: NonNullable<FormFaults<typeof guestForm>['email']> | 'update-failed';
};

/**
 * Asks guests how they want to order. Customers go on at once, and shoppers without a cart to the
 * cart page.
 */
export const loadGuest = async ({
  context,
}: Pick<LoaderFunctionArgs, 'context'>): Promise<GuestFacts> => {
  const shop = context.get(shopRequest);
  const next = shop.to('checkoutDelivery');
  if (shop.customer !== undefined) throw redirect(next, 303);
  if (shop.cartId === undefined) throw redirect(shop.to('cart'), 303);
  const checkout = await fetchCheckout(checkoutAccess(shop), shop.store.id);
  if (!checkout.ok) throw redirect(shop.to('cart'), 303);
  return { email: checkout.value.guestEmail ?? '', signInPath: signInPath(shop.to, next) };
};

/** Saves the email address of a guest and redirects to the delivery step (303). */
export const continueAsGuest = async ({
  context,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
  const shop = context.get(shopRequest);
  const next = shop.to('checkoutDelivery');
  if (shop.customer !== undefined) return redirect(next, 303);
  const { email: typed } = guestForm.read(await request.formData());
  const email = parseEmail(typed);
  if (!email.ok) return refuse({ email: typed, kind: typed === '' ? 'missing' : 'not-an-email' });
  const saved = await saveGuestEmail(checkoutAccess(shop), email.value);
  if (saved.ok) return redirect(next, 303);
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

const refuse = (outcome: GuestOutcome) => data(outcome, { status: 422 });
