import {
  Alert,
  Button,
  ButtonLink,
  Card,
  Container,
  ErrorSummary,
  Heading,
  Link,
  Split,
  Stack,
  Text,
  TextField,
} from '@materia/ui-design-system';
import { FIELD_MAXIMUMS } from '@materia/domain-contact';
import type { TextKey } from '@materia/market-model';
import { PasswordInput, usePath, useText } from '@materia/ui-shop';
import { RETURN_PARAMETER } from '@materia/page-request';
import type { LoginFacts, LoginRefusal } from './login.action.ts';
import styles from './account-pages.module.css';
import { loginForm } from './login-form.ts';

export type LoginViewProps = LoginFacts & { readonly refusal: LoginRefusal | undefined };

const PROBLEM_TEXTS = {
  'wrong-credentials': 'login.wrongCredentials',
  'too-many-requests': 'login.tooManyAttempts',
  problem: 'login.problem',
  refused: 'login.failed',
} as const satisfies Readonly<Record<Exclude<LoginRefusal['kind'], 'fields-missing'>, TextKey>>;

/** The sign-in form with a link to registration. The password is never shown again. */
export const LoginView = ({ returnPath, accountAtCheckout, refusal }: LoginViewProps) => {
  const t = useText();
  const to = usePath();
  const query =
    returnPath === undefined ? '' : `?${new URLSearchParams({ [RETURN_PARAMETER]: returnPath })}`;
  const faultOf = (field: 'email' | 'password') =>
    refusal?.missing.includes(field) ? t('login.required') : undefined;
  const faults = (['email', 'password'] as const).flatMap((field) => {
    const message = faultOf(field);
    return message === undefined
      ? []
      : [
          {
            fieldId: field,
            message: t('common.labelled', {
              label: t(field === 'email' ? 'login.email' : 'login.password'),
              value: message,
            }),
          },
        ];
  });
  return (
    <Container size="page" className={styles.page}>
      <Stack gap={5}>
        <Heading level={1}>{t('login.title')}</Heading>
        <Split narrow="end">
          <Card padding="l">
            <Stack gap={4}>
              <Text>{t('login.lead')}</Text>
              <ErrorSummary title={t('login.errorSummary')} errors={faults} />
              {refusal && refusal.kind !== 'fields-missing' && (
                <Alert type="error" role="alert" title={t('login.errorSummary')}>
                  {t(PROBLEM_TEXTS[refusal.kind])}
                </Alert>
              )}
              <form method="post" action={to('login') + query} noValidate>
                <Stack gap={4}>
                  <TextField
                    name={loginForm.names.email}
                    type="email"
                    label={t('login.email')}
                    defaultValue={refusal?.email}
                    error={faultOf('email')}
                    autoComplete="username"
                    maxLength={FIELD_MAXIMUMS.email}
                    required
                  />
                  <PasswordInput
                    name={loginForm.names.password}
                    label={t('login.password')}
                    error={faultOf('password')}
                    autoComplete="current-password"
                    required
                  />
                  <Button type="submit" wide>
                    {t('login.action')}
                  </Button>
                </Stack>
              </form>
              <Link href={to('createPassword')}>{t('login.forgot')}</Link>
            </Stack>
          </Card>
          <Card as="section" padding="l" look="sunken" labelledBy="no-account">
            <Stack gap={3} align="start">
              <Heading level={2} size="h3" id="no-account">
                {t('login.noAccount')}
              </Heading>
              <Text>{t('login.noAccountText')}</Text>
              <ButtonLink href={accountAtCheckout ?? to('register') + query} variant="secondary">
                {t('login.register')}
              </ButtonLink>
              <Link href={to('precreatedPassword')}>{t('login.precreated')}</Link>
            </Stack>
          </Card>
        </Split>
      </Stack>
    </Container>
  );
};
