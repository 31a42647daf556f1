import type { NewAccount } from '@materia/api-account';
import {
  isPasswordConfirmed,
  parseEmail,
  parseMobile,
  parseTaxNumber,
  type PasswordRule,
  type PhoneRule,
  registrationFaults,
  type TaxNumber,
  type TaxNumberKind,
  textFault,
  type UnmetPasswordRule,
  unmetPasswordRules,
} from '@materia/domain-customer';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { formSecret, formText } from './form-text.ts';

export type RegistrationField = 'company' | 'taxNumber' | 'firstname' | 'lastname' | 'mobile' | 'email' | 'password' | 'passwordAgain' | 'terms';

/** What a form brings back after a refusal. Passwords are not among it. */
export type TypedRegistration = {
  readonly kind: 'private' | 'professional';
  readonly company: string;
  readonly taxNumber: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly mobile: string;
  readonly email: string;
  readonly terms: boolean;
};

export type RegistrationFieldFault =
  | { readonly kind: 'missing' | 'not-an-email' | 'not-a-mobile' | 'not-a-tax-number' | 'password-differs' | 'terms-not-accepted' | 'account-exists' }
  | { readonly kind: 'too-long'; readonly maximum: number }
  | { readonly kind: 'weak-password'; readonly unmet: readonly UnmetPasswordRule[] };

export type RegistrationFaults = Readonly<Partial<Record<RegistrationField, RegistrationFieldFault>>>;

/** The market's own rules of the form (PWD-06, MKT-19 to MKT-23, COMP-09). A tax number is good when one of the kinds takes it. */
export type RegistrationRules = { readonly phone: PhoneRule; readonly password: PasswordRule; readonly taxNumbers: readonly TaxNumberKind[] };

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

/** Checks a registration by the domain's rules; refuses it with what is wrong at each field. Professionals name their company. */
export const checkRegistration = (form: FormData, rules: RegistrationRules, storeId: string): Result<NewAccount, RegistrationFaults> => {
  const typed = readTypedRegistration(form);
  const [password, again] = [formSecret(form, 'password'), formSecret(form, 'passwordAgain')];
  const email = parseEmail(typed.email);
  const mobile = typed.mobile === '' ? undefined : parseMobile(typed.mobile, rules.phone);
  const company = typed.kind === 'professional' ? readCompany(typed, rules.taxNumbers) : undefined;
  const faults: RegistrationFaults = {
    ...(company?.ok === false ? company.error : {}),
    ...nameFault('firstname', typed.firstname),
    ...nameFault('lastname', typed.lastname),
    ...(mobile?.ok === false && { mobile: { kind: 'not-a-mobile' } }),
    ...(!email.ok && { email: { kind: typed.email === '' ? 'missing' : 'not-an-email' } }),
    ...passwordFaults(password, again, rules.password),
    ...(registrationFaults({ termsAccepted: typed.terms, hasAddress: false }, { addressRequired: false }).length > 0 && { terms: { kind: 'terms-not-accepted' } }),
  };
  if (Object.keys(faults).length > 0 || !email.ok || mobile?.ok === false || company?.ok === false) return fail(faults);
  return ok({
    email: email.value,
    password,
    firstname: typed.firstname,
    lastname: typed.lastname,
    mobile: mobile?.value,
    company: company?.value,
    storeId,
  });
};

const readCompany = (
  { company, taxNumber }: TypedRegistration,
  kinds: readonly TaxNumberKind[],
): Result<{ readonly name: string; readonly taxNumber: TaxNumber }, RegistrationFaults> => {
  const number = kinds.map((kind) => parseTaxNumber(kind, taxNumber)).find((parsed) => parsed.ok);
  const tooLong = textFault('company', company);
  const faults: RegistrationFaults = {
    ...(company === '' ? { company: { kind: 'missing' } } : tooLong && { company: tooLong }),
    ...(number === undefined && { taxNumber: { kind: taxNumber === '' ? 'missing' : 'not-a-tax-number' } }),
  };
  return number === undefined || Object.keys(faults).length > 0 ? fail(faults) : ok({ name: company, taxNumber: number.value });
};

const nameFault = (field: 'firstname' | 'lastname', text: string): RegistrationFaults => {
  if (text === '') return { [field]: { kind: 'missing' } };
  const tooLong = textFault(field, text);
  return tooLong === undefined ? {} : { [field]: tooLong };
};

const passwordFaults = (password: string, again: string, rule: PasswordRule): RegistrationFaults => {
  if (password === '') return { password: { kind: 'missing' } };
  const unmet = unmetPasswordRules(password, rule);
  return {
    ...(unmet.length > 0 && { password: { kind: 'weak-password', unmet } }),
    ...(!isPasswordConfirmed(password, again) && { passwordAgain: { kind: 'password-differs' } }),
  };
};
