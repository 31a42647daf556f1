import {
  isCivility,
  parseMobile,
  parsePhone,
  type PhoneRule,
  textFault,
  type TooLong,
} from '@materia/domain-contact';
import { parsePlainDate, type PlainDate } from '@materia/domain-holiday-calendar';
import { fail, ok, type Result } from '@materia/domain-kernel';
import {
  EU_VAT,
  parseTaxNumber,
  parseTaxNumberOfAny,
  type TaxNumberRule,
} from '@materia/domain-tax-number';
import { checkBirthDate } from './birth-date.ts';
import type { AnswerRules, RegistrationQuestions } from './registration-questions.ts';

/** What customers say about themselves and their company, in the order of the form. */
export const PROFILE_FIELDS = [
  'company',
  'taxNumber',
  'companyType',
  'vatNumber',
  'civility',
  'firstname',
  'lastname',
  'secondLastname',
  'birthDate',
  'fiscalNumber',
  'mobile',
  'phone',
] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** The fields as typed, a birth date as yyyy-mm-dd. An empty text is no value. */
export type Profile = Readonly<Record<ProfileField, string>>;

export type ProfileFault =
  | {
      readonly kind:
        | 'missing'
        | 'not-offered'
        | 'not-a-day'
        | 'in-the-future'
        | 'not-a-phone'
        | 'not-a-mobile'
        | 'not-a-tax-number'
        | 'not-a-vat-number'
        | 'not-a-fiscal-number';
    }
  | TooLong;
export type ProfileFaults = Readonly<Partial<Record<ProfileField, ProfileFault>>>;

export type ProfileRules = {
  readonly isProfessional: boolean;
  /** Which further answers the market asks for. */
  readonly questions: Pick<RegistrationQuestions, 'companyType' | 'vatNumber' | 'fiscalNumber'>;
  readonly rules: Pick<AnswerRules, 'companyTypes' | 'personalNumbers'> & {
    readonly phone: PhoneRule;
    readonly taxNumbers: readonly TaxNumberRule[];
  };
  readonly today: PlainDate;
};

/** Whether an account has the field: companies and persons differ, and so do markets. */
export const hasProfileField = (
  field: ProfileField,
  { isProfessional, questions }: Pick<ProfileRules, 'isProfessional' | 'questions'>,
): boolean => {
  switch (field) {
    case 'company':
    case 'taxNumber':
      return isProfessional;
    case 'companyType':
      return isProfessional && questions.companyType;
    case 'vatNumber':
      return isProfessional && questions.vatNumber;
    case 'fiscalNumber':
      return !isProfessional && questions.fiscalNumber;
    default:
      return true;
  }
};

/**
 * Checks the fields that are given, in the form and again on the host, and returns them in their
 * stored form. Those that are not given stay as they are. Reports every invalid field.
 */
export const checkProfile = (
  typed: Partial<Profile>,
  asking: ProfileRules,
): Result<Partial<Profile>, ProfileFaults> => {
  const values: Partial<Record<ProfileField, string>> = {};
  const faults: Partial<Record<ProfileField, ProfileFault>> = {};
  for (const field of PROFILE_FIELDS) {
    const text = typed[field]?.trim();
    if (text === undefined) continue;
    const checked = hasProfileField(field, asking)
      ? CHECKS[field](text, asking)
      : fail({ kind: 'not-offered' } as const);
    if (checked.ok) values[field] = checked.value;
    else faults[field] = checked.error;
  }
  return Object.keys(faults).length === 0 ? ok(values) : fail(faults);
};

type Check = (text: string, asking: ProfileRules) => Result<string, ProfileFault>;

const optional =
  (check: Check): Check =>
  (text, asking) =>
    text === '' ? ok('') : check(text, asking);

const required =
  (check: Check): Check =>
  (text, asking) =>
    text === '' ? fail({ kind: 'missing' }) : check(text, asking);

const atMost =
  (field: Parameters<typeof textFault>[0]): Check =>
  (text) => {
    const tooLong = textFault(field, text);
    return tooLong === undefined ? ok(text) : fail(tooLong);
  };

/** The same refusal, whatever the parser found. */
const refusedAs = <Value extends string>(
  parsed: Result<Value, unknown>,
  kind: Exclude<ProfileFault['kind'], 'too-long'>,
): Result<string, ProfileFault> => (parsed.ok ? parsed : fail({ kind }));

const CHECKS: Readonly<Record<ProfileField, Check>> = {
  company: required(atMost('company')),
  taxNumber: required((text, { rules }) =>
    refusedAs(parseTaxNumberOfAny(rules.taxNumbers, text), 'not-a-tax-number'),
  ),
  companyType: required((text, { rules }) =>
    rules.companyTypes.some(({ code }) => code === text) ? ok(text) : fail({ kind: 'not-offered' }),
  ),
  vatNumber: optional((text) => refusedAs(parseTaxNumber(EU_VAT, text), 'not-a-vat-number')),
  civility: optional((text) => (isCivility(text) ? ok(text) : fail({ kind: 'not-offered' }))),
  firstname: required(atMost('firstname')),
  lastname: required(atMost('lastname')),
  secondLastname: optional(atMost('lastname_2')),
  birthDate: optional((text, { today }) => {
    const day = parsePlainDate(text);
    if (!day.ok) return fail({ kind: 'not-a-day' });
    return refusedAs(checkBirthDate(day.value, today), 'in-the-future');
  }),
  fiscalNumber: optional((text, { rules }) =>
    refusedAs(parseTaxNumberOfAny(rules.personalNumbers, text), 'not-a-fiscal-number'),
  ),
  mobile: optional((text, { rules }) => refusedAs(parseMobile(text, rules.phone), 'not-a-mobile')),
  phone: optional((text, { rules }) => refusedAs(parsePhone(text, rules.phone), 'not-a-phone')),
};
