import { Icon } from '../Icon/Icon.tsx';
import styles from './ErrorSummary.module.css';

export type ErrorSummaryProps = {
  readonly title: string;
  /** The refused fields in the order of the form, by the id of their control. */
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
};

/** Stands above a refused form and leads to each field. Draws nothing when there is nothing to say. */
export const ErrorSummary = ({ title, errors }: ErrorSummaryProps) =>
  errors.length === 0 ? null : (
    <div className={styles.summary} role="alert" tabIndex={-1} data-error-summary="">
      <p className={styles.title}>
        <Icon name="error" />
        {title}
      </p>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
