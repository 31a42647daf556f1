import type { NewAccount } from '@materia/api-account';
import { checkRegistration, type FilledRegistration, isPasswordConfirmed, type RegistrationFieldFault, type RegistrationFieldName, type RegistrationRules } from '@materia/domain-customer';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { formSecret, formText } from './form-text.ts';

export type RegistrationField = RegistrationFieldName | 'passwordAgain';

/** What a form brings back after a refusal. Passwords are not among it. */
export type TypedRegistration = Omit<FilledRegistration, 'password' | 'termsAccepted'> & { readonly terms: boolean };

export type RegistrationFault = RegistrationFieldFault | { readonly kind: 'password-differs' | 'account-exists' };

export type RegistrationFaults = Readonly<Partial<Record<RegistrationField, RegistrationFault>>>;

export const readTypedRegistration = (form: FormData): TypedRegistration => ({
  kind: formText(form, 'kind') === 'professional' ? 'professional' : 'private',
  company: formText(form, 'company'),
  taxNumber: formText(form, 'taxNumber'),
  firstname: formText(form, 'firstname'),
  lastname: formText(form, 'lastname'),
  mobile: formText(form, 'mobile'),
  email: formText(form, 'email'),
  terms: form.get('terms') !== null,
});

/** Checks a registration by the domain's rules and that both passwords are the same (PWD-04); refuses it with what is wrong at each field. */
export const readRegistration = (form: FormData, rules: RegistrationRules, storeId: string): Result<NewAccount, RegistrationFaults> => {
  const { terms, ...typed } = readTypedRegistration(form);
  const [password, again] = [formSecret(form, 'password'), formSecret(form, 'passwordAgain')];
  const checked = checkRegistration({ ...typed, password, termsAccepted: terms }, rules);
  const differs = password !== '' && !isPasswordConfirmed(password, again);
  if (checked.ok && !differs) return ok({ ...checked.value, password, storeId });
  return fail({ ...(!checked.ok && checked.error), ...(differs && { passwordAgain: { kind: 'password-differs' } }) });
};
