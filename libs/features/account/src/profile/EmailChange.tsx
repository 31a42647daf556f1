import { FIELD_MAXIMUMS } from '@materia/domain-contact';
import {
  Alert,
  Button,
  Card,
  DescriptionList,
  Disclosure,
  Heading,
  Stack,
  Text,
  TextField,
} from '@materia/ui-design-system';
import { HiddenFields, SubmissionForm, usePath, useText } from '@materia/ui-shop';
import type { ProfileOutcome } from './profile.action.ts';
import { EMAIL_FAULTS } from './profile-messages.ts';
import { emailChangeForm, type EmailChangeFaults, keepEmailForm } from './profile-form.ts';

type EmailChangeProps = {
  readonly email: string;
  readonly pendingEmail: string | undefined;
  readonly refusal: Extract<ProfileOutcome, { readonly form: 'email' }> | undefined;
};

const LABELS = {
  email: 'profile.emailNew',
  emailAgain: 'profile.emailAgain',
  currentPassword: 'profile.password',
} as const;
const FIELDS = [
  'email',
  'emailAgain',
  'currentPassword',
] as const satisfies readonly (keyof EmailChangeFaults)[];

/** The account's e-mail address, a change that waits for its owner, and the form that asks for one. */
export const EmailChange = ({ email, pendingEmail, refusal }: EmailChangeProps) => {
  const t = useText();
  const action = usePath()('myInformations');
  const errorOf = (field: keyof EmailChangeFaults): string | undefined => {
    const fault = refusal?.faults[field];
    return fault && t(EMAIL_FAULTS[fault.kind]);
  };
  const problem =
    refusal?.problem && t(refusal.problem === 'failed' ? 'profile.failed' : 'profile.tooMany');
  return (
    <Card as="section" padding="l" labelledBy="email-address">
      <Stack gap={4}>
        <Heading level={2} size="h3" id="email-address">
          {t('profile.email')}
        </Heading>
        <DescriptionList
          look="stacked"
          items={[{ term: t('profile.emailCurrent'), description: email }]}
        />
        {pendingEmail !== undefined && (
          <Alert type="information">
            <Stack gap={3} align="start">
              <Text>{t('profile.emailWaiting', { email: pendingEmail })}</Text>
              <form method="post" action={action} data-once="">
                <HiddenFields form={keepEmailForm} values={{}} />
                <Button type="submit" variant="secondary">
                  {t('profile.emailCancel')}
                </Button>
              </form>
            </Stack>
          </Alert>
        )}
        <Disclosure summary={t('profile.emailOpen')} open={refusal !== undefined}>
          <SubmissionForm
            use="part"
            action={action}
            fields={FIELDS.map((field) => ({
              id: emailChangeForm.names[field],
              label: t(LABELS[field]),
              error: errorOf(field),
            }))}
            summary={t('register.errorSummary')}
            problem={problem}
            submit={t('profile.emailSave')}
          >
            <HiddenFields form={emailChangeForm} values={{}} />
            <Text tone="soft">{t('profile.emailHow')}</Text>
            {(['email', 'emailAgain'] as const).map((field) => (
              <TextField
                key={field}
                name={emailChangeForm.names[field]}
                type="email"
                label={t(LABELS[field])}
                defaultValue={refusal?.typed[field]}
                error={errorOf(field)}
                autoComplete="off"
                maxLength={FIELD_MAXIMUMS.email}
                required
              />
            ))}
            <TextField
              name={emailChangeForm.names.currentPassword}
              type="password"
              label={t('profile.password')}
              hint={t('profile.passwordHint')}
              error={errorOf('currentPassword')}
              autoComplete="current-password"
              required
            />
          </SubmissionForm>
        </Disclosure>
      </Stack>
    </Card>
  );
};
