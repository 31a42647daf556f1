import {
  type AnswerField,
  type RegistrationAnswers,
  type RegistrationQuestions,
  STREET_NUMBER_MAXIMUM,
} from '@materia/domain-customer';
import { FIELD_MAXIMUMS } from '@materia/domain-contact';
import { Fieldset, SelectField, TextField } from '@materia/ui-design-system';
import { TownField, useText } from '@materia/ui-shop';
import { answersForm } from './registration-form.ts';

type QuestionProps = {
  readonly questions: RegistrationQuestions;
  readonly typed: RegistrationAnswers;
  readonly errorOf: (field: AnswerField) => string | undefined;
};

/** Questions for companies: the type from the market's list and the European VAT number. */
export const CompanyQuestions = ({
  questions,
  typed,
  errorOf,
  companyTypes,
}: QuestionProps & {
  readonly companyTypes: readonly { readonly code: string; readonly name: string }[];
}) => {
  const t = useText();
  return (
    <>
      {questions.companyType && (
        <SelectField
          name={answersForm.names.companyType}
          label={t('registerMore.companyType')}
          defaultValue={typed.companyType}
          error={errorOf('companyType')}
          options={[
            { value: '', label: t('registerMore.companyTypeNone') },
            ...companyTypes.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
      )}
      {questions.vatNumber && (
        <TextField
          name={answersForm.names.vatNumber}
          label={t('registerMore.vatNumber')}
          optional={t('register.optional')}
          hint={t('registerMore.vatNumberHint')}
          defaultValue={typed.vatNumber}
          error={errorOf('vatNumber')}
          maxLength={20}
        />
      )}
    </>
  );
};

/** A person's tax number, which nobody has to give; companies enter their own instead. */
export const FiscalNumber = ({ questions, typed, errorOf }: QuestionProps) => {
  const t = useText();
  if (!questions.fiscalNumber) return null;
  return (
    <TextField
      name={answersForm.names.fiscalNumber}
      label={t('registerMore.fiscalNumber')}
      optional={t('register.optional')}
      hint={t('registerMore.fiscalNumberHint')}
      defaultValue={typed.fiscalNumber}
      error={errorOf('fiscalNumber')}
      maxLength={20}
    />
  );
};

/** The main address; the house number is placed where the market writes it. */
export const MainAddress = ({ questions, typed, errorOf }: QuestionProps) => {
  const t = useText();
  if (!questions.address) return null;
  const number = (
    <TextField
      key="number"
      name={answersForm.names.streetNumber}
      label={t('registerMore.streetNumber')}
      defaultValue={typed.streetNumber}
      error={errorOf('streetNumber')}
      maxLength={STREET_NUMBER_MAXIMUM}
      width="s"
      required
    />
  );
  const street = (
    <TextField
      key="street"
      name={answersForm.names.street}
      label={t('registerMore.street')}
      defaultValue={typed.street}
      error={errorOf('street')}
      autoComplete="address-line1"
      maxLength={FIELD_MAXIMUMS.street}
      required
    />
  );
  return (
    <Fieldset legend={t('registerMore.address')}>
      {questions.numberFirst ? [number, street] : [street, number]}
      <TextField
        name={answersForm.names.postcode}
        label={t('registerMore.postcode')}
        defaultValue={typed.postcode}
        error={errorOf('postcode')}
        autoComplete="postal-code"
        maxLength={12}
        width="s"
        required
      />
      <TownField
        name={answersForm.names.city}
        label={t('registerMore.city')}
        defaultValue={typed.city}
        error={errorOf('city')}
        autoComplete="address-level2"
        maxLength={FIELD_MAXIMUMS.city}
        required
      />
    </Fieldset>
  );
};

/** The loyalty card of customers who already have one. */
export const LoyaltyCard = ({ questions, typed, errorOf }: QuestionProps) => {
  const t = useText();
  if (!questions.loyaltyCard) return null;
  return (
    <TextField
      name={answersForm.names.loyaltyCard}
      label={t('registerMore.loyaltyCard')}
      optional={t('register.optional')}
      hint={t('registerMore.loyaltyCardHint')}
      defaultValue={typed.loyaltyCard}
      error={errorOf('loyaltyCard')}
      inputMode="numeric"
      maxLength={24}
    />
  );
};
