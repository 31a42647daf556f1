import type { ReactNode } from 'react';
import { Container, Heading, Icon, Stepper, type StepperStep } from '@materia/ui-design-system';
import styles from './CheckoutLayout.module.css';

export type CheckoutLayoutProps = {
  readonly stepsLabel: string;
  readonly steps: readonly StepperStep[];
  /** Said to screen readers of steps that are done. */
  readonly doneLabel: string;
  readonly title: string;
  readonly lead?: ReactNode;
  /** The order next to the step. On phones it is a bar above the step that opens. */
  readonly summary: {
    readonly title: string;
    /** The bar on phones: what it opens and the total. */
    readonly bar: string;
    readonly total: string;
    readonly content: ReactNode;
  };
  readonly children: ReactNode;
};

/** A checkout step: progress, the step itself and the order. */
export const CheckoutLayout = ({
  stepsLabel,
  steps,
  doneLabel,
  title,
  lead,
  summary,
  children,
}: CheckoutLayoutProps) => (
  <Container className={styles.page}>
    <div className={styles.steps}>
      <Stepper label={stepsLabel} steps={steps} doneLabel={doneLabel} />
    </div>
    <div className={styles.columns}>
      <div className={styles.head}>
        <Heading level={1}>{title}</Heading>
        {lead}
      </div>
      <aside aria-label={summary.title} className={styles.aside}>
        <details className={styles.summary}>
          <summary className={styles.bar}>
            <Icon name="cart" />
            <span className={styles.barText}>{summary.bar}</span>
            <strong data-preview-part="total">{summary.total}</strong>
            <Icon name="chevron-down" className={styles.mark} />
          </summary>
          <div className={styles.content}>
            <Heading level={2} size="h3">
              {summary.title}
            </Heading>
            {summary.content}
          </div>
        </details>
      </aside>
      <div className={styles.step}>{children}</div>
    </div>
  </Container>
);
