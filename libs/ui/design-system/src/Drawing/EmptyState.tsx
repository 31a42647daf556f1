import type { ReactNode } from 'react';
import styles from './Drawing.module.css';
import { Drawing, type DrawingName } from './Drawing.tsx';

export type EmptyStateProps = {
  readonly drawing: DrawingName;
  /** What is missing, and the way on. */
  readonly children: ReactNode;
};

/** A place with nothing in it yet: a drawing beside the words, above them on phones. */
export const EmptyState = ({ drawing, children }: EmptyStateProps) => (
  <div className={styles.empty}>
    <Drawing name={drawing} />
    <div className={styles.words}>{children}</div>
  </div>
);
