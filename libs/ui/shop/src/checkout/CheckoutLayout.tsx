import type { ReactNode } from 'react';
import {
  Card,
  Container,
  Heading,
  Split,
  Stack,
  Stepper,
  type StepperStep,
} from '@materia/ui-design-system';
import styles from './CheckoutLayout.module.css';

export type CheckoutLayoutProps = {
  readonly stepsLabel: string;
  readonly steps: readonly StepperStep[];
  readonly title: string;
  readonly lead?: ReactNode;
  /** The totals next to the step. */
  readonly aside: ReactNode;
  readonly asideTitle: string;
  readonly children: ReactNode;
};

/** A checkout step: progress, the step itself and the totals. */
export const CheckoutLayout = ({
  stepsLabel,
  steps,
  title,
  lead,
  aside,
  asideTitle,
  children,
}: CheckoutLayoutProps) => (
  <Container className={styles.page}>
    <Stack gap={5}>
      <div className={styles.steps}>
        <Stepper label={stepsLabel} steps={steps} />
      </div>
      <Split narrow="end">
        <Stack gap={4}>
          <Heading level={1}>{title}</Heading>
          {lead}
          {children}
        </Stack>
        <Card as="aside" labelledBy="checkout-aside" className={styles.aside}>
          <Stack gap={3}>
            <Heading level={2} size="h3" id="checkout-aside">
              {asideTitle}
            </Heading>
            {aside}
          </Stack>
        </Card>
      </Split>
    </Stack>
  </Container>
);
