import { Icon } from '../Icon/Icon.tsx';
import { ERROR_SUMMARY_MARK } from '../behaviours/error-summary.ts';
import styles from './ErrorSummary.module.css';

export type ErrorSummaryProps = {
  readonly title: string;
  /** The rejected fields in form order, by the id of their control. */
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
};

const MARK = { [ERROR_SUMMARY_MARK]: '' };

/** Appears above a rejected form and links to each field. Renders nothing without errors. */
export const ErrorSummary = ({ title, errors }: ErrorSummaryProps) =>
  errors.length === 0 ? null : (
    <div className={styles.summary} role="alert" tabIndex={-1} {...MARK}>
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
