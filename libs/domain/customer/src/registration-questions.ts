import { fail, ok, type Result } from '@materia/domain-kernel';
import {
  parsePostcode,
  type Postcode,
  type PostcodeRule,
  textFault,
  type TooLong,
} from '@materia/domain-contact';
import {
  EU_VAT,
  parseTaxNumber,
  parseTaxNumberOfAny,
  type TaxNumber,
  type TaxNumberRule,
} from '@materia/domain-tax-number';

/** Which flags add a question to the registration. */
export const REGISTRATION_FLAGS = {
  kind: 'ACCOUNT_COMPANY_TYPE',
  companyType: 'ACCOUNT_CREATION_COMPANY_TYPES',
  vatNumber: 'ACCOUNT_INTRA_COMMUNITY_VAT',
  fiscalNumber: 'USER_FISCAL_ID',
  address: 'ACCOUNT_CREATION_ADDRESS_REQUIRED',
  numberFirst: 'ADDRESS_STREET_NUMBER_FIRST',
  loyaltyCard: 'ACCOUNT_CREATION_LOYALTY_INPUT',
} as const;

/** What a registration requires besides name and credentials. */
export type RegistrationQuestions = Readonly<Record<keyof typeof REGISTRATION_FLAGS, boolean>>;

export const registrationQuestions = (
  flags: Readonly<Record<(typeof REGISTRATION_FLAGS)[keyof typeof REGISTRATION_FLAGS], boolean>>,
): RegistrationQuestions => ({
  kind: flags[REGISTRATION_FLAGS.kind],
  companyType: flags[REGISTRATION_FLAGS.companyType],
  vatNumber: flags[REGISTRATION_FLAGS.vatNumber],
  fiscalNumber: flags[REGISTRATION_FLAGS.fiscalNumber],
  address: flags[REGISTRATION_FLAGS.address],
  numberFirst: flags[REGISTRATION_FLAGS.numberFirst],
  loyaltyCard: flags[REGISTRATION_FLAGS.loyaltyCard],
});

/**
 * Inside the checkout an account needs name and credentials only: the delivery asks for phone and
 * address, which become the account's.
 */
export const CHECKOUT_QUESTIONS: RegistrationQuestions = {
  kind: false,
  companyType: false,
  vatNumber: false,
  fiscalNumber: false,
  address: false,
  numberFirst: false,
  loyaltyCard: false,
};

/** The address questions alone, as for a later change of address. */
export const addressQuestions = (numberFirst: boolean): RegistrationQuestions => ({
  ...CHECKOUT_QUESTIONS,
  address: true,
  numberFirst,
});

/** The answers to the questions, as typed. */
export type RegistrationAnswers = Readonly<
  Record<
    | 'companyType'
    | 'vatNumber'
    | 'fiscalNumber'
    | 'street'
    | 'streetNumber'
    | 'postcode'
    | 'city'
    | 'loyaltyCard',
    string
  >
>;

export const NO_ANSWERS: RegistrationAnswers = {
  companyType: '',
  vatNumber: '',
  fiscalNumber: '',
  street: '',
  streetNumber: '',
  postcode: '',
  city: '',
  loyaltyCard: '',
};

export type AnswerField = keyof RegistrationAnswers;

/** The fields in form order. */
export const ANSWER_FIELDS = [
  'companyType',
  'vatNumber',
  'fiscalNumber',
  'streetNumber',
  'street',
  'postcode',
  'city',
  'loyaltyCard',
] as const satisfies readonly AnswerField[];

/** The address fields. */
export const ADDRESS_FIELDS = [
  'streetNumber',
  'street',
  'postcode',
  'city',
] as const satisfies readonly AnswerField[];
export type AddressField = (typeof ADDRESS_FIELDS)[number];

export type AnswerFault =
  | {
      readonly kind:
        | 'missing'
        | 'not-offered'
        | 'not-a-vat-number'
        | 'not-a-fiscal-number'
        | 'not-a-postcode'
        | 'not-a-card';
    }
  | TooLong;

export type AnswerFaults = Readonly<Partial<Record<AnswerField, AnswerFault>>>;

/**
 * A market's rules for the answers. A person's fiscal number is valid when one of the rules accepts
 * it.
 */
export type AnswerRules = {
  readonly companyTypes: readonly { readonly code: string }[];
  readonly personalNumbers: readonly TaxNumberRule[];
  readonly postcode: PostcodeRule;
};

/** The answers in stored form. Answers to questions that were not asked are not stored. */
export type CheckedAnswers = {
  readonly companyType: string | undefined;
  readonly vatNumber: TaxNumber | undefined;
  readonly fiscalNumber: TaxNumber | undefined;
  readonly address: RegistrationAddress | undefined;
  readonly loyaltyCard: string | undefined;
};

export type RegistrationAddress = {
  readonly street: string;
  readonly postcode: Postcode;
  readonly city: string;
};

/** Longer than any house number with its letters and stairs. */
export const STREET_NUMBER_MAXIMUM = 12;

/** The number of a club card. */
const CARD = /^\d{6,16}$/;

type Asking = {
  readonly isProfessional: boolean;
  readonly questions: RegistrationQuestions;
  readonly rules: AnswerRules;
};

/**
 * Checks the answers required by the market's flags. Companies give their type and, optionally,
 * their European VAT number; persons give their fiscal number. Reports validation errors by field,
 * and ignores answers to questions that were not asked.
 */
export const checkAnswers = (
  typed: RegistrationAnswers,
  asking: Asking,
): Result<CheckedAnswers, AnswerFaults> => {
  const company = asking.isProfessional ? checkCompany(typed, asking) : ok(NO_COMPANY);
  const person = asking.isProfessional ? ok(undefined) : checkFiscalNumber(typed, asking);
  const address = asking.questions.address ? checkAddress(typed, asking) : ok(undefined);
  const card = asking.questions.loyaltyCard ? checkCard(typed) : ok(undefined);
  if (company.ok && person.ok && address.ok && card.ok)
    return ok({
      ...company.value,
      fiscalNumber: person.value,
      address: address.value,
      loyaltyCard: card.value,
    });
  return fail({
    ...faultsOf(company),
    ...faultsOf(person),
    ...faultsOf(address),
    ...faultsOf(card),
  });
};

/** A street and its number as one line, in the market's order. */
export const streetLine = (street: string, number: string, numberFirst: boolean): string =>
  (numberFirst ? [number, street] : [street, number]).join(' ');

/** Splits such a line again. A line without a number where the market puts it is all street. */
export const splitStreetLine = (
  line: string,
  numberFirst: boolean,
): { readonly street: string; readonly number: string } => {
  const words = line.split(' ');
  const number = (numberFirst ? words[0] : words.at(-1)) ?? '';
  if (words.length < 2 || !/^\d/.test(number)) return { street: line, number: '' };
  return { street: (numberFirst ? words.slice(1) : words.slice(0, -1)).join(' '), number };
};

const NO_COMPANY = { companyType: undefined, vatNumber: undefined };

const faultsOf = (result: Result<unknown, AnswerFaults>): AnswerFaults =>
  result.ok ? {} : result.error;

const checkCompany = (
  typed: RegistrationAnswers,
  { questions, rules }: Asking,
): Result<Pick<CheckedAnswers, 'companyType' | 'vatNumber'>, AnswerFaults> => {
  const type = rules.companyTypes.find(({ code }) => code === typed.companyType)?.code;
  const isVatTyped = questions.vatNumber && typed.vatNumber.trim() !== '';
  const vat = isVatTyped ? parseTaxNumber(EU_VAT, typed.vatNumber) : ok(undefined);
  const isTypeMissing = questions.companyType && type === undefined;
  if (vat.ok && !isTypeMissing)
    return ok({ companyType: questions.companyType ? type : undefined, vatNumber: vat.value });
  return fail({
    ...(isTypeMissing && {
      companyType: { kind: typed.companyType === '' ? 'missing' : 'not-offered' },
    }),
    ...(!vat.ok && { vatNumber: { kind: 'not-a-vat-number' } }),
  });
};

/** No law of a market wants a private person's number before an invoice; without one none is stored. */
const checkFiscalNumber = (
  typed: RegistrationAnswers,
  { questions, rules }: Asking,
): Result<TaxNumber | undefined, AnswerFaults> => {
  if (!questions.fiscalNumber) return ok(undefined);
  if (typed.fiscalNumber.trim() === '') return ok(undefined);
  const number = parseTaxNumberOfAny(rules.personalNumbers, typed.fiscalNumber);
  return number.ok ? number : fail({ fiscalNumber: { kind: 'not-a-fiscal-number' } });
};

const checkAddress = (
  typed: RegistrationAnswers,
  { questions, rules }: Asking,
): Result<RegistrationAddress, AnswerFaults> => {
  const [street, number, city] = [
    typed.street.trim(),
    typed.streetNumber.trim(),
    typed.city.trim(),
  ];
  const postcode = parsePostcode(typed.postcode, rules.postcode);
  const line = streetLine(street, number, questions.numberFirst);
  const faults: AnswerFaults = {
    ...atField('street', missing(street) ?? textFault('street', line)),
    ...atField(
      'streetNumber',
      missing(number) ??
        (number.length > STREET_NUMBER_MAXIMUM
          ? { kind: 'too-long', maximum: STREET_NUMBER_MAXIMUM }
          : undefined),
    ),
    ...(!postcode.ok && { postcode: missing(typed.postcode.trim()) ?? { kind: 'not-a-postcode' } }),
    ...atField('city', missing(city) ?? textFault('city', city)),
  };
  return postcode.ok && Object.keys(faults).length === 0
    ? ok({ street: line, postcode: postcode.value, city })
    : fail(faults);
};

const checkCard = ({
  loyaltyCard,
}: RegistrationAnswers): Result<string | undefined, AnswerFaults> => {
  const digits = loyaltyCard.replaceAll(/[\s-]/gu, '');
  if (digits === '') return ok(undefined);
  return CARD.test(digits) ? ok(digits) : fail({ loyaltyCard: { kind: 'not-a-card' } });
};

const missing = (text: string): AnswerFault | undefined =>
  text === '' ? { kind: 'missing' } : undefined;

const atField = (field: AnswerField, fault: AnswerFault | undefined): AnswerFaults =>
  fault === undefined ? {} : { [field]: fault };
