import styles from './Progress.module.css';

export type ProgressProps = {
  readonly label: string;
  /** Between 0 and `max`; without it the end is not known. */
  readonly value?: number;
  readonly max?: number;
  /** The figure in words, for example "3 of 5". */
  readonly text?: string;
};

/** How far something has come. */
export const Progress = ({ label, value, max = 100, text }: ProgressProps) => (
  <label className={styles.frame}>
    <span className={styles.words}>
      <span>{label}</span>
      {text && <span className={styles.figure}>{text}</span>}
    </span>
    <progress className={styles.bar} value={value} max={max} />
  </label>
);
