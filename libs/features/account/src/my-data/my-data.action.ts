import { eraseAccount, type ErasureRefusal } from '@materia/api-account';
import { outageAs } from '@materia/api-client-kernel';
import { PASSWORD_MAXIMUM } from '@materia/domain-customer';
import { shopRequest } from '@materia/page-request';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { eraseForm } from './erase-form.ts';

/** Why the account is still there. */
export type EraseOutcome = { readonly kind: 'missing' | ErasureRefusal['kind'] | 'problem' };

const STATUSES = {
  missing: 422,
  'wrong-password': 422,
  'erasure-blocked': 422,
  refused: 422,
  'too-many-requests': 429,
  problem: 502,
} as const satisfies Readonly<Record<EraseOutcome['kind'], number>>;

/**
 * Erases the account and shows that it is gone (303). Session, cart and place of this browser go as
 * well.
 */
export const eraseMyAccount = async ({
  context,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
  const { host, session, to } = context.get(shopRequest);
  const { password } = eraseForm.read(await request.formData());
  if (password === '') return refuse('missing');
  // No account has a longer password.
  if (password.length > PASSWORD_MAXIMUM) return refuse('wrong-password');
  const erased = await eraseAccount(host, password).catch(outageAs('problem'));
  if (erased === 'problem') return refuse('problem');
  if (!erased.ok) return refuse(erased.error.kind);
  await session.signOut();
  session.forgetCart();
  session.keepPlace(undefined);
  return redirect(to('myDataErased'), 303);
};

const refuse = (kind: EraseOutcome['kind']) =>
  data<EraseOutcome>({ kind }, { status: STATUSES[kind] });
