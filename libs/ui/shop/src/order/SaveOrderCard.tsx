import {
  Alert,
  Button,
  Card,
  Checkbox,
  Cluster,
  ErrorSummary,
  Heading,
  Link,
  Stack,
  Text,
} from '@materia/ui-design-system';
import { accountFaultText } from '../account/account-fault-text.ts';
import { PasswordInput } from '../account/PasswordInput.tsx';
import { orderAccountForm } from '../account/password-form.ts';
import { ButtonForm } from '../forms/ButtonForm.tsx';
import { errorSummary, type FormFaults } from '../forms/define-form.ts';
import { fieldCheck } from '../forms/field-check.ts';
import { HiddenFields } from '../forms/HiddenFields.tsx';
import { useShop, useText } from '../provider/ShopProvider.tsx';
import styles from './SaveOrderCard.module.css';

/** Why no account was opened; the password is never sent back. */
export type OrderAccountOutcome = {
  readonly faults: FormFaults<typeof orderAccountForm>;
  readonly problem: 'account-exists' | 'too-many-requests' | 'failed' | undefined;
};

export type SaveOrderCardProps =
  | {
      /** For guests: the page of the order, to which the form is sent. */
      readonly page: string;
      /** The email address of the order, which becomes the account's. */
      readonly email: string;
      /** Sign-in, which leads back to the order. */
      readonly signInPath: string;
      readonly outcome?: OrderAccountOutcome | undefined;
    }
  | {
      /**
       * For a signed-in customer: the email address of the account. The button posts to the current
       * page.
       */
      readonly accountEmail: string;
    };

/** Offers to add a guest's order to an account, which needs only a password. */
export const SaveOrderCard = (props: SaveOrderCardProps) => {
  const t = useText();
  return (
    <Card as="section" look="sunken" labelledBy="save-order" className={styles.card}>
      <Stack gap={3}>
        <Heading level={2} size="h3" id="save-order">
          {t('guest.saveTitle')}
        </Heading>
        <Text>{t('guest.saveText')}</Text>
        {'accountEmail' in props ? (
          <ButtonForm>
            <Stack gap={3} align="start">
              <Text>{t('guest.claimText', { email: props.accountEmail })}</Text>
              <Button type="submit">{t('guest.claim')}</Button>
            </Stack>
          </ButtonForm>
        ) : (
          <PasswordForm {...props} />
        )}
      </Stack>
    </Card>
  );
};

const PasswordForm = ({
  page,
  email,
  signInPath,
  outcome,
}: Extract<SaveOrderCardProps, { readonly page: string }>) => {
  const { market, t } = useShop();
  const { password, terms } = outcome?.faults ?? {};
  const errors = {
    password: password && accountFaultText(t, password, ''),
    terms: terms && accountFaultText(t, terms, ''),
  };
  return (
    <>
      <ErrorSummary
        title={t('register.errorSummary')}
        errors={errorSummary(orderAccountForm, errors)}
      />
      {outcome?.problem !== undefined && (
        <Alert type="error" role="alert">
          {t(PROBLEMS[outcome.problem])}
        </Alert>
      )}
      <form method="post" action={page} noValidate data-once="" className={styles.form}>
        <HiddenFields form={orderAccountForm} values={{}} />
        <Stack gap={4}>
          <Text>{t('guest.passwordText', { email })}</Text>
          <PasswordInput
            name={orderAccountForm.names.password}
            label={t('register.password')}
            hint={t('register.passwordHint')}
            error={errors.password}
            autoComplete="new-password"
            {...fieldCheck(orderAccountForm.fields.password, market, {
              missing: t('register.passwordHint'),
            })}
          />
          <Checkbox
            name={orderAccountForm.names.terms}
            label={t('register.terms')}
            error={errors.terms}
            required
          />
          <Cluster>
            <Button type="submit" variant="secondary">
              {t('guest.register')}
            </Button>
            <Link href={signInPath}>{t('guest.haveAccount')}</Link>
          </Cluster>
        </Stack>
      </form>
    </>
  );
};

const PROBLEMS = {
  'account-exists': 'register.accountExists',
  'too-many-requests': 'register.tooManyAttempts',
  failed: 'register.failed',
} as const;
