import { requestNewPassword, resetPassword, type ResetRefusal } from '@materia/api-account';
import { outageAs } from '@materia/api-client-kernel';
import { FIELD_MAXIMUMS, parseEmail } from '@materia/domain-contact';
import { fail, unreachable } from '@materia/domain-kernel';
import { shopRequest, type ShopRequest } from '@materia/page-request';
import { type FormFaults, sentForm } from '@materia/ui-shop';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import {
  codeForm,
  mailForm,
  newPasswordFaults,
  type NewPasswordFaults,
  newPasswordForm,
} from './new-password-form.ts';

/** The token of the link in the mail. */
const LINK_PARAMETER = 'link';
/** Leads back to the question for an address. */
const AGAIN_PARAMETER = 'again';

/** What the page asks for: an address, then the code of the mail; whoever opens its link needs no code. */
export type CreatePasswordFacts = { readonly isSignedIn: boolean } & (
  | { readonly step: 'ask' }
  | { readonly step: 'code'; readonly email: string; readonly againPath: string }
  | { readonly step: 'link' }
);

export type CreatePasswordOutcome = {
  readonly email: string;
  readonly code: string;
  readonly problem: 'codeWrong' | 'tooMany' | 'failed' | undefined;
  readonly mailFaults: FormFaults<typeof mailForm>;
  readonly codeFaults: FormFaults<typeof codeForm>;
  readonly faults: NewPasswordFaults;
};

/** Takes the token out of the address, so that no history, log or other site has it. */
export const loadCreatePassword = ({
  context,
  url,
}: Pick<LoaderFunctionArgs, 'context' | 'url'>): CreatePasswordFacts => {
  const { session, to, mailLink, customer } = context.get(shopRequest);
  const isSignedIn = customer !== undefined;
  const token = url.searchParams.get(LINK_PARAMETER);
  if (token !== null) {
    session.keepMailLink({ kind: 'reset', token: token.slice(0, 200) });
    throw redirect(to('createPassword'), 303);
  }
  if (url.searchParams.has(AGAIN_PARAMETER)) {
    session.keepMailLink(undefined);
    return { isSignedIn, step: 'ask' };
  }
  const againPath = `${to('createPassword')}?${AGAIN_PARAMETER}=1`;
  if (mailLink?.kind === 'reset') return { isSignedIn, step: 'link' };
  return mailLink?.kind === 'reset-asked'
    ? { isSignedIn, step: 'code', email: mailLink.email, againPath }
    : { isSignedIn, step: 'ask' };
};

/** Asks for the mail, or sets the new password and leads to sign-in (303). */
export const createPassword = async ({
  context,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
  const shop = context.get(shopRequest);
  const form = await request.formData();
  return sentForm(form, { mail: mailForm, password: newPasswordForm }) === 'mail'
    ? askForMail(shop, form)
    : setPassword(shop, form);
};

const NOTHING: CreatePasswordOutcome = {
  email: '',
  code: '',
  problem: undefined,
  mailFaults: {},
  codeFaults: {},
  faults: {},
};

const refuse = (outcome: Partial<CreatePasswordOutcome>, status: number) =>
  data<CreatePasswordOutcome>({ ...NOTHING, ...outcome }, { status });

const askForMail = async ({ host, session, to }: ShopRequest, form: FormData) => {
  const email = mailForm.read(form).email.slice(0, FIELD_MAXIMUMS.email);
  if (email === '') return refuse({ mailFaults: { email: 'missing' } }, 422);
  if (!parseEmail(email).ok) return refuse({ email, mailFaults: { email: 'not-an-email' } }, 422);
  const outcome = await requestNewPassword(host, email).catch(outageAs('failed'));
  switch (outcome) {
    case 'sent':
      session.keepMailLink({ kind: 'reset-asked', email });
      return redirect(to('createPassword'), 303);
    case 'not-an-email':
      return refuse({ email, mailFaults: { email: outcome } }, 422);
    case 'too-many-requests':
      return refuse({ email, problem: 'tooMany' }, 429);
    case 'refused':
    case 'failed':
      return refuse({ email, problem: 'failed' }, 502);
    default:
      return unreachable(outcome);
  }
};

const setPassword = async (shop: ShopRequest, form: FormData) => {
  const { session, mailLink, market, to } = shop;
  const typed = newPasswordForm.read(form);
  const { email, code } = codeForm.read(form);
  const isLink = mailLink?.kind === 'reset';
  const codeFaults: FormFaults<typeof codeForm> = isLink
    ? {}
    : {
        ...(email === '' && { email: 'missing' }),
        ...(email !== '' && !parseEmail(email).ok && { email: 'not-an-email' }),
        ...(code === '' && { code: 'missing' }),
      };
  const faults = newPasswordFaults(typed, market.rules.password);
  const again = { email, code };
  if (Object.keys({ ...codeFaults, ...faults }).length > 0)
    return refuse({ ...again, codeFaults, faults }, 422);
  const proof = isLink ? { code: mailLink.token } : { code, email };
  const reset = await resetPassword(shop.host, { ...proof, password: typed.password }).catch(
    outageAs(fail({ kind: 'refused' } satisfies ResetRefusal)),
  );
  if (!reset.ok) return isLink ? refuseLink(shop, reset.error) : refuseReset(again, reset.error);
  session.keepDevice(reset.value.device);
  session.keepMailLink(undefined);
  // The session of this browser ended with all others.
  if (shop.customer !== undefined) await session.signOut();
  session.flash({ type: 'success', key: 'identity.passwordChanged' });
  return redirect(to('login'), 303);
};

/** A link that proves nothing any more leads back to the question for an address. */
const refuseLink = ({ session, to }: ShopRequest, refusal: ResetRefusal) => {
  switch (refusal.kind) {
    case 'link-invalid':
    case 'link-expired':
      session.keepMailLink(undefined);
      session.flash({ type: 'error', key: 'identity.codeWrong' });
      return redirect(to('createPassword'), 303);
    case 'password':
    case 'too-many-requests':
    case 'refused':
      return refuseReset({ email: '', code: '' }, refusal);
    default:
      return unreachable(refusal);
  }
};

const refuseReset = (
  again: Pick<CreatePasswordOutcome, 'email' | 'code'>,
  refusal: ResetRefusal,
) => {
  switch (refusal.kind) {
    case 'password':
      return refuse({ ...again, faults: { password: refusal.fault } }, 422);
    case 'link-invalid':
    case 'link-expired':
      return refuse({ ...again, problem: 'codeWrong' }, 422);
    case 'too-many-requests':
      return refuse({ ...again, problem: 'tooMany' }, 429);
    case 'refused':
      return refuse({ ...again, problem: 'failed' }, 502);
    default:
      return unreachable(refusal);
  }
};
