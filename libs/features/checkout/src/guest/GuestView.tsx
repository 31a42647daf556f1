import { FIELD_MAXIMUMS } from '@materia/domain-contact';
import type { TextKey } from '@materia/market-model';
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
import {
  errorSummary,
  fieldCheck,
  type FormFaults,
  usePath,
  useShop,
  useText,
} from '@materia/ui-shop';
import styles from './GuestView.module.css';
import { AccountForm } from './AccountForm.tsx';
import type { GuestFacts } from './guest.action.ts';
import { guestForm } from './guest-form.ts';
import type { AccountOutcome, GuestOutcome } from './guest-outcome.ts';

export type GuestViewProps = {
  readonly facts: GuestFacts;
  readonly outcome?: AccountOutcome | GuestOutcome | undefined;
};

const FAULTS = {
  missing: 'guest.emailMissing',
  'not-an-email': 'guest.emailInvalid',
} as const satisfies Readonly<Record<NonNullable<FormFaults<typeof guestForm>['email']>, TextKey>>;

/**
 * How to order: as a guest with an email address, which is the main choice where the market allows
 * it, with a new account, or with one that exists.
 */
export const GuestView = ({ facts, outcome }: GuestViewProps) => {
  const t = useText();
  const to = usePath();
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1}>
            {t(facts.guestsMayOrder ? 'guest.title' : 'guest.accountTitle')}
          </Heading>
          <Text size="l">{t(facts.guestsMayOrder ? 'guest.lead' : 'guest.accountLead')}</Text>
        </Stack>
        <Split narrow="end">
          <Card as="section" padding="l" labelledBy="as-guest">
            <Stack gap={4}>
              <Heading level={2} id="as-guest">
                {t(facts.guestsMayOrder ? 'guest.guest' : 'guest.newAccount')}
              </Heading>
              {facts.guestsMayOrder ? (
                <EmailForm
                  email={facts.email}
                  outcome={outcome?.kind === 'account' ? undefined : outcome}
                />
              ) : (
                <AccountForm outcome={outcome?.kind === 'account' ? outcome : undefined} />
              )}
            </Stack>
          </Card>
          <Card as="section" padding="l" look="sunken" labelledBy="with-account">
            <Stack gap={3} align="start">
              <Heading level={2} size="h3" id="with-account">
                {t('guest.account')}
              </Heading>
              <Text>{t('guest.accountText')}</Text>
              <ButtonLink href={facts.signInPath} variant="secondary">
                {t('guest.signIn')}
              </ButtonLink>
              {!facts.guestsMayOrder && (
                <Link href={facts.companyPath}>{t('guest.companyAccount')}</Link>
              )}
            </Stack>
          </Card>
        </Split>
        <div>
          <Link href={to('cart')}>{t('guest.backToCart')}</Link>
        </div>
      </Stack>
    </Container>
  );
};

const EmailForm = ({
  email,
  outcome,
}: {
  readonly email: string;
  readonly outcome: GuestOutcome | undefined;
}) => {
  const { market, t } = useShop();
  const error =
    outcome === undefined || outcome.kind === 'update-failed' ? undefined : t(FAULTS[outcome.kind]);
  return (
    <>
      <ErrorSummary
        title={t('guest.errorSummary')}
        errors={errorSummary(guestForm, {
          email: error && t('common.labelled', { label: t('guest.email'), value: error }),
        })}
      />
      {outcome?.kind === 'update-failed' && (
        <Alert type="error" role="alert">
          {t('guest.updateFailed')}
        </Alert>
      )}
      <form method="post" noValidate>
        <Stack gap={4}>
          <TextField
            name={guestForm.names.email}
            type="email"
            label={t('guest.email')}
            hint={`${t('guest.guestText')} ${t('guest.emailHint')}`}
            defaultValue={outcome?.email ?? email}
            error={error}
            autoComplete="email"
            maxLength={FIELD_MAXIMUMS.email}
            {...fieldCheck(guestForm.fields.email, market, {
              missing: t(FAULTS.missing),
              invalid: t(FAULTS['not-an-email']),
            })}
          />
          <Button type="submit" size="l" wide iconAfter="chevron-right">
            {t('guest.next')}
          </Button>
        </Stack>
      </form>
    </>
  );
};
