import { Alert, Button, Card, Checkbox, Container, ErrorSummary, Fieldset, Heading, Link, RadioGroup, Stack, Text, TextField } from '@materia/ui-design-system';
import { FIELD_MAXIMUMS } from '@materia/domain-customer';
import type { TextKey } from '@materia/market-model';
import { usePath, useText } from '@materia/ui-shop';
import { RETURN_PARAMETER } from '@materia/storefront-request';
import styles from './account-pages.module.css';
import type { RegisterFacts, RegisterRefusal } from './register.action.ts';
import type { RegistrationField } from './registration-form.ts';
import { faultWords } from './registration-words.ts';

export type RegisterViewProps = RegisterFacts & { readonly refusal: RegisterRefusal | undefined };

/** Fields in the order of the form, so that the summary of errors follows it. */
const FIELDS = ['company', 'taxNumber', 'firstname', 'lastname', 'mobile', 'email', 'password', 'passwordAgain', 'terms'] as const satisfies readonly RegistrationField[];

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
} as const satisfies Readonly<Record<RegistrationField, TextKey>>;

/** Opening an account. After a refusal everything that was typed stands there again, passwords excepted. */
export const RegisterView = ({ returnPath, kind, phoneExample, refusal }: RegisterViewProps) => {
  const t = useText();
  const to = usePath();
  const query = returnPath === undefined ? '' : `?${new URLSearchParams({ [RETURN_PARAMETER]: returnPath })}`;
  const typed = refusal?.typed;
  const errorOf = (field: RegistrationField): string | undefined => {
    const fault = refusal?.faults[field];
    return fault && faultWords(t, fault, phoneExample);
  };
  const errors = FIELDS.flatMap((field) => {
    const message = errorOf(field);
    return message === undefined ? [] : [{ fieldId: field, message: `${t(LABELS[field])}: ${message}` }];
  });
  return (
    <Container size="narrow" className={styles.page}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1}>{t('register.title')}</Heading>
          <Text tone="soft">{t('register.lead')}</Text>
          <Text>
            {t('register.haveAccount')} <Link href={to('login') + query}>{t('register.signIn')}</Link>
          </Text>
        </Stack>
        <ErrorSummary title={t('register.errorSummary')} errors={errors} />
        {refusal?.problem !== undefined && (
          <Alert type="error" role="alert">
            {refusal.problem === 'failed' ? t('register.failed') : t('register.tooManyAttempts')}
          </Alert>
        )}
        <Card padding="l">
          <form method="post" action={to('register') + query} noValidate>
            <Stack gap={5}>
              <RadioGroup
                name="kind"
                legend={t('register.kind')}
                framed
                defaultValue={typed?.kind ?? kind}
                options={[
                  { value: 'private', label: t('register.kindPrivate'), hint: t('register.kindPrivateHint') },
                  {
                    value: 'professional',
                    label: t('register.kindProfessional'),
                    hint: t('register.kindProfessionalHint'),
                    detail: (
                      <Stack gap={4}>
                        <TextField name="company" label={t('register.company')} defaultValue={typed?.company} error={errorOf('company')} autoComplete="organization" maxLength={FIELD_MAXIMUMS.company} />
                        <TextField name="taxNumber" label={t('register.taxNumber')} hint={t('register.taxNumberHint')} defaultValue={typed?.taxNumber} error={errorOf('taxNumber')} maxLength={20} />
                      </Stack>
                    ),
                  },
                ]}
              />
              <Fieldset legend={t('register.person')}>
                <TextField name="firstname" label={t('register.firstname')} defaultValue={typed?.firstname} error={errorOf('firstname')} autoComplete="given-name" maxLength={FIELD_MAXIMUMS.firstname} required />
                <TextField name="lastname" label={t('register.lastname')} defaultValue={typed?.lastname} error={errorOf('lastname')} autoComplete="family-name" maxLength={FIELD_MAXIMUMS.lastname} required />
                <TextField
                  name="mobile"
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
              <Fieldset legend={t('register.access')}>
                <TextField name="email" type="email" label={t('register.email')} hint={t('register.emailHint')} defaultValue={typed?.email} error={errorOf('email')} autoComplete="email" maxLength={FIELD_MAXIMUMS.email} required />
                <TextField name="password" type="password" label={t('register.password')} hint={t('register.passwordHint')} error={errorOf('password')} autoComplete="new-password" required />
                <TextField name="passwordAgain" type="password" label={t('register.passwordAgain')} error={errorOf('passwordAgain')} autoComplete="new-password" required />
              </Fieldset>
              <Checkbox name="terms" value="1" label={t('register.terms')} defaultChecked={typed?.terms} error={errorOf('terms')} required />
              <Button type="submit" wide size="l">
                {t('register.action')}
              </Button>
            </Stack>
          </form>
        </Card>
      </Stack>
    </Container>
  );
};
