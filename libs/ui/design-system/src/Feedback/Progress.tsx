import styles from './Progress.module.css';

export type ProgressProps = {
  readonly label: string;
  /** Between 0 and `max`; omit it for indeterminate progress. */
  readonly value?: number;
  readonly max?: number;
  /** The value as text, for example "3 of 5". */
  readonly text?: string;
};

/** A progress bar. */
export const Progress = ({ label, value, max = 100, text }: ProgressProps) => (
  <label className={styles.frame}>
    <span className={styles.words}>
      <span>{label}</span>
      {text && <span className={styles.figure}>{text}</span>}
    </span>
    <progress className={styles.bar} value={value} max={max} />
  </label>
);
