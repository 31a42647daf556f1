import { openAccount, refusedPassword, type RegistrationRefusal } from '@materia/api-account';
import { outageAs } from '@materia/api-client-kernel';
import { checkRegistration, NO_ANSWERS } from '@materia/domain-customer';
import { fail, unreachable } from '@materia/domain-kernel';
import { referenceStore, type ShopRequest } from '@materia/page-request';
import { data, redirect } from 'react-router';
import { accountForm } from './guest-form.ts';
import type { AccountOutcome, GuestOutcome } from './guest-outcome.ts';

/**
 * Opens an account inside the checkout, signs in, which takes the cart along, and goes on with the
 * delivery (303).
 */
export const openAccountAtCheckout = async (shop: ShopRequest, form: FormData) => {
  const { password, ...typed } = accountForm.read(form);
  const { firstname, lastname, email, terms } = typed;
  const checked = checkRegistration(
    {
      kind: 'private',
      company: '',
      taxNumber: '',
      mobile: '',
      firstname,
      lastname,
      email,
      password,
      termsAccepted: terms,
    },
    shop.market.rules,
  );
  if (!checked.ok) return refuse({ typed, faults: checked.error, problem: undefined });
  const account = {
    ...checked.value,
    password,
    storeId: referenceStore(shop).id,
    answers: NO_ANSWERS,
  };
  const opened = await openAccount(shop.host, { ...account, isAtCheckout: true }).catch(
    outageAs(fail({ kind: 'refused' })),
  );
  if (!opened.ok) return refuse({ typed, ...causeOf(opened.error) });
  const outcome = await shop.session
    .signIn({ username: checked.value.email, password })
    .catch(outageAs('problem'));
  // The account exists; if signing in fails now, customers sign in themselves.
  return redirect(shop.to(outcome === 'signed-in' ? 'checkoutDelivery' : 'login'), 303);
};

const causeOf = (refusal: RegistrationRefusal): Omit<AccountOutcome, 'kind' | 'typed'> => {
  switch (refusal.kind) {
    case 'account-exists':
      return { faults: { email: { kind: refusal.kind } }, problem: undefined };
    case 'too-many-requests':
      return { faults: {}, problem: refusal.kind };
    case 'bad-input': {
      const password = refusedPassword(refusal.fields, 'body.password');
      return password === undefined
        ? { faults: {}, problem: 'failed' }
        : { faults: { password }, problem: undefined };
    }
    case 'refused':
      return { faults: {}, problem: 'failed' };
    default:
      return unreachable(refusal);
  }
};

const refuse = (outcome: Omit<AccountOutcome, 'kind'>) =>
  data<AccountOutcome | GuestOutcome>({ kind: 'account', ...outcome }, { status: 422 });
