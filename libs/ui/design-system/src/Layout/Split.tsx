import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Layout.module.css';

export type SplitProps = {
  /**
   * Where the narrow column is on a wide window: before (filters), after (totals), or two equal
   * halves.
   */
  readonly narrow: 'start' | 'end' | 'half';
  readonly className?: string | undefined;
  /** Exactly two children, in reading order. */
  readonly children: ReactNode;
};

/** Two columns on a wide window, one below the other on a phone. */
export const Split = ({ narrow, className, children }: SplitProps) => (
  <div className={classNames(styles.split, styles[`split-${narrow}`], className)}>{children}</div>
);
