import { outageAs } from '@materia/api-client-kernel';
import { FIELD_MAXIMUMS } from '@materia/domain-contact';
import { PASSWORD_MAXIMUM } from '@materia/domain-customer';
import { safeReturnPath } from '@materia/domain-navigation';
import { RETURN_PARAMETER, shopRequest, type SignInOutcome } from '@materia/page-request';
import type { FormFaults } from '@materia/ui-shop';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { loginForm } from './login-form.ts';

/** What the sign-in page shows after an error. The password is never sent back. */
export type LoginRefusal = {
  readonly email: string;
  readonly kind: 'fields-missing' | 'problem' | Exclude<SignInOutcome, 'signed-in'>;
  readonly missing: readonly (keyof FormFaults<typeof loginForm>)[];
};

export type LoginFacts = {
  /**
   * The path that sign-in redirects to, as in the query; it is passed on to the registration page.
   */
  readonly returnPath: string | undefined;
  /** The page of the checkout that opens an account, where the checkout asks for one. */
  readonly accountAtCheckout?: string;
};

/** Redirects signed-in customers at once. */
export const loadLogin = ({
  context,
  url,
}: Pick<LoaderFunctionArgs, 'context' | 'url'>): LoginFacts => {
  const shop = context.get(shopRequest);
  const requested = url.searchParams.get(RETURN_PARAMETER);
  if (shop.customer !== undefined) throw redirect(safeReturnPath(requested, shop.to('account')));
  const path = safeReturnPath(requested, '');
  const isForCheckout = path === shop.to('checkoutDelivery') && !shop.flags.CHECKOUT_GUEST_ALLOWED;
  return {
    returnPath: path === '' ? undefined : path,
    ...(isForCheckout && { accountAtCheckout: shop.to('checkoutGuest') }),
  };
};

/** Signs in and redirects to the requested page, or to the account. */
export const signIn = async ({
  context,
  request,
  url,
}: Pick<ActionFunctionArgs, 'context' | 'request' | 'url'>) => {
  const shop = context.get(shopRequest);
  const form = await request.formData();
  const { email: typed, password } = loginForm.read(form);
  const email = typed.slice(0, FIELD_MAXIMUMS.email);
  const missing = [
    ...(email === '' ? ['email' as const] : []),
    ...(password === '' ? ['password' as const] : []),
  ];
  if (missing.length > 0) return refuse({ email, kind: 'fields-missing', missing });
  // No account has a longer password.
  const outcome =
    password.length > PASSWORD_MAXIMUM
      ? 'wrong-credentials'
      : await shop.session.signIn({ username: email, password }).catch(outageAs('problem'));
  if (outcome !== 'signed-in') return refuse({ email, kind: outcome, missing });
  return redirect(safeReturnPath(url.searchParams.get(RETURN_PARAMETER), shop.to('account')), 303);
};

const STATUSES = {
  'fields-missing': 422,
  'wrong-credentials': 422,
  refused: 422,
  'too-many-requests': 429,
  problem: 502,
} as const satisfies Readonly<Record<LoginRefusal['kind'], number>>;

const refuse = (refusal: LoginRefusal) => data(refusal, { status: STATUSES[refusal.kind] });
