import {
  Alert,
  Button,
  Checkbox,
  ErrorSummary,
  Stack,
  Text,
  TextField,
} from '@materia/ui-design-system';
import { FIELD_MAXIMUMS } from '@materia/domain-contact';
import {
  accountFaultText,
  errorSummary,
  fieldCheck,
  type FormErrors,
  PasswordInput,
  useShop,
} from '@materia/ui-shop';
import type { AccountOutcome } from './guest-outcome.ts';
import { accountForm } from './guest-form.ts';

const LABELS = {
  firstname: 'register.firstname',
  lastname: 'register.lastname',
  email: 'register.email',
  password: 'register.password',
  terms: 'register.termsLabel',
} as const;
const FIELDS = ['firstname', 'lastname', 'email', 'password', 'terms'] as const;
/** What is asked for in a field that was left empty. */
const MISSING = {
  firstname: 'checkout.firstnameMissing',
  lastname: 'checkout.lastnameMissing',
  email: 'guest.emailMissing',
  password: 'register.passwordHint',
} as const;

/** An account inside the checkout: name, email address and one password. */
export const AccountForm = ({ outcome }: { readonly outcome: AccountOutcome | undefined }) => {
  const { market, t } = useShop();
  const errorOf = (field: (typeof FIELDS)[number]): string | undefined => {
    const fault = outcome?.faults[field];
    if (fault?.kind === 'missing' && field !== 'terms') return t(MISSING[field]);
    return fault && accountFaultText(t, fault, '');
  };
  const check = (field: keyof typeof MISSING, invalid?: string) =>
    fieldCheck(accountForm.fields[field], market, {
      missing: t(MISSING[field]),
      ...(invalid !== undefined && { invalid }),
    });
  const errors: FormErrors<typeof accountForm> = Object.fromEntries(
    FIELDS.map((field) => {
      const error = errorOf(field);
      return [field, error && t('common.labelled', { label: t(LABELS[field]), value: error })];
    }),
  );
  const { names } = accountForm;
  return (
    <>
      <Text>{t('guest.newAccountText')}</Text>
      <ErrorSummary title={t('register.errorSummary')} errors={errorSummary(accountForm, errors)} />
      {outcome?.problem !== undefined && (
        <Alert type="error" role="alert">
          {t(outcome.problem === 'failed' ? 'register.failed' : 'register.tooManyAttempts')}
        </Alert>
      )}
      <form method="post" noValidate data-once="">
        <Stack gap={4}>
          <TextField
            name={names.firstname}
            label={t('register.firstname')}
            defaultValue={outcome?.typed.firstname}
            error={errorOf('firstname')}
            autoComplete="given-name"
            maxLength={FIELD_MAXIMUMS.firstname}
            {...check('firstname')}
          />
          <TextField
            name={names.lastname}
            label={t('register.lastname')}
            defaultValue={outcome?.typed.lastname}
            error={errorOf('lastname')}
            autoComplete="family-name"
            maxLength={FIELD_MAXIMUMS.lastname}
            {...check('lastname')}
          />
          <TextField
            name={names.email}
            type="email"
            label={t('register.email')}
            hint={t('register.emailHint')}
            defaultValue={outcome?.typed.email}
            error={errorOf('email')}
            autoComplete="email"
            maxLength={FIELD_MAXIMUMS.email}
            {...check('email', t('register.emailInvalid'))}
          />
          <PasswordInput
            name={names.password}
            label={t('register.password')}
            hint={t('register.passwordHint')}
            error={errorOf('password')}
            autoComplete="new-password"
            {...check('password')}
          />
          <Checkbox
            name={names.terms}
            label={t('register.terms')}
            defaultChecked={outcome?.typed.terms}
            error={errorOf('terms')}
            required
          />
          <Button type="submit" size="l" wide iconAfter="chevron-right">
            {t('guest.newAccountNext')}
          </Button>
        </Stack>
      </form>
    </>
  );
};
