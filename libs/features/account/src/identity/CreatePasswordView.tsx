import { FIELD_MAXIMUMS } from '@materia/domain-contact';
import type { TextKey } from '@materia/market-model';
import {
  Alert,
  Button,
  Card,
  Container,
  ErrorSummary,
  Heading,
  Link,
  Stack,
  Text,
  TextField,
} from '@materia/ui-design-system';
import { errorSummary, HiddenFields, usePath, useText } from '@materia/ui-shop';
import styles from '../account-pages.module.css';
import type { CreatePasswordFacts, CreatePasswordOutcome } from './create-password.action.ts';
import { codeForm, mailForm, newPasswordForm } from './new-password-form.ts';
import { NewPasswordFields, useNewPasswordErrors } from './NewPasswordFields.tsx';

export type CreatePasswordViewProps = {
  readonly facts: CreatePasswordFacts;
  readonly outcome: CreatePasswordOutcome | undefined;
};

const PROBLEMS = {
  codeWrong: 'identity.codeWrong',
  tooMany: 'identity.tooMany',
  failed: 'identity.failed',
} as const satisfies Readonly<Record<NonNullable<CreatePasswordOutcome['problem']>, TextKey>>;

/** A new password for somebody who forgot theirs, in two steps or by the link of the mail. */
export const CreatePasswordView = ({ facts, outcome }: CreatePasswordViewProps) => {
  const t = useText();
  const to = usePath();
  return (
    <Container size="narrow" className={styles.page}>
      <Stack gap={5}>
        <Heading level={1}>{t('identity.forgotTitle')}</Heading>
        {outcome?.problem !== undefined && (
          <Alert type="error" role="alert">
            {t(PROBLEMS[outcome.problem])}
          </Alert>
        )}
        {facts.step === 'ask' ? (
          <AskForm outcome={outcome} />
        ) : (
          <PasswordForm facts={facts} outcome={outcome} />
        )}
        <Link href={to(facts.isSignedIn ? 'account' : 'login')}>
          {t(facts.isSignedIn ? 'identity.toAccount' : 'identity.toLogin')}
        </Link>
      </Stack>
    </Container>
  );
};

type FormProps = { readonly outcome: CreatePasswordOutcome | undefined };

/** The message at an address. */
const useEmailError = () => {
  const t = useText();
  return (fault: 'missing' | 'not-an-email' | undefined) =>
    fault && t(fault === 'missing' ? 'register.required' : 'register.emailInvalid');
};

const AskForm = ({ outcome }: FormProps) => {
  const t = useText();
  const to = usePath();
  const error = useEmailError()(outcome?.mailFaults.email);
  return (
    <>
      <ErrorSummary
        title={t('identity.errorSummary')}
        errors={errorSummary(mailForm, { email: error })}
      />
      <Card padding="l">
        <form method="post" action={to('createPassword')} noValidate data-once="">
          <HiddenFields form={mailForm} values={{}} />
          <Stack gap={4}>
            <Text>{t('identity.forgotText')}</Text>
            <TextField
              name={mailForm.names.email}
              type="email"
              label={t('identity.email')}
              defaultValue={outcome?.email}
              error={error}
              autoComplete="username"
              maxLength={FIELD_MAXIMUMS.email}
              required
            />
            <Button type="submit" wide>
              {t('identity.forgotAction')}
            </Button>
          </Stack>
        </form>
      </Card>
    </>
  );
};

const PasswordForm = ({
  facts,
  outcome,
}: FormProps & { readonly facts: Exclude<CreatePasswordFacts, { step: 'ask' }> }) => {
  const t = useText();
  const to = usePath();
  const emailError = useEmailError()(outcome?.codeFaults.email);
  const codeError = outcome?.codeFaults.code && t('identity.codeMissing');
  const passwordErrors = useNewPasswordErrors(outcome?.faults);
  return (
    <>
      {facts.step === 'code' && <Alert type="information">{t('identity.sentText')}</Alert>}
      <ErrorSummary
        title={t('identity.errorSummary')}
        errors={[
          ...errorSummary(codeForm, { email: emailError, code: codeError }),
          ...errorSummary(newPasswordForm, passwordErrors),
        ]}
      />
      <Card as="section" padding="l" labelledBy="new-password">
        <form method="post" action={to('createPassword')} noValidate data-once="">
          <HiddenFields form={newPasswordForm} values={{}} />
          <Stack gap={4}>
            <Heading level={2} size="h3" id="new-password">
              {t(facts.step === 'code' ? 'identity.codeTitle' : 'identity.newPassword')}
            </Heading>
            {facts.step === 'code' ? (
              <>
                <TextField
                  name={codeForm.names.email}
                  type="email"
                  label={t('identity.email')}
                  defaultValue={
                    outcome?.email === undefined || outcome.email === ''
                      ? facts.email
                      : outcome.email
                  }
                  error={emailError}
                  autoComplete="username"
                  maxLength={FIELD_MAXIMUMS.email}
                  required
                />
                <TextField
                  name={codeForm.names.code}
                  label={t('identity.code')}
                  hint={t('identity.codeHint')}
                  defaultValue={outcome?.code}
                  error={codeError}
                  autoComplete="one-time-code"
                  width="m"
                  required
                />
              </>
            ) : (
              <Text>{t('identity.linkText')}</Text>
            )}
            <NewPasswordFields faults={outcome?.faults} />
            <Button type="submit" wide>
              {t('identity.setPassword')}
            </Button>
          </Stack>
        </form>
      </Card>
      {facts.step === 'code' && <Link href={facts.againPath}>{t('identity.again')}</Link>}
    </>
  );
};
