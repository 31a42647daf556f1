import {
  type AccountSecurity,
  changePassword,
  endOtherSessions,
  endSessionById,
  fetchSecurity,
  type PasswordChangeRefusal,
  resendConfirmation,
} from '@materia/api-account';
import { anyOutageAs, outageAs } from '@materia/api-client-kernel';
import { newPasswordFault, passwordChangeFaults } from '@materia/domain-customer';
import { fail, unreachable } from '@materia/domain-kernel';
import { shopRequest, type ShopRequest } from '@materia/page-request';
import { defineForm, exactText, type FormFaults, line, sentForm } from '@materia/ui-shop';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { type NewPasswordFaults, newPasswordForm } from './new-password-form.ts';

/** The current password, beside the new one. */
export const currentPasswordForm = defineForm({
  currentPassword: exactText().faults<'missing' | 'wrong'>(),
});
export const endSessionForm = defineForm({ session: line(64) }, { intent: 'end-session' });
export const endOthersForm = defineForm({}, { intent: 'end-others' });
export const mailAgainForm = defineForm({}, { intent: 'mail-again' });

export type SecurityFacts = {
  /** Undefined while the host does not answer. */
  readonly security: AccountSecurity | undefined;
  readonly timeZone: string;
};

export type SecurityOutcome = {
  readonly problem: 'tooMany' | 'failed' | undefined;
  readonly currentFaults: FormFaults<typeof currentPasswordForm>;
  readonly faults: NewPasswordFaults;
};

/** Loads how the customer signs in: the state of the mailbox, and the devices. */
export const loadSecurity = async ({
  context,
}: Pick<LoaderFunctionArgs, 'context'>): Promise<SecurityFacts> => {
  const { host, market } = context.get(shopRequest);
  return {
    security: await fetchSecurity(host).catch(anyOutageAs(undefined)),
    timeZone: market.timeZone,
  };
};

/** Does what the form says and shows the page again (303). */
export const changeSecurity = async ({
  context,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
  const shop = context.get(shopRequest);
  const form = await request.formData();
  switch (
    sentForm(form, {
      password: newPasswordForm,
      session: endSessionForm,
      others: endOthersForm,
      mail: mailAgainForm,
    })
  ) {
    case 'session':
      return endOne(shop, endSessionForm.read(form).session);
    case 'others':
      return endOthers(shop);
    case 'mail':
      return mailAgain(shop);
    case 'password':
    case undefined:
      return setPassword(shop, form);
  }
};

const refuse = (outcome: Partial<SecurityOutcome>, status: number) =>
  data<SecurityOutcome>(
    { problem: undefined, currentFaults: {}, faults: {}, ...outcome },
    { status },
  );

const done = (
  { session, to }: ShopRequest,
  key: 'changed' | 'sessionEnded' | 'othersEnded' | 'confirmSent' | 'alreadyText',
) => {
  session.flash({ type: 'success', key: `identity.${key}` });
  return redirect(to('mySecurity'), 303);
};

const endOne = async (shop: ShopRequest, id: string) => {
  const isDone = await endSessionById(shop.host, id).then(() => true, outageAs(false));
  return isDone ? done(shop, 'sessionEnded') : refuse({ problem: 'failed' }, 502);
};

const endOthers = async (shop: ShopRequest) => {
  const isDone = await endOtherSessions(shop.host).then(() => true, outageAs(false));
  return isDone ? done(shop, 'othersEnded') : refuse({ problem: 'failed' }, 502);
};

const mailAgain = async (shop: ShopRequest) => {
  const outcome = await resendConfirmation(shop.host).catch(outageAs('failed'));
  switch (outcome) {
    case 'sent':
      return done(shop, 'confirmSent');
    case 'already-active':
      return done(shop, 'alreadyText');
    case 'too-many-requests':
      return refuse({ problem: 'tooMany' }, 429);
    case 'link-invalid':
    case 'failed':
      return refuse({ problem: 'failed' }, 502);
    default:
      return unreachable(outcome);
  }
};

const setPassword = async (shop: ShopRequest, form: FormData) => {
  const { host, customer, market } = shop;
  if (customer === undefined) throw new Error('Guests have no password');
  const { currentPassword: current } = currentPasswordForm.read(form);
  const { password: next, passwordAgain: confirmation } = newPasswordForm.read(form);
  const kinds = passwordChangeFaults({ current, next, confirmation }, market.rules.password).map(
    ({ kind }) => kind,
  );
  const weak = newPasswordFault(next, market.rules.password);
  const currentFaults: FormFaults<typeof currentPasswordForm> = kinds.includes(
    'old-password-missing',
  )
    ? { currentPassword: 'missing' }
    : {};
  const faults: NewPasswordFaults = {
    ...(weak !== undefined && { password: weak }),
    ...(next !== '' &&
      kinds.includes('password-not-confirmed') && {
        passwordAgain: { kind: 'password-differs' },
      }),
  };
  if (kinds.length > 0) return refuse({ currentFaults, faults }, 422);
  const change = { customerId: customer.id, currentPassword: current, newPassword: next };
  const changed = await changePassword(host, change).catch(
    outageAs(fail({ kind: 'refused' } satisfies PasswordChangeRefusal)),
  );
  return changed.ok ? done(shop, 'changed') : refuseChange(changed.error);
};

const refuseChange = (refusal: PasswordChangeRefusal) => {
  switch (refusal.kind) {
    case 'wrong-password':
      return refuse({ currentFaults: { currentPassword: 'wrong' } }, 422);
    case 'password':
      return refuse({ faults: { password: refusal.fault } }, 422);
    case 'too-many-requests':
      return refuse({ problem: 'tooMany' }, 429);
    case 'refused':
      return refuse({ problem: 'failed' }, 502);
    default:
      return unreachable(refusal);
  }
};
