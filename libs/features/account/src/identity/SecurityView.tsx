import type { AccountSecurity } from '@materia/api-account';
import { todayIn } from '@materia/platform-clock';
import {
  Alert,
  Badge,
  Button,
  Card,
  Cluster,
  Container,
  ErrorSummary,
  Heading,
  Link,
  Stack,
  Text,
} from '@materia/ui-design-system';
import {
  errorSummary,
  HiddenFields,
  intentButton,
  PasswordInput,
  useFormats,
  usePath,
  useText,
} from '@materia/ui-shop';
import styles from '../account-pages.module.css';
import { MailAgain } from './MailAgain.tsx';
import { newPasswordForm } from './new-password-form.ts';
import { NewPasswordFields, useNewPasswordErrors } from './NewPasswordFields.tsx';
import {
  currentPasswordForm,
  endOthersForm,
  endSessionForm,
  type SecurityFacts,
  type SecurityOutcome,
} from './security.action.ts';

export type SecurityViewProps = SecurityFacts & { readonly outcome: SecurityOutcome | undefined };

/** How the customer signs in: mailbox, password, devices. */
export const SecurityView = ({ security, timeZone, outcome }: SecurityViewProps) => {
  const t = useText();
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={1}>{t('accountMenu.security')}</Heading>
          <Text tone="soft">{t('identity.lead')}</Text>
        </Stack>
        {outcome?.problem !== undefined && (
          <Alert type="error" role="alert">
            {t(outcome.problem === 'tooMany' ? 'identity.tooMany' : 'identity.failed')}
          </Alert>
        )}
        {security === undefined && <Alert type="error">{t('identity.loadError')}</Alert>}
        {security && <Mailbox email={security.email} isProven={security.mailboxProven} />}
        <Password outcome={outcome} />
        {security && <Devices sessions={security.sessions} timeZone={timeZone} />}
      </Stack>
    </Container>
  );
};

const Mailbox = ({ email, isProven }: { readonly email: string; readonly isProven: boolean }) => {
  const t = useText();
  return (
    <Card as="section" padding="l" labelledBy="mailbox">
      <Stack gap={3} align="start">
        <Heading level={2} size="h3" id="mailbox">
          {t('identity.mailbox')}
        </Heading>
        <Cluster gap={2}>
          <Text>{email}</Text>
          {isProven && <Badge>{t('identity.mailboxProven')}</Badge>}
        </Cluster>
        {!isProven && <MailAgain />}
      </Stack>
    </Card>
  );
};

const Password = ({ outcome }: { readonly outcome: SecurityOutcome | undefined }) => {
  const t = useText();
  const to = usePath();
  const fault = outcome?.currentFaults.currentPassword;
  const error =
    fault && t(fault === 'missing' ? 'identity.currentMissing' : 'identity.currentWrong');
  const passwordErrors = useNewPasswordErrors(outcome?.faults);
  return (
    <Card as="section" padding="l" labelledBy="change-password">
      <Stack gap={4}>
        <Heading level={2} size="h3" id="change-password">
          {t('identity.password')}
        </Heading>
        <Text>{t('identity.passwordText')}</Text>
        <ErrorSummary
          title={t('identity.errorSummary')}
          errors={[
            ...errorSummary(currentPasswordForm, { currentPassword: error }),
            ...errorSummary(newPasswordForm, passwordErrors),
          ]}
        />
        <form
          method="post"
          action={to('mySecurity')}
          className={styles.fields}
          noValidate
          data-once=""
        >
          <HiddenFields form={newPasswordForm} values={{}} />
          <Stack gap={4}>
            <PasswordInput
              name={currentPasswordForm.names.currentPassword}
              label={t('identity.currentPassword')}
              error={error}
              autoComplete="current-password"
              required
            />
            <NewPasswordFields faults={outcome?.faults} />
            <Cluster>
              <Button type="submit">{t('identity.changeAction')}</Button>
              <Link href={to('createPassword')}>{t('identity.forgotLink')}</Link>
            </Cluster>
          </Stack>
        </form>
      </Stack>
    </Card>
  );
};

type Sessions = AccountSecurity['sessions'];

const Devices = ({
  sessions,
  timeZone,
}: {
  readonly sessions: Sessions;
  readonly timeZone: string;
}) => {
  const t = useText();
  const to = usePath();
  return (
    <Card as="section" padding="l" labelledBy="devices">
      <Stack gap={4}>
        <Heading level={2} size="h3" id="devices">
          {t('identity.sessions')}
        </Heading>
        <Text>{t('identity.sessionsText')}</Text>
        {sessions.map((session) => (
          <Device key={session.id} session={session} timeZone={timeZone} />
        ))}
        {sessions.length > 1 && (
          <form method="post" action={to('mySecurity')} data-once="">
            <Button type="submit" variant="secondary" {...intentButton(endOthersForm)}>
              {t('identity.endOthers')}
            </Button>
          </form>
        )}
      </Stack>
    </Card>
  );
};

const Device = ({
  session: { id, browser, system, startedAt, seenAt, isCurrent },
  timeZone,
}: {
  readonly session: Sessions[number];
  readonly timeZone: string;
}) => {
  const t = useText();
  const to = usePath();
  const { longDate } = useFormats();
  const dayOf = (instant: string): string => longDate(todayIn(timeZone, instant));
  const name =
    browser === '' || system === ''
      ? browser || system || t('identity.unknownDevice')
      : t('identity.deviceOn', { browser, system });
  return (
    <Stack gap={1}>
      <Cluster gap={2}>
        <Text weight="strong">{name}</Text>
        {isCurrent && <Badge>{t('identity.thisDevice')}</Badge>}
      </Cluster>
      <Text size="s" tone="soft">
        {t('identity.sessionSince', { day: dayOf(startedAt) })}
      </Text>
      <Text size="s" tone="soft">
        {t('identity.sessionSeen', { day: dayOf(seenAt) })}
      </Text>
      {!isCurrent && (
        <form method="post" action={to('mySecurity')} data-once="">
          <HiddenFields form={endSessionForm} values={{ session: id }} />
          <Button
            type="submit"
            variant="quiet"
            aria-label={t('common.labelled', { label: t('identity.endSession'), value: name })}
          >
            {t('identity.endSession')}
          </Button>
        </form>
      )}
    </Stack>
  );
};
