import type { FieldFault, FieldPath, ParsedInput } from '@materia/api-contract';
import {
  ANSWER_FIELDS,
  CHECKOUT_QUESTIONS,
  type AnswerFault,
  type AnswerField,
  checkAnswers,
  checkRegistration,
  companyTypeOfId,
  emptyCustomerType,
  offeredCustomerTypes,
  type RegistrationAddress,
  type RegistrationAnswers,
  type RegistrationFieldFault,
  type RegistrationFieldName,
  registrationPassword,
  registrationQuestions,
} from '@materia/domain-customer';
import { emailKey } from '@materia/domain-contact';
import type { FlagSet } from '@materia/domain-feature-flags';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Market } from '@materia/market-model';
import { commonPasswordIn } from '../../platform/auth/common-passwords.ts';
import type { Refusal } from '../../platform/contract/refusals.ts';
import type { CustomerRow } from './repository.ts';

type Asked = ParsedInput<'register'>['body'];
type Field = FieldPath<'register'>;

/** An account's data as stored. */
export type CheckedAccount = {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly mobile: string;
  readonly customerType: 2 | 3;
  readonly corporationName: string | null;
  readonly companyFiscalId: string | null;
  readonly answers: Pick<
    CustomerRow,
    'legal_entity_type' | 'intra_community_vat' | 'fiscal_id_1' | 'loyalty_card_number'
  >;
  readonly mainAddress: RegistrationAddress | undefined;
  /** With which a store issued the club card. */
  readonly cardPostcode: string | null;
};

/** The contract's field names. */
const FIELDS = {
  company: 'body.customer.corporation_name',
  taxNumber: 'body.customer.company_fiscal_id',
  firstname: 'body.customer.firstname',
  lastname: 'body.customer.lastname',
  mobile: 'body.customer.mobile',
  email: 'body.customer.email',
  password: 'body.password',
  terms: 'body.customer.terms_accepted',
} as const satisfies Readonly<Record<RegistrationFieldName, Field>>;

/** The contract's field names for the answers that flags require. */
const ANSWERS = {
  companyType: 'body.customer.legal_entity_type',
  vatNumber: 'body.customer.intra_community_vat',
  fiscalNumber: 'body.customer.fiscal_id_1',
  street: 'body.customer.main_address.street',
  streetNumber: 'body.customer.main_address.street_number',
  postcode: 'body.customer.main_address.postcode',
  city: 'body.customer.main_address.city',
  loyaltyCard: 'body.customer.loyalty_card_number',
} as const satisfies Readonly<Record<AnswerField, Field>>;

const CLOSED_KIND: FieldFault<Field> = {
  field: 'body.customer.customer_type',
  kind: 'not-offered',
};

export const LOYALTY_CARD_FIELD = ANSWERS.loyaltyCard;
export const CARD_POSTCODE_FIELD = 'body.customer.loyalty_card_postcode';

/**
 * Validates a registration by the form's rules and the current flags. Reports all wrong fields at
 * once.
 */
export const checkRegistrationCall = (
  { customer, password, request }: Asked,
  market: Market,
  flags: FlagSet,
): Result<CheckedAccount, Refusal<'bad-input', Field>> => {
  const isProfessional = customer.customer_type === 3;
  const questions =
    request.at_checkout === true && !isProfessional
      ? CHECKOUT_QUESTIONS
      : registrationQuestions(flags);
  const card = questions.loyaltyCard ? (customer.loyalty_card_number ?? '') : '';
  const rules = {
    ...market.rules,
    password: registrationPassword(market.rules.password, card),
    isCommonPassword: commonPasswordIn(market),
  };
  const checked = checkRegistration(
    {
      kind: isProfessional ? 'professional' : 'private',
      company: customer.corporation_name ?? '',
      taxNumber: customer.company_fiscal_id ?? '',
      firstname: customer.firstname,
      lastname: customer.lastname,
      mobile: customer.mobile ?? '',
      email: customer.email,
      password,
      termsAccepted: customer.terms_accepted,
    },
    rules,
  );
  const answered = checkAnswers(answersOf(customer, rules.companyTypeIds), {
    isProfessional,
    questions,
    rules,
  });
  const offered = offeredCustomerTypes(emptyCustomerType(questions.kind));
  const isKindClosed = !offered.includes(customer.customer_type);
  if (!checked.ok || !answered.ok || isKindClosed) {
    const faults = checked.ok ? {} : checked.error;
    const wrong = answered.ok ? {} : answered.error;
    return fail({
      kind: 'bad-input',
      fields: [
        ...(isKindClosed ? [CLOSED_KIND] : []),
        ...FIELD_NAMES.flatMap((name) => wireFaults(FIELDS[name], faults[name])),
        ...ANSWER_FIELDS.flatMap((name) => wireFaults(ANSWERS[name], wrong[name])),
      ],
    });
  }
  const { email, firstname, lastname, mobile, company } = checked.value;
  const { address, companyType, vatNumber, fiscalNumber, loyaltyCard } = answered.value;
  return ok({
    email: emailKey(email),
    firstname,
    lastname,
    mobile: mobile ?? '',
    customerType: customer.customer_type,
    corporationName: company?.name ?? null,
    companyFiscalId: company?.taxNumber ?? null,
    answers: {
      legal_entity_type: companyType ?? null,
      intra_community_vat: vatNumber ?? null,
      fiscal_id_1: fiscalNumber ?? null,
      loyalty_card_number: loyaltyCard ?? null,
    },
    mainAddress: address,
    cardPostcode: customer.loyalty_card_postcode ?? null,
  });
};

/** Callers name the company type by its code or by its id in the market. */
const answersOf = (
  customer: Asked['customer'],
  ids: Market['rules']['companyTypeIds'],
): RegistrationAnswers => ({
  companyType: /^\d+$/.test(customer.legal_entity_type ?? '')
    ? companyTypeOfId(Number(customer.legal_entity_type), ids)
    : (customer.legal_entity_type ?? ''),
  vatNumber: customer.intra_community_vat ?? '',
  fiscalNumber: customer.fiscal_id_1 ?? '',
  street: customer.main_address?.street ?? '',
  streetNumber: customer.main_address?.street_number ?? '',
  postcode: customer.main_address?.postcode ?? '',
  city: customer.main_address?.city ?? '',
  loyaltyCard: customer.loyalty_card_number ?? '',
});

const FIELD_NAMES = [
  'company',
  'taxNumber',
  'firstname',
  'lastname',
  'mobile',
  'email',
  'password',
  'terms',
] as const satisfies readonly RegistrationFieldName[];

/** Reports every rule that the password breaks. */
export const wireFaults = <Named extends string>(
  field: Named,
  fault: RegistrationFieldFault | AnswerFault | undefined,
): readonly FieldFault<Named>[] => {
  if (fault === undefined) return [];
  return fault.kind === 'weak-password'
    ? fault.unmet.map(({ kind }) => ({ field, kind }))
    : [{ field, kind: fault.kind }];
};
