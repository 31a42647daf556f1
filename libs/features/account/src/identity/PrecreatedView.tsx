import { FIELD_MAXIMUMS } from '@materia/domain-contact';
import type { RouteName, TextKey } from '@materia/market-model';
import {
  Alert,
  Button,
  ButtonLink,
  Card,
  Container,
  ErrorSummary,
  Heading,
  type IconName,
  Link,
  MessagePage,
  Stack,
  Text,
  TextField,
} from '@materia/ui-design-system';
import { errorSummary, HiddenFields, usePath, useText } from '@materia/ui-shop';
import styles from '../account-pages.module.css';
import { mailForm, newPasswordForm } from './new-password-form.ts';
import { NewPasswordFields, useNewPasswordErrors } from './NewPasswordFields.tsx';
import type { ActivationProblem, PrecreatedFacts, PrecreatedOutcome } from './precreated.action.ts';

type State = {
  readonly icon: IconName;
  readonly title: TextKey;
  readonly text: TextKey;
  readonly next: RouteName & ('login' | 'register' | 'stores' | 'precreatedPassword');
  readonly action: TextKey;
};

/** What each state says, and where it leads. */
const STATES = {
  'already-active': {
    icon: 'check',
    title: 'identity.alreadyTitle',
    text: 'identity.alreadyText',
    next: 'login',
    action: 'identity.toLogin',
  },
  'not-found': {
    icon: 'warning',
    title: 'identity.noAccountTitle',
    text: 'identity.noAccountText',
    next: 'register',
    action: 'identity.toRegister',
  },
  'link-invalid': {
    icon: 'warning',
    title: 'identity.invalidTitle',
    text: 'identity.activateAsk',
    next: 'precreatedPassword',
    action: 'identity.activateAskAction',
  },
  'link-expired': {
    icon: 'warning',
    title: 'identity.expiredTitle',
    text: 'identity.expiredContact',
    next: 'stores',
    action: 'identity.toStores',
  },
  'link-renewed': {
    icon: 'mail',
    title: 'identity.renewedTitle',
    text: 'identity.renewedText',
    next: 'login',
    action: 'identity.toLogin',
  },
  'too-many-requests': {
    icon: 'warning',
    title: 'identity.tooManyTitle',
    text: 'identity.tooMany',
    next: 'login',
    action: 'identity.toLogin',
  },
  failed: {
    icon: 'warning',
    title: 'identity.activateTitle',
    text: 'identity.failed',
    next: 'login',
    action: 'identity.toLogin',
  },
} as const satisfies Readonly<Record<ActivationProblem, State>>;

export type PrecreatedViewProps = {
  readonly facts: PrecreatedFacts;
  readonly outcome: PrecreatedOutcome | undefined;
};

/** Activates an account that a store created: asks for the link, or for a password. */
export const PrecreatedView = ({ facts, outcome }: PrecreatedViewProps) => {
  const t = useText();
  const to = usePath();
  const problem = facts.step === 'refused' ? facts.problem : outcome?.problem;
  if (problem !== undefined) {
    const { icon, title, text, next, action } = STATES[problem];
    return (
      <Container size="narrow" className={styles.page}>
        <MessagePage
          icon={icon}
          title={t(title)}
          text={<p role={icon === 'warning' ? 'alert' : 'status'}>{t(text)}</p>}
          actions={<ButtonLink href={to(next)}>{t(action)}</ButtonLink>}
        />
      </Container>
    );
  }
  return (
    <Container size="narrow" className={styles.page}>
      <Stack gap={5}>
        <Heading level={1}>{t('identity.activateTitle')}</Heading>
        {facts.step === 'asked' && (
          <Alert type="information" role="status">
            {t('identity.activateSent')}
          </Alert>
        )}
        {facts.step === 'password' ? (
          <ActivationForm email={facts.email} outcome={outcome} />
        ) : (
          <AskForm outcome={outcome} />
        )}
        <Link href={to('login')}>{t('identity.toLogin')}</Link>
      </Stack>
    </Container>
  );
};

type FormProps = { readonly outcome: PrecreatedOutcome | undefined };

const AskForm = ({ outcome }: FormProps) => {
  const t = useText();
  const to = usePath();
  const fault = outcome?.mailFaults.email;
  const error = fault && t(fault === 'missing' ? 'register.required' : 'register.emailInvalid');
  return (
    <>
      <ErrorSummary
        title={t('identity.errorSummary')}
        errors={errorSummary(mailForm, { email: error })}
      />
      <Card padding="l">
        <form method="post" action={to('precreatedPassword')} noValidate data-once="">
          <HiddenFields form={mailForm} values={{}} />
          <Stack gap={4}>
            <Text>{t('identity.activateAsk')}</Text>
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
              {t('identity.activateAskAction')}
            </Button>
          </Stack>
        </form>
      </Card>
    </>
  );
};

const ActivationForm = ({ email, outcome }: FormProps & { readonly email: string }) => {
  const t = useText();
  const to = usePath();
  return (
    <>
      <ErrorSummary
        title={t('identity.errorSummary')}
        errors={errorSummary(newPasswordForm, useNewPasswordErrors(outcome?.faults))}
      />
      <Card padding="l">
        <form method="post" action={to('precreatedPassword')} noValidate data-once="">
          <HiddenFields form={newPasswordForm} values={{}} />
          <Stack gap={4}>
            <Text>{t('identity.activateText', { email })}</Text>
            <NewPasswordFields faults={outcome?.faults} />
            <Text size="s">
              {t('identity.activateTerms')} <Link href={to('terms')}>{t('rights.terms')}</Link>
            </Text>
            <Button type="submit" wide>
              {t('identity.activateAction')}
            </Button>
          </Stack>
        </form>
      </Card>
    </>
  );
};
