import {
  afterPayment,
  BANK_TRANSFER_HOURS,
  isBankTransfer,
  needsCode,
} from '@materia/domain-checkout';
import { unreachable } from '@materia/domain-kernel';
import type { TextReader } from '@materia/market-model';
import {
  Alert,
  type AlertProps,
  Button,
  ButtonLink,
  Card,
  Cluster,
  Container,
  DescriptionList,
  ErrorSummary,
  Heading,
  Link,
  Stack,
  Stepper,
  Text,
} from '@materia/ui-design-system';
import {
  type Formats,
  intentButton,
  PAYMENT_TEXTS,
  useFormats,
  usePath,
  useText,
} from '@materia/ui-shop';
import type { ReactNode } from 'react';
import { RefusalAlert } from './RefusalAlert.tsx';
import { MANUAL_PARAMETER } from '../progress/checkout-pages.ts';
import type { PaymentOutcome } from './payment.action.ts';
import { abandonForm, paymentErrors, paymentForm } from './payment-form.ts';
import type { PaymentFacts } from './payment.loader.ts';
import { payableBy } from './payable-offers.ts';
import { PaymentFields } from './PaymentFields.tsx';
import styles from './PaymentView.module.css';
import { stepperSteps } from '../frame/stepper-steps.ts';

type FactsOf<Kind extends PaymentFacts['kind']> = Extract<PaymentFacts, { readonly kind: Kind }>;
type OwnFacts = Exclude<PaymentFacts, { readonly kind: 'unknown' | 'elsewhere' }>;

export type PaymentViewProps = {
  readonly facts: PaymentFacts;
  readonly outcome?: PaymentOutcome | undefined;
};

/** A payment between the order and its confirmation. */
export const PaymentView = ({ facts, outcome }: PaymentViewProps) => {
  const t = useText();
  switch (facts.kind) {
    case 'unknown':
      return <UnknownPayment />;
    case 'elsewhere':
      return <PaymentElsewhere facts={facts} />;
    case 'pay':
      return (
        <PaymentFrame
          facts={facts}
          message={t(facts.isBack ? 'payment.leftText' : 'payment.goText')}
        >
          <Cluster>
            <ButtonLink href={facts.redirectUrl} size="l" iconAfter="chevron-right">
              {t(facts.isBack ? 'payment.backToPayment' : 'payment.go')}
            </ButtonLink>
            {facts.isBack && <OtherwiseForm />}
          </Cluster>
        </PaymentFrame>
      );
    case 'starting':
    case 'waiting':
      return <WaitingPayment facts={facts} />;
    case 'reference':
      return <ReferencePayment facts={facts} />;
    case 'failed':
      return <FailedPayment facts={facts} outcome={outcome} />;
    default:
      return unreachable(facts);
  }
};

/** The heading of each state, which is also the title of the page. */
export const paymentTitle = (facts: PaymentFacts, t: TextReader): string => {
  switch (facts.kind) {
    case 'unknown':
      return t('payment.notFoundTitle');
    case 'elsewhere':
      return t('payment.state');
    case 'pay':
      return t(facts.isBack ? 'payment.leftTitle' : 'payment.goTitle');
    case 'starting':
      return t('payment.startingTitle');
    case 'waiting':
      return t(needsCode(facts.method) ? 'payment.blikTitle' : 'payment.pendingTitle');
    case 'reference':
      return t('payment.referenceTitle');
    case 'failed':
      return t(FAILED_TITLES[facts.state]);
    default:
      return unreachable(facts);
  }
};

const FAILED_TITLES = {
  refused: 'payment.refusedTitle',
  aborted: 'payment.abortedTitle',
  expired: 'payment.expiredTitle',
} as const;

const STATES = {
  created: 'payment.stateCreated',
  pending: 'payment.statePending',
  refused: 'payment.stateRefused',
  aborted: 'payment.stateAborted',
  expired: 'payment.stateExpired',
  paid: 'payment.statePaid',
} as const;

const UnknownPayment = () => {
  const t = useText();
  const to = usePath();
  return (
    <Container size="text" className={styles.page}>
      <Stack gap={4} align="start">
        <Heading level={1}>{t('payment.notFoundTitle')}</Heading>
        <Text>{t('checkout.noOrderText')}</Text>
        <ButtonLink href={to('orders')}>{t('checkout.ordersLink')}</ButtonLink>
      </Stack>
    </Container>
  );
};

/** State and number only: whoever opens this page need not be the person who ordered. */
const PaymentElsewhere = ({ facts }: { readonly facts: FactsOf<'elsewhere'> }) => {
  const t = useText();
  return (
    <Container size="text" className={styles.page}>
      <Stack gap={4}>
        <Heading level={1}>{paymentTitle(facts, t)}</Heading>
        <Card>
          <DescriptionList
            items={[
              { term: t('payment.number'), description: <strong>{facts.orderNumber}</strong> },
              {
                term: t('payment.state'),
                description: t(
                  facts.state === 'paid' && facts.isClosed
                    ? 'payment.statePaidBack'
                    : STATES[facts.state],
                ),
              },
            ]}
          />
        </Card>
        <Text>{t('payment.elsewhereText')}</Text>
      </Stack>
    </Container>
  );
};

type PaymentFrameProps = {
  readonly facts: OwnFacts;
  readonly message: ReactNode;
  readonly type?: AlertProps['type'];
  readonly children: ReactNode;
};

/** What is paid, and what the shopper has to do. */
const PaymentFrame = ({ facts, message, type, children }: PaymentFrameProps) => {
  const t = useText();
  return (
    <Container size="text" className={styles.page}>
      <Stack gap={5}>
        <Stepper label={t('checkout.steps')} steps={stepperSteps('payment', t, usePath())} />
        <Heading level={1}>{paymentTitle(facts, t)}</Heading>
        <Alert {...(type && { type })} role="status">
          {message}
        </Alert>
        <Card>
          <DescriptionList items={paymentRows(facts, t, useFormats())} />
        </Card>
        {children}
      </Stack>
    </Container>
  );
};

const paymentRows = (facts: OwnFacts, t: TextReader, formats: Formats) => [
  { term: t('payment.number'), description: facts.orderNumber },
  { term: t('payment.method'), description: t(PAYMENT_TEXTS[facts.method].name) },
  ...(facts.kind === 'reference'
    ? [
        { term: t('payment.entity'), description: <strong>{facts.reference.entity}</strong> },
        {
          term: t('payment.reference'),
          description: <strong>{inGroupsOfThree(facts.reference.reference)}</strong>,
        },
      ]
    : []),
  { term: t('payment.amount'), description: <strong>{formats.money(facts.amount)}</strong> },
  ...(facts.kind === 'reference'
    ? [{ term: t('payment.payBy'), description: momentText(facts.payBy, t, formats) }]
    : []),
  ...((facts.kind === 'pay' && facts.isBack) || (facts.kind === 'failed' && facts.mayRetry)
    ? [{ term: t('payment.heldUntil'), description: momentText(facts.heldUntil, t, formats) }]
    : []),
];

const momentText = (
  { date, minutesOfDay }: FactsOf<'reference'>['payBy'],
  t: TextReader,
  formats: Formats,
): string =>
  t('payment.dayAndTime', {
    date: formats.longDate(date),
    time: formats.time(minutesOfDay),
  });

/** Nine digits as cash machines show them: 123 456 789. */
const inGroupsOfThree = (digits: string): string => digits.replaceAll(/\d{3}(?=\d)/g, '$& ');

const WaitingPayment = ({ facts }: { readonly facts: FactsOf<'starting' | 'waiting'> }) => {
  const t = useText();
  const formats = useFormats();
  const isTransfer = facts.kind === 'waiting' && isBankTransfer(facts.method);
  return (
    <PaymentFrame
      facts={facts}
      message={
        facts.kind === 'starting'
          ? t('payment.startingText')
          : isTransfer
            ? t('payment.transferText', BANK_TRANSFER_HOURS)
            : needsCode(facts.method)
              ? t('payment.blikWait', { amount: formats.money(facts.amount) })
              : t('payment.pendingText')
      }
    >
      {facts.secondsLeft !== undefined && (
        <Text weight="strong">
          {t('payment.timeLeft', {
            minutes: Math.floor(facts.secondsLeft / 60),
            seconds: facts.secondsLeft % 60,
          })}
        </Text>
      )}
      <ReloadLinks facts={facts} />
      {!isTransfer && <OtherwiseForm />}
    </PaymentFrame>
  );
};

const ReferencePayment = ({ facts }: { readonly facts: FactsOf<'reference'> }) => {
  const t = useText();
  return (
    <PaymentFrame facts={facts} message={t('payment.referenceText')}>
      <ReloadLinks facts={facts} />
      <OtherwiseForm />
    </PaymentFrame>
  );
};

/** The page reloads itself until the payment is decided; shoppers can switch that off. */
const ReloadLinks = ({
  facts: { id, reloads },
}: {
  readonly facts: FactsOf<'starting' | 'waiting' | 'reference'>;
}) => {
  const t = useText();
  const page = usePath()('checkoutPayment', { attempt: id });
  const manual = `${page}?${MANUAL_PARAMETER}=1`;
  return (
    <Stack gap={2} align="start">
      <ButtonLink href={reloads ? page : manual}>{t('payment.checkNow')}</ButtonLink>
      {reloads && (
        <Text size="s" tone="soft">
          {t('payment.refreshes')}
        </Text>
      )}
      <Link href={reloads ? manual : page}>
        {t(reloads ? 'payment.stopRefreshing' : 'payment.refreshAgain')}
      </Link>
    </Stack>
  );
};

/** Gives up the payment; the page then offers the other methods. */
const OtherwiseForm = () => (
  <form method="post">
    <Button {...intentButton(abandonForm)} variant="quiet">
      {useText()('payment.payOtherwise')}
    </Button>
  </form>
);

const FAILURES = {
  declined: 'payment.failDeclined',
  'insufficient-funds': 'payment.failFunds',
  'code-invalid': 'payment.failCodeInvalid',
  'code-expired': 'payment.failCodeExpired',
  'not-approved': 'payment.failNotApproved',
  'limit-exceeded': 'payment.failLimit',
  'provider-unavailable': 'payment.failProvider',
} as const satisfies Readonly<Record<NonNullable<FactsOf<'failed'>['failure']>, string>>;

const failureText = ({ state, failure, mayRetry }: FactsOf<'failed'>, t: TextReader): string => {
  if (failure !== undefined) return t(FAILURES[failure]);
  if (!mayRetry) return t('payment.expiredText');
  return t(state === 'refused' ? 'payment.failUnknown' : 'payment.abortedText');
};

/** Why it was not paid, and the other methods at hand. Nothing has to be typed again. */
const FailedPayment = ({
  facts,
  outcome,
}: {
  readonly facts: FactsOf<'failed'>;
  readonly outcome: PaymentOutcome | undefined;
}) => {
  const t = useText();
  const to = usePath();
  const formats = useFormats();
  const { offers, mayRetry, state } = facts;
  const canRetry =
    mayRetry && afterPayment(state).mayTryAnotherMethod && payableBy(offers).length > 0;
  return (
    <PaymentFrame
      facts={facts}
      type="warning"
      message={
        <>
          <p>{failureText(facts, t)}</p>
          <p>{t('payment.nothingCharged')}</p>
        </>
      }
    >
      <ErrorSummary
        title={t('checkout.errorSummary')}
        errors={paymentErrors(outcome?.faults ?? {}, t)}
      />
      {outcome?.refusal && <RefusalAlert refusal={outcome.refusal} />}
      {canRetry && (
        <Card as="section" labelledBy="retry">
          <form method="post" noValidate>
            <Stack gap={4}>
              <Heading level={2} size="h3" id="retry">
                {t('payment.retryTitle')}
              </Heading>
              <PaymentFields
                offers={offers}
                chosen={outcome?.method ?? facts.method}
                faults={outcome?.faults ?? {}}
              />
              <Button {...intentButton(paymentForm)} variant="accent" size="l" wide>
                {t('payment.pay', { amount: formats.money(facts.amount) })}
              </Button>
            </Stack>
          </form>
        </Card>
      )}
      <div>
        <ButtonLink href={to('checkoutReview')} variant={canRetry ? 'quiet' : 'primary'}>
          {t('payment.toCheckout')}
        </ButtonLink>
      </div>
    </PaymentFrame>
  );
};
