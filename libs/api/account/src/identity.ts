import { type HostClient, refusalMeaning, type RefusalTable } from '@materia/api-client-kernel';
import type { FieldFault, Reply } from '@materia/api-contract';
import { COMMON_PASSWORD, type RegistrationFieldFault } from '@materia/domain-customer';
import { fail, ok, type Result } from '@materia/domain-kernel';

/** The id and key in the link of a confirmation mail. */
export type ConfirmationLink = { readonly id: string; readonly key: string };

export type MailboxOutcome =
  'activated' | 'already-active' | 'link-invalid' | 'link-expired' | 'too-many-requests';

const UNCONFIRMED = {
  'already-active': 'already-active',
  'link-expired': 'link-expired',
  'link-invalid': 'link-invalid',
  'too-many-requests': 'too-many-requests',
} as const satisfies RefusalTable<'confirmAccount', MailboxOutcome>;

/** Proves the mailbox of an account. */
export const confirmMailbox = async (
  host: HostClient,
  link: ConfirmationLink,
): Promise<MailboxOutcome> => {
  const answer = await host('confirmAccount', { params: link });
  return answer.ok
    ? 'activated'
    : refusalMeaning('confirmAccount', answer.error, UNCONFIRMED, 'link-invalid');
};

export type ResendOutcome = 'sent' | 'already-active' | 'link-invalid' | 'too-many-requests';

const NOT_RESENT = {
  'already-active': 'already-active',
  'bad-input': 'link-invalid',
  'link-invalid': 'link-invalid',
  'too-many-requests': 'too-many-requests',
} as const satisfies RefusalTable<'resendConfirmation', ResendOutcome>;

/** Has the link mailed again, for the signed-in customer or the mailbox of an earlier link. */
export const resendConfirmation = async (
  host: HostClient,
  link?: ConfirmationLink,
): Promise<ResendOutcome> => {
  const answer = await host('resendConfirmation', { body: { ...link } });
  return answer.ok
    ? 'sent'
    : refusalMeaning('resendConfirmation', answer.error, NOT_RESENT, 'link-invalid');
};

export type NewPasswordRequest = 'sent' | 'not-an-email' | 'too-many-requests' | 'refused';

const NOT_REQUESTED = {
  'bad-input': 'not-an-email',
  'too-many-requests': 'too-many-requests',
} as const satisfies RefusalTable<'forgotPassword', NewPasswordRequest>;

/** Has a code and a link mailed, if the address has an account. Nobody is told whether it has. */
export const requestNewPassword = async (
  host: HostClient,
  email: string,
): Promise<NewPasswordRequest> => {
  const answer = await host('forgotPassword', { params: { email } });
  return answer.ok
    ? 'sent'
    : refusalMeaning('forgotPassword', answer.error, NOT_REQUESTED, 'refused');
};

/**
 * What the host finds wrong with a new password. Forms have checked its rules before; the list of common ones is
 * the host's.
 */
export const refusedPassword = (
  fields: readonly FieldFault[],
  field: string,
): RegistrationFieldFault | undefined => {
  const faults = fields.filter((fault) => fault.field === field);
  if (faults.length === 0) return undefined;
  return faults.some(({ kind }) => kind === 'password-common')
    ? COMMON_PASSWORD
    : { kind: 'weak-password', unmet: [] };
};

export type ResetRefusal =
  | { readonly kind: 'link-invalid' | 'link-expired' | 'too-many-requests' | 'refused' }
  | { readonly kind: 'password'; readonly fault: RegistrationFieldFault };

const NOT_RESET = {
  'bad-input': 'refused',
  'link-expired': 'link-expired',
  'link-invalid': 'link-invalid',
  'too-many-requests': 'too-many-requests',
} as const satisfies RefusalTable<'resetPassword', Exclude<ResetRefusal['kind'], 'password'>>;

/** Replaces a password by a code with its address, or by the token of a link. Returns the proof of the device. */
export const resetPassword = async (
  host: HostClient,
  asked: { readonly code: string; readonly email?: string; readonly password: string },
): Promise<Result<{ readonly device: string }, ResetRefusal>> => {
  const { code, email, password } = asked;
  const answer = await host('resetPassword', {
    body: { verification_code: code, password, ...(email !== undefined && { email }) },
  });
  if (answer.ok) return ok({ device: answer.value.device });
  const fault = refusedPassword(answer.error.fields, 'body.password');
  if (fault !== undefined) return fail({ kind: 'password', fault });
  return fail({ kind: refusalMeaning('resetPassword', answer.error, NOT_RESET, 'refused') });
};

/** What is known of an account that a store created. */
export type PreSignup = Reply<'readPreSignup'>;

type ActivationRefusalKind =
  | 'already-active'
  | 'not-found'
  | 'link-invalid'
  | 'link-expired'
  | 'link-renewed'
  | 'too-many-requests';
export type ActivationRefusal =
  | { readonly kind: ActivationRefusalKind }
  | { readonly kind: 'password'; readonly fault: RegistrationFieldFault };

const NOT_ACTIVATED = {
  'already-active': 'already-active',
  'bad-input': 'link-invalid',
  'link-expired': 'link-expired',
  'link-invalid': 'link-invalid',
  'link-renewed': 'link-renewed',
  'not-found': 'not-found',
  'too-many-requests': 'too-many-requests',
} as const satisfies RefusalTable<'readPreSignup' | 'activateAccount', ActivationRefusalKind>;

export const fetchPreSignup = async (
  host: HostClient,
  params: { readonly token: string; readonly email: string },
): Promise<Result<PreSignup, { readonly kind: ActivationRefusalKind }>> => {
  const answer = await host('readPreSignup', { params });
  return answer.ok
    ? answer
    : fail({ kind: refusalMeaning('readPreSignup', answer.error, NOT_ACTIVATED, 'link-invalid') });
};

/** Activates the account with a password. */
export const activateAccount = async (
  host: HostClient,
  account: PreSignup & { readonly password: string },
): Promise<Result<undefined, ActivationRefusal>> => {
  const answer = await host('activateAccount', { body: account });
  if (answer.ok) return ok(undefined);
  const fault = refusedPassword(answer.error.fields, 'body.password');
  if (fault !== undefined) return fail({ kind: 'password', fault });
  return fail({
    kind: refusalMeaning('activateAccount', answer.error, NOT_ACTIVATED, 'link-invalid'),
  });
};

/** Whether an address is free for a new account; undefined if the host does not say. */
export const isEmailFree = async (
  host: HostClient,
  email: string,
): Promise<boolean | undefined> => {
  const answer = await host('isAccountAvailable', { body: { email } });
  return answer.ok ? answer.value.available : undefined;
};

export type PasswordChangeRefusal =
  | { readonly kind: 'wrong-password' | 'too-many-requests' | 'refused' }
  | { readonly kind: 'password'; readonly fault: RegistrationFieldFault };

const NOT_CHANGED = {
  'bad-input': 'refused',
  'too-many-requests': 'too-many-requests',
} as const satisfies RefusalTable<'changePassword', 'refused' | 'too-many-requests'>;

/** Changes the password of the signed-in customer, which ends their other sessions. */
export const changePassword = async (
  host: HostClient,
  change: {
    readonly customerId: string;
    readonly currentPassword: string;
    readonly newPassword: string;
  },
): Promise<Result<undefined, PasswordChangeRefusal>> => {
  const answer = await host('changePassword', { body: change });
  if (answer.ok) return ok(undefined);
  if (answer.error.fields.some(({ field }) => field === 'body.currentPassword'))
    return fail({ kind: 'wrong-password' });
  const fault = refusedPassword(answer.error.fields, 'body.newPassword');
  if (fault !== undefined) return fail({ kind: 'password', fault });
  return fail({ kind: refusalMeaning('changePassword', answer.error, NOT_CHANGED, 'refused') });
};

/** How the signed-in customer signs in; undefined when the host no longer knows the session. */
export type AccountSecurity = Reply<'readMySecurity'>;

export const fetchSecurity = async (host: HostClient): Promise<AccountSecurity | undefined> => {
  const answer = await host('readMySecurity', {});
  return answer.ok ? answer.value : undefined;
};

/** Ends one of the own sessions. One that is gone already is as good as ended. */
export const endSessionById = async (host: HostClient, id: string): Promise<void> => {
  await host('endMySession', { params: { id } });
};

/** Ends all own sessions but this one. */
export const endOtherSessions = async (host: HostClient): Promise<void> => {
  await host('endMyOtherSessions', {});
};
