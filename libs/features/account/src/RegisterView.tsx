import {
  Checkbox,
  Container,
  Fieldset,
  Heading,
  Link,
  RadioGroup,
  Stack,
  Text,
  TextField,
} from '@materia/ui-design-system';
import { FIELD_MAXIMUMS } from '@materia/domain-contact';
import { NO_ANSWERS } from '@materia/domain-customer';
import type { TextKey } from '@materia/market-model';
import {
  CompanyLookUpFields,
  PasswordInput,
  SubmissionForm,
  usePath,
  useText,
} from '@materia/ui-shop';
import { RETURN_PARAMETER } from '@materia/page-request';
import styles from './account-pages.module.css';
import type { RegisterFacts, RegisterRefusal } from './register.action.ts';
import type { RegistrationField } from './registration-form.ts';
import {
  CompanyQuestions,
  FiscalNumber,
  LoyaltyCard,
  MainAddress,
} from './RegistrationQuestions.tsx';
import { faultMessage } from './registration-messages.ts';
import { passwordsForm, registrationForm } from './registration-form.ts';

export type RegisterViewProps = RegisterFacts & { readonly refusal: RegisterRefusal | undefined };

/** Fields in form order, so that the error summary lists them in the same order. */
const FIELDS = [
  'fiscalNumber',
  'company',
  'taxNumber',
  'companyType',
  'vatNumber',
  'firstname',
  'lastname',
  'mobile',
  'streetNumber',
  'street',
  'postcode',
  'city',
  'loyaltyCard',
  'cardPostcode',
  'email',
  'password',
  'passwordAgain',
  'terms',
] as const satisfies readonly RegistrationField[];

const LABELS = {
  company: 'register.company',
  taxNumber: 'register.taxNumber',
  firstname: 'register.firstname',
  lastname: 'register.lastname',
  mobile: 'register.mobile',
  email: 'register.email',
  password: 'register.password',
  passwordAgain: 'register.passwordAgain',
  terms: 'register.termsLabel',
  companyType: 'registerMore.companyType',
  vatNumber: 'registerMore.vatNumber',
  fiscalNumber: 'registerMore.fiscalNumber',
  streetNumber: 'registerMore.streetNumber',
  street: 'registerMore.street',
  postcode: 'registerMore.postcode',
  city: 'registerMore.city',
  loyaltyCard: 'registerMore.loyaltyCard',
  cardPostcode: 'registerMore.cardPostcode',
} as const satisfies Readonly<Record<RegistrationField, TextKey>>;

const PROBLEMS = {
  'too-many-requests': 'register.tooManyAttempts',
  failed: 'register.failed',
} as const satisfies Readonly<Record<NonNullable<RegisterRefusal['problem']>, TextKey>>;

/** The registration form. After a validation error it shows what was typed, except passwords. */
export const RegisterView = ({
  returnPath,
  kind,
  phoneExample,
  questions,
  companyTypes,
  looksUp,
  refusal,
}: RegisterViewProps) => {
  const t = useText();
  const to = usePath();
  const query =
    returnPath === undefined ? '' : `?${new URLSearchParams({ [RETURN_PARAMETER]: returnPath })}`;
  const typed = refusal?.typed;
  const errorOf = (field: RegistrationField): string | undefined => {
    const fault = refusal?.faults[field];
    return fault && faultMessage(t, fault, phoneExample);
  };
  const questionProps = { questions, typed: typed?.answers ?? NO_ANSWERS, errorOf };
  const fields = FIELDS.map((field) => ({
    id: field,
    label: t(LABELS[field]),
    error: errorOf(field),
  }));
  const problem = refusal?.problem && t(PROBLEMS[refusal.problem]);
  return (
    <Container size="narrow" className={styles.page}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1}>{t('register.title')}</Heading>
          <Text tone="soft">{t('register.lead')}</Text>
          <Text>
            {t('register.haveAccount')}{' '}
            <Link href={to('login') + query}>{t('register.signIn')}</Link>
          </Text>
        </Stack>
        <SubmissionForm
          action={to('register') + query}
          fields={fields}
          summary={t('register.errorSummary')}
          problem={problem}
          submit={t('register.action')}
        >
          {questions.kind && (
            <RadioGroup
              name={registrationForm.names.kind}
              legend={t('register.kind')}
              framed
              defaultValue={typed?.kind ?? kind}
              options={[
                {
                  value: 'private',
                  label: t('register.kindPrivate'),
                  hint: t('register.kindPrivateHint'),
                  ...(questions.fiscalNumber && { detail: <FiscalNumber {...questionProps} /> }),
                },
                {
                  value: 'professional',
                  label: t('register.kindProfessional'),
                  hint: t('register.kindProfessionalHint'),
                  detail: (
                    <Stack gap={4}>
                      <TextField
                        name={registrationForm.names.company}
                        label={t('register.company')}
                        defaultValue={typed?.company}
                        error={errorOf('company')}
                        autoComplete="organization"
                        maxLength={FIELD_MAXIMUMS.company}
                      />
                      <TextField
                        name={registrationForm.names.taxNumber}
                        label={t('register.taxNumber')}
                        hint={t('register.taxNumberHint')}
                        defaultValue={typed?.taxNumber}
                        error={errorOf('taxNumber')}
                        maxLength={20}
                      />
                      {looksUp && <CompanyLookUpFields outcome={refusal?.lookUp} />}
                      <CompanyQuestions {...questionProps} companyTypes={companyTypes} />
                    </Stack>
                  ),
                },
              ]}
            />
          )}
          <Fieldset legend={t('register.person')}>
            <TextField
              name={registrationForm.names.firstname}
              label={t('register.firstname')}
              defaultValue={typed?.firstname}
              error={errorOf('firstname')}
              autoComplete="given-name"
              maxLength={FIELD_MAXIMUMS.firstname}
              required
            />
            <TextField
              name={registrationForm.names.lastname}
              label={t('register.lastname')}
              defaultValue={typed?.lastname}
              error={errorOf('lastname')}
              autoComplete="family-name"
              maxLength={FIELD_MAXIMUMS.lastname}
              required
            />
            {!questions.kind && <FiscalNumber {...questionProps} />}
            <TextField
              name={registrationForm.names.mobile}
              type="tel"
              label={t('register.mobile')}
              optional={t('register.optional')}
              hint={t('register.mobileHint', { example: phoneExample })}
              defaultValue={typed?.mobile}
              error={errorOf('mobile')}
              autoComplete="tel"
              maxLength={20}
            />
          </Fieldset>
          <MainAddress {...questionProps} />
          <Fieldset legend={t('register.access')}>
            <TextField
              name={registrationForm.names.email}
              type="email"
              label={t('register.email')}
              hint={t('register.emailHint')}
              defaultValue={typed?.email}
              error={errorOf('email')}
              autoComplete="email"
              maxLength={FIELD_MAXIMUMS.email}
              required
            />
            <PasswordInput
              name={passwordsForm.names.password}
              label={t('register.password')}
              hint={t('register.passwordHint')}
              error={errorOf('password')}
              autoComplete="new-password"
              required
            />
            <PasswordInput
              name={passwordsForm.names.passwordAgain}
              label={t('register.passwordAgain')}
              error={errorOf('passwordAgain')}
              autoComplete="new-password"
              required
            />
          </Fieldset>
          <LoyaltyCard {...questionProps} />
          {questions.loyaltyCard && (
            <TextField
              name={registrationForm.names.cardPostcode}
              label={t('registerMore.cardPostcode')}
              optional={t('register.optional')}
              hint={t('registerMore.cardPostcodeHint')}
              defaultValue={typed?.cardPostcode ?? ''}
              error={errorOf('cardPostcode')}
              maxLength={12}
            />
          )}
          <Checkbox
            name={registrationForm.names.terms}
            value="1"
            label={t('register.terms')}
            defaultChecked={typed?.terms}
            error={errorOf('terms')}
            required
          />
        </SubmissionForm>
      </Stack>
    </Container>
  );
};
