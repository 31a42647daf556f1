import { VisuallyHidden } from '../Hidden/VisuallyHidden.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import styles from './Stepper.module.css';

export type StepperStep = {
  readonly label: string;
  readonly state: 'done' | 'current' | 'next';
  /** A completed step links back to its page. */
  readonly href?: string;
};
export type StepperProps = {
  readonly label: string;
  readonly steps: readonly StepperStep[];
  /** Said to screen readers of steps that are done. */
  readonly doneLabel: string;
};

/** Shows the current step in a sequence of pages. */
export const Stepper = ({ label, steps, doneLabel }: StepperProps) => (
  <nav aria-label={label}>
    <ol className={styles.list}>
      {steps.map((step, index) => (
        <li
          key={step.label}
          className={styles.step}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className={styles.mark}>
            {step.state === 'done' ? <Icon name="check" size="s" /> : index + 1}
          </span>
          {step.href !== undefined && step.state === 'done' ? (
            <Link href={step.href} variant="quiet" className={styles.text}>
              {step.label}
            </Link>
          ) : (
            <span className={styles.text}>{step.label}</span>
          )}
          {step.state === 'done' && <VisuallyHidden>{` (${doneLabel})`}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  </nav>
);
