import type { TextReader } from '@materia/market-model';
import {
  Alert,
  type AlertProps,
  Button,
  Card,
  Cluster,
  Container,
  DescriptionList,
  Heading,
  Stack,
  Stepper,
} from '@materia/ui-design-system';
import { type Formats, PAYMENT_TEXTS, useFormats, usePath, useText } from '@materia/ui-shop';
import type { ReactNode } from 'react';
import { stepperSteps } from '../frame/stepper-steps.ts';
import type { PaymentFacts } from './payment.loader.ts';
import { paymentTitle } from './payment-title.ts';
import styles from './PaymentView.module.css';

/** A payment in one of its states. */
export type FactsOf<Kind extends PaymentFacts['kind']> = Extract<
  PaymentFacts,
  { readonly kind: Kind }
>;
type OwnFacts = Exclude<PaymentFacts, { readonly kind: 'unknown' | 'elsewhere' }>;

type PaymentFrameProps = {
  readonly facts: OwnFacts;
  readonly message: ReactNode;
  readonly type?: AlertProps['type'];
  readonly children: ReactNode;
};

/** The purchase being paid, and the shopper's next action. */
export const PaymentFrame = ({ facts, message, type, children }: PaymentFrameProps) => {
  const t = useText();
  return (
    <Container size="text" className={styles.page}>
      <Stack gap={5}>
        <Stepper
          label={t('checkout.steps')}
          doneLabel={t('checkout.stepDone')}
          steps={stepperSteps('payment', t, usePath())}
        />
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
        {
          term: t('payment.entity'),
          description: (
            <Copied text={facts.reference.entity} label={t('payment.copyEntity')}>
              {facts.reference.entity}
            </Copied>
          ),
        },
        {
          term: t('payment.reference'),
          description: (
            <Copied text={facts.reference.reference} label={t('payment.copyReference')}>
              {inGroupsOfThree(facts.reference.reference)}
            </Copied>
          ),
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

/** A text with a button that copies it, which a script shows. */
const Copied = ({
  text,
  label,
  children,
}: {
  readonly text: string;
  readonly label: string;
  readonly children: string;
}) => (
  <Cluster gap={3} align="center">
    <strong>{children}</strong>
    <span hidden data-copy={text} data-copied={useText()('payment.copied')}>
      <Button type="button" variant="secondary" size="s">
        {label}
      </Button>
    </span>
  </Cluster>
);

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
