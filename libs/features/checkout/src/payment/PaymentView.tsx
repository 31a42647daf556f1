import { BANK_TRANSFER_HOURS, isBankTransfer, needsCode } from '@materia/domain-checkout';
import { unreachable } from '@materia/domain-kernel';
import {
  Button,
  ButtonLink,
  Card,
  Cluster,
  Container,
  DescriptionList,
  Heading,
  Link,
  Stack,
  Text,
} from '@materia/ui-design-system';
import { intentButton, useFormats, usePath, useText } from '@materia/ui-shop';
import { MANUAL_PARAMETER } from '../progress/checkout-pages.ts';
import { FailedPayment } from './FailedPayment.tsx';
import type { PaymentOutcome } from './payment.action.ts';
import { abandonForm } from './choice/payment-form.ts';
import type { PaymentFacts } from './payment.loader.ts';
import { type FactsOf, PaymentFrame } from './PaymentFrame.tsx';
import { paymentTitle } from './payment-title.ts';
import styles from './PaymentView.module.css';

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
    case 'paid':
      return (
        <PaymentFrame facts={facts} type="success" message={t('payment.alreadyPaidText')}>
          <div>
            <ButtonLink href={facts.orderPath} size="l">
              {t('checkout.orderLink')}
            </ButtonLink>
          </div>
        </PaymentFrame>
      );
    case 'failed':
      return <FailedPayment facts={facts} outcome={outcome} />;
    default:
      return unreachable(facts);
  }
};

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

/** State and number only: the visitor is not necessarily the buyer. */
const PaymentElsewhere = ({ facts }: { readonly facts: FactsOf<'elsewhere'> }) => {
  const t = useText();
  return (
    <Container size="text" className={styles.page}>
      <Stack gap={4}>
        <Heading level={1}>{paymentTitle(facts, t)}</Heading>
        <Card>
          <div data-poll={facts.reloadSeconds}>
            <DescriptionList
              items={[
                { term: t('payment.number'), description: <strong>{facts.orderNumber}</strong> },
                {
                  term: t('payment.state'),
                  description: (
                    <span role="status">
                      {t(
                        facts.state === 'paid' && facts.isClosed
                          ? 'payment.statePaidBack'
                          : STATES[facts.state],
                      )}
                    </span>
                  ),
                },
              ]}
            />
          </div>
        </Card>
        <Text>{t('payment.elsewhereText')}</Text>
      </Stack>
    </Container>
  );
};

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

/**
 * A script asks for the state until the payment is decided; without scripts the page reloads itself.
 * Shoppers can switch both off.
 */
const ReloadLinks = ({
  facts: { id, reloadSeconds },
}: {
  readonly facts: FactsOf<'starting' | 'waiting' | 'reference'>;
}) => {
  const t = useText();
  const page = usePath()('checkoutPayment', { attempt: id });
  const manual = `${page}?${MANUAL_PARAMETER}=1`;
  const reloads = reloadSeconds !== undefined;
  return (
    <div data-poll={reloadSeconds}>
      <Stack gap={2} align="start">
        <ButtonLink id="check-now" href={reloads ? page : manual}>
          {t('payment.checkNow')}
        </ButtonLink>
        {reloads && (
          <Text size="s" tone="soft">
            {t('payment.refreshes')}
          </Text>
        )}
        <Link id="stop-refreshing" href={reloads ? manual : page}>
          {t(reloads ? 'payment.stopRefreshing' : 'payment.refreshAgain')}
        </Link>
      </Stack>
    </div>
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
