import {
  activateAccount,
  type ActivationRefusal,
  fetchPreSignup,
  requestNewPassword,
} from '@materia/api-account';
import { outageAs } from '@materia/api-client-kernel';
import { FIELD_MAXIMUMS, parseEmail } from '@materia/domain-contact';
import { fail, unreachable } from '@materia/domain-kernel';
import { shopRequest, type ShopRequest } from '@materia/page-request';
import { type FormFaults, sentForm } from '@materia/ui-shop';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import {
  mailForm,
  newPasswordFaults,
  type NewPasswordFaults,
  newPasswordForm,
} from './new-password-form.ts';

const SENT_PARAMETER = 'sent';

/** Why an account cannot be activated by its link. */
export type ActivationProblem =
  | Exclude<ActivationRefusal['kind'], 'password' | 'too-many-requests'>
  | 'too-many-requests'
  | 'failed';

export type PrecreatedFacts =
  /** Nothing is known yet: the link is asked for. */
  | { readonly step: 'ask' }
  | { readonly step: 'asked' }
  | { readonly step: 'password'; readonly email: string }
  | { readonly step: 'refused'; readonly problem: ActivationProblem };

export type PrecreatedOutcome = {
  readonly email: string;
  readonly problem: ActivationProblem | undefined;
  readonly mailFaults: FormFaults<typeof mailForm>;
  readonly faults: NewPasswordFaults;
};

/** The pre-signup data are kept in the browser, sealed, so that no address has them (SES-02). */
export const loadPrecreated = async ({
  context,
  url,
}: Pick<LoaderFunctionArgs, 'context' | 'url'>) => {
  const { host, session, to, mailLink } = context.get(shopRequest);
  const token = url.searchParams.get('token');
  const email = url.searchParams.get('email');
  if (token !== null && email !== null && token !== '' && email !== '') {
    const found = await fetchPreSignup(host, {
      token: token.slice(0, 200),
      email: email.slice(0, FIELD_MAXIMUMS.email),
    }).catch(outageAs(fail({ kind: 'failed' } as const)));
    if (!found.ok) {
      const { kind } = found.error;
      return data<PrecreatedFacts>({ step: 'refused', problem: kind }, { status: STATUSES[kind] });
    }
    session.keepMailLink({ kind: 'pre-signup', ...found.value });
    throw redirect(to('precreatedPassword'), 303);
  }
  if (url.searchParams.has(SENT_PARAMETER)) return data<PrecreatedFacts>({ step: 'asked' });
  return data<PrecreatedFacts>(
    mailLink?.kind === 'pre-signup' ? { step: 'password', email: mailLink.email } : { step: 'ask' },
  );
};

/** Has the link mailed, or activates the account, signs in and leads to it (303). */
export const activatePrecreated = async ({
  context,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
  const shop = context.get(shopRequest);
  const form = await request.formData();
  return sentForm(form, { mail: mailForm, password: newPasswordForm }) === 'mail'
    ? askForLink(shop, form)
    : activate(shop, form);
};

const refuse = (outcome: Partial<PrecreatedOutcome>, status: number) =>
  data<PrecreatedOutcome>(
    { email: '', problem: undefined, mailFaults: {}, faults: {}, ...outcome },
    { status },
  );

const askForLink = async ({ host, to }: ShopRequest, form: FormData) => {
  const email = mailForm.read(form).email.slice(0, FIELD_MAXIMUMS.email);
  if (email === '') return refuse({ mailFaults: { email: 'missing' } }, 422);
  if (!parseEmail(email).ok) return refuse({ email, mailFaults: { email: 'not-an-email' } }, 422);
  const outcome = await requestNewPassword(host, email).catch(outageAs('failed'));
  switch (outcome) {
    case 'sent':
      return redirect(`${to('precreatedPassword')}?${SENT_PARAMETER}=1`, 303);
    case 'not-an-email':
      return refuse({ email, mailFaults: { email: outcome } }, 422);
    case 'too-many-requests':
      return refuse({ email, problem: outcome }, 429);
    case 'refused':
    case 'failed':
      return refuse({ email, problem: 'failed' }, 502);
    default:
      return unreachable(outcome);
  }
};

const activate = async (shop: ShopRequest, form: FormData) => {
  const { host, session, to, market, mailLink } = shop;
  if (mailLink?.kind !== 'pre-signup') return redirect(to('precreatedPassword'), 303);
  const { kind: _kind, ...account } = mailLink;
  const typed = newPasswordForm.read(form);
  const faults = newPasswordFaults(typed, market.rules.password);
  if (Object.keys(faults).length > 0) return refuse({ faults }, 422);
  const { password } = typed;
  const activated = await activateAccount(host, { ...account, password }).catch(
    outageAs(fail({ kind: 'failed' } as const)),
  );
  if (!activated.ok) return refuseActivation(activated.error);
  session.keepMailLink(undefined);
  const outcome = await session
    .signIn({ username: account.email, password })
    .catch(outageAs('problem'));
  session.flash({ type: 'success', key: 'identity.activated' });
  return redirect(to(outcome === 'signed-in' ? 'account' : 'login'), 303);
};

const STATUSES = {
  'already-active': 409,
  'not-found': 404,
  'link-invalid': 404,
  'link-expired': 410,
  'link-renewed': 410,
  'too-many-requests': 429,
  failed: 502,
} as const satisfies Readonly<Record<ActivationProblem, number>>;

const refuseActivation = (refusal: ActivationRefusal | { readonly kind: 'failed' }) =>
  refusal.kind === 'password'
    ? refuse({ faults: { password: refusal.fault } }, 422)
    : refuse({ problem: refusal.kind }, STATUSES[refusal.kind]);
