import { afterPayment } from '@materia/domain-checkout';
import type { TextReader } from '@materia/market-model';
import { Button, ButtonLink, Card, ErrorSummary, Heading, Stack } from '@materia/ui-design-system';
import { intentButton, useFormats, usePath, useText } from '@materia/ui-shop';
import { payableBy } from './choice/payable-offers.ts';
import type { PaymentOutcome } from './payment.action.ts';
import { paymentErrors, paymentForm } from './choice/payment-form.ts';
import { PaymentFields } from './choice/PaymentFields.tsx';
import { type FactsOf, PaymentFrame } from './PaymentFrame.tsx';
import { RefusalAlert } from './RefusalAlert.tsx';

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

/** Why the payment failed, and the other methods. Entered data is preserved. */
export const FailedPayment = ({
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
          <p>
            {t(
              facts.failure === 'provider-unavailable'
                ? 'payment.chargeUnclear'
                : 'payment.nothingCharged',
            )}
            {facts.isCartBack && ` ${t('payment.cartKept')}`}
          </p>
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
