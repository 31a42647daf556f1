import { fail, ok, type Result } from '@materia/domain-kernel';
import {
  type Email,
  parseEmail,
  parseMobile,
  type PhoneNumber,
  type PhoneRule,
  textFault,
  type TooLong,
} from '@materia/domain-contact';
import { type PasswordRule, type UnmetPasswordRule, unmetPasswordRules } from './password.ts';
import { termsFault } from './registration.ts';
import {
  parseTaxNumberOfAny,
  type TaxNumber,
  type TaxNumberRule,
} from '@materia/domain-tax-number';

/** The fields of a registration form, as typed. */
export type FilledRegistration = {
  readonly kind: 'private' | 'professional';
  readonly company: string;
  readonly taxNumber: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly mobile: string;
  readonly email: string;
  readonly password: string;
  readonly termsAccepted: boolean;
};

/** The market's own form rules. A tax number is valid when one of the rules accepts it. */
export type RegistrationRules = {
  readonly phone: PhoneRule;
  readonly password: PasswordRule;
  readonly taxNumbers: readonly TaxNumberRule[];
  /** Whether guessers would try this password of this person; where nobody knows, it is not asked. */
  readonly isCommonPassword?: (password: string, ownWords: readonly string[]) => boolean;
};

/** The account data in stored form. */
export type CheckedRegistration = {
  readonly email: Email;
  readonly firstname: string;
  readonly lastname: string;
  readonly mobile: PhoneNumber | undefined;
  readonly company: { readonly name: string; readonly taxNumber: TaxNumber } | undefined;
};

export type RegistrationFieldName =
  'company' | 'taxNumber' | 'firstname' | 'lastname' | 'mobile' | 'email' | 'password' | 'terms';

export type RegistrationFieldFault =
  | {
      readonly kind:
        'missing' | 'not-an-email' | 'not-a-mobile' | 'not-a-tax-number' | 'terms-not-accepted';
    }
  | { readonly kind: 'weak-password'; readonly unmet: readonly UnmetPasswordRule[] }
  | TooLong;

export type RegistrationFieldFaults = Readonly<
  Partial<Record<RegistrationFieldName, RegistrationFieldFault>>
>;

/**
 * Checks a registration by the market's rules, in the form and again on the host. Reports the
 * validation errors of all fields at once. Professionals must give their company and its tax
 * number; the mobile number is optional.
 */
export const checkRegistration = (
  typed: FilledRegistration,
  rules: RegistrationRules,
): Result<CheckedRegistration, RegistrationFieldFaults> => {
  const [firstname, lastname, company] = [
    typed.firstname.trim(),
    typed.lastname.trim(),
    typed.company.trim(),
  ];
  const isProfessional = typed.kind === 'professional';
  const email = parseEmail(typed.email);
  const mobile = typed.mobile.trim() === '' ? undefined : parseMobile(typed.mobile, rules.phone);
  const isCommon = rules.isCommonPassword ?? (() => false);
  const taxNumber = isProfessional
    ? parseTaxNumberOfAny(rules.taxNumbers, typed.taxNumber)
    : undefined;
  const faults: RegistrationFieldFaults = {
    ...(isProfessional && atField('company', nameFault('company', company))),
    ...(taxNumber?.ok === false && {
      taxNumber: { kind: isBlank(typed.taxNumber) ? 'missing' : 'not-a-tax-number' },
    }),
    ...atField('firstname', nameFault('firstname', firstname)),
    ...atField('lastname', nameFault('lastname', lastname)),
    ...(mobile?.ok === false && { mobile: { kind: 'not-a-mobile' } }),
    ...(!email.ok && { email: { kind: isBlank(typed.email) ? 'missing' : 'not-an-email' } }),
    ...atField(
      'password',
      newPasswordFault(typed.password, rules.password, (password) =>
        isCommon(password, [typed.email.split('@', 1)[0] ?? '', firstname, lastname, company]),
      ),
    ),
    ...(termsFault('register', typed.termsAccepted) && { terms: { kind: 'terms-not-accepted' } }),
  };
  if (
    Object.keys(faults).length > 0 ||
    !email.ok ||
    mobile?.ok === false ||
    taxNumber?.ok === false
  )
    return fail(faults);
  return ok({
    email: email.value,
    firstname,
    lastname,
    mobile: mobile?.value,
    company: taxNumber && { name: company, taxNumber: taxNumber.value },
  });
};

const nameFault = (
  field: 'firstname' | 'lastname' | 'company',
  text: string,
): RegistrationFieldFault | undefined =>
  text === '' ? { kind: 'missing' } : textFault(field, text);

/** The fault of a password that guessers try first. */
export const COMMON_PASSWORD = {
  kind: 'weak-password',
  unmet: [{ kind: 'password-common' }],
} as const satisfies RegistrationFieldFault;

/** What is wrong with a password that somebody chooses for a new account. */
export const newPasswordFault = (
  password: string,
  rule: PasswordRule,
  isCommon: (password: string) => boolean = () => false,
): RegistrationFieldFault | undefined => {
  if (password === '') return { kind: 'missing' };
  const unmet: readonly UnmetPasswordRule[] = [
    ...unmetPasswordRules(password, rule),
    ...(isCommon(password) ? [{ kind: 'password-common' } as const] : []),
  ];
  return unmet.length === 0 ? undefined : { kind: 'weak-password', unmet };
};

const atField = (
  field: RegistrationFieldName,
  fault: RegistrationFieldFault | undefined,
): RegistrationFieldFaults => (fault === undefined ? {} : { [field]: fault });

const isBlank = (text: string): boolean => text.trim() === '';
