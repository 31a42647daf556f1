import styles from './Wordmark.module.css';

/** The shop's logo: two courses of bricks and the name. */
export const Wordmark = () => (
  <span className={styles.mark}>
    <svg className={styles.sign} viewBox="0 0 32 32" aria-hidden="true">
      <path d="M2 5h17v10H2zM22 5h8v10h-8z" />
      <path d="M2 18h8v10H2zM13 18h17v10H13z" />
    </svg>
    <span className={styles.word}>Materia</span>
  </span>
);
