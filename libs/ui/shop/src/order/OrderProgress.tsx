import type { Tracking } from '@materia/domain-order';
import styles from './OrderProgress.module.css';

/** The steps of an order as a bar. Adjacent text says the same. */
export const OrderProgress = ({ tracking }: { readonly tracking: Tracking }) => (
  <span
    className={styles.bar}
    data-cancelled={tracking.stepName === 'cancelled' ? '' : undefined}
    aria-hidden="true"
  >
    {tracking.steps.map(({ step, state }) => (
      <span key={step} className={styles.part} data-state={state} />
    ))}
  </span>
);
