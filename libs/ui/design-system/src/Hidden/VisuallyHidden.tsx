import type { ReactNode } from 'react';
import styles from './Hidden.module.css';

export type VisuallyHiddenProps = {
  readonly as?: 'span' | 'p' | 'h2' | 'h3' | 'div' | 'output';
  readonly id?: string;
  /** Without it, a script fills the element. */
  readonly children?: ReactNode;
};

/** Text for screen readers only. */
export const VisuallyHidden = ({ as: Element = 'span', id, children }: VisuallyHiddenProps) => (
  <Element id={id} className={styles.hidden}>
    {children}
  </Element>
);
