import type { NewAccount } from '@materia/api-account';
import {
  type AddressField,
  type AnswerFault,
  type AnswerField,
  type AnswerRules,
  checkAnswers,
  checkRegistration,
  CUSTOMER_TYPES,
  emptyCustomerType,
  type FilledRegistration,
  isPasswordConfirmed,
  registrationPassword,
  offeredCustomerTypes,
  type RegistrationAnswers,
  type RegistrationFieldFault,
  type RegistrationFieldName,
  type RegistrationQuestions,
  type RegistrationRules,
} from '@materia/domain-customer';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { defineForm, exactText, line, oneOf, ticked } from '@materia/ui-shop';

export type RegistrationField =
  RegistrationFieldName | AnswerField | 'passwordAgain' | 'cardPostcode';

/** What a rejected form shows again. Passwords are not included. */
export type TypedRegistration = Omit<FilledRegistration, 'password' | 'termsAccepted'> & {
  readonly terms: boolean;
  /** The postal code with which a store issued the club card. */
  readonly cardPostcode: string;
  readonly answers: RegistrationAnswers;
};

export type RegistrationFormFault =
  | RegistrationFieldFault
  | AnswerFault
  | { readonly kind: 'password-differs' | 'account-exists' }
  | { readonly kind: 'card-taken' | 'card-not-found' };

export type RegistrationFaults = Readonly<
  Partial<Record<RegistrationField, RegistrationFormFault>>
>;

const registered = () => line().faults<RegistrationFormFault>();

const addressFields = {
  streetNumber: registered(),
  street: registered(),
  postcode: registered(),
  city: registered(),
} satisfies Readonly<Record<AddressField, ReturnType<typeof registered>>>;

/** The main address of an account, to which invoices are made out. */
export const billingAddressForm = defineForm(addressFields);

/** The answers that markets ask for besides. */
const answerFields = {
  companyType: registered(),
  vatNumber: registered(),
  fiscalNumber: registered(),
  ...addressFields,
  loyaltyCard: registered(),
} satisfies Readonly<Record<AnswerField, ReturnType<typeof registered>>>;

/** Those answers, part of the form of a registration. */
export const answersForm = defineForm(answerFields);

/** A new account. */
export const registrationForm = defineForm({
  kind: oneOf(['private', 'professional']),
  company: registered(),
  taxNumber: registered(),
  firstname: registered(),
  lastname: registered(),
  mobile: registered(),
  email: registered(),
  cardPostcode: registered(),
  terms: ticked(),
});

/** Its passwords, which are never sent back. */
export const passwordsForm = defineForm({
  password: exactText().faults<RegistrationFormFault>(),
  passwordAgain: exactText().faults<RegistrationFormFault>(),
});

export const parseTypedRegistration = (form: FormData): TypedRegistration => {
  const { kind, ...typed } = registrationForm.read(form);
  return { ...typed, kind: kind ?? 'private', answers: answersForm.read(form) };
};

/**
 * Validates a registration by the domain's rules, the market's flags, and that both passwords
 * match; returns the errors by field.
 */
export const readRegistration = (
  form: FormData,
  {
    rules,
    questions,
    storeId,
  }: {
    readonly rules: RegistrationRules & AnswerRules;
    readonly questions: RegistrationQuestions;
    readonly storeId: string;
  },
): Result<NewAccount, RegistrationFaults> => {
  const { terms, answers, ...typed } = parseTypedRegistration(form);
  const { password, passwordAgain: again } = passwordsForm.read(form);
  // If the choice of kind is switched off, everyone registers as a person.
  const offered = offeredCustomerTypes(emptyCustomerType(questions.kind));
  const kind = offered.includes(CUSTOMER_TYPES.professional) ? typed.kind : 'private';
  const card = questions.loyaltyCard ? answers.loyaltyCard : '';
  const checked = checkRegistration(
    { ...typed, kind, password, termsAccepted: terms },
    { ...rules, password: registrationPassword(rules.password, card) },
  );
  const answered = checkAnswers(answers, {
    isProfessional: kind === 'professional',
    questions,
    rules,
  });
  const differs = password !== '' && !isPasswordConfirmed(password, again);
  if (checked.ok && answered.ok && !differs)
    return ok({
      ...checked.value,
      password,
      storeId,
      answers,
      cardPostcode: typed.cardPostcode,
    });
  return fail({
    ...(!checked.ok && checked.error),
    ...(!answered.ok && answered.error),
    ...(differs && { passwordAgain: { kind: 'password-differs' } }),
  });
};
