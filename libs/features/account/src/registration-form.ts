import type { NewAccount } from '@materia/api-account';
import {
  ANSWER_FIELDS,
  type AnswerFault,
  type AnswerField,
  type AnswerRules,
  checkAnswers,
  checkRegistration,
  type FilledRegistration,
  isPasswordConfirmed,
  NO_ANSWERS,
  type RegistrationAnswers,
  type RegistrationFieldFault,
  type RegistrationFieldName,
  type RegistrationQuestions,
  type RegistrationRules,
} from '@materia/domain-customer';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { lineText, formText } from '@materia/ui-shop';

export type RegistrationField = RegistrationFieldName | AnswerField | 'passwordAgain';

/** What a rejected form shows again. Passwords are not included. */
export type TypedRegistration = Omit<FilledRegistration, 'password' | 'termsAccepted'> & {
  readonly terms: boolean;
  readonly answers: RegistrationAnswers;
};

export type RegistrationFormFault =
  | RegistrationFieldFault
  | AnswerFault
  | { readonly kind: 'password-differs' | 'account-exists' | 'card-taken' };

export type RegistrationFaults = Readonly<
  Partial<Record<RegistrationField, RegistrationFormFault>>
>;

export const parseTypedRegistration = (form: FormData): TypedRegistration => ({
  kind: lineText(form, 'kind') === 'professional' ? 'professional' : 'private',
  company: lineText(form, 'company'),
  taxNumber: lineText(form, 'taxNumber'),
  firstname: lineText(form, 'firstname'),
  lastname: lineText(form, 'lastname'),
  mobile: lineText(form, 'mobile'),
  email: lineText(form, 'email'),
  terms: form.get('terms') !== null,
  answers: Object.assign(
    {},
    NO_ANSWERS,
    ...ANSWER_FIELDS.map((field) => ({ [field]: lineText(form, field) })),
  ),
});

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
  const [password, again] = [formText(form, 'password'), formText(form, 'passwordAgain')];
  // If the choice of kind is switched off, everyone registers as a person.
  const kind = questions.kind ? typed.kind : 'private';
  const checked = checkRegistration({ ...typed, kind, password, termsAccepted: terms }, rules);
  const answered = checkAnswers(answers, {
    isProfessional: kind === 'professional',
    questions,
    rules,
  });
  const differs = password !== '' && !isPasswordConfirmed(password, again);
  if (checked.ok && answered.ok && !differs)
    return ok({ ...checked.value, password, storeId, answers });
  return fail({
    ...(!checked.ok && checked.error),
    ...(!answered.ok && answered.error),
    ...(differs && { passwordAgain: { kind: 'password-differs' } }),
  });
};
