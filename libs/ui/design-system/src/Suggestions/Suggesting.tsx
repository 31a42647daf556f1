import type { ReactNode } from 'react';
import { VisuallyHidden } from '../Hidden/VisuallyHidden.tsx';
import styles from './Suggesting.module.css';

export type SuggestingProps = {
  /** The page that answers with the suggestions for a text. */
  readonly source: string;
  /** A plain field, which works without suggestions. */
  readonly children: ReactNode;
};

/**
 * The place of a field with suggestions, which its script shows below it
 * (`behaviours/suggesting.ts`).
 */
export const Suggesting = ({ source, children }: SuggestingProps) => (
  <div className={styles.place} data-suggestions={source}>
    {children}
    <VisuallyHidden as="output" />
  </div>
);
