import type { ReactNode } from 'react';
import { Stack } from '../Layout/Stack.tsx';
import styles from './Field.module.css';

export type FieldsetProps = { readonly legend: ReactNode; readonly children: ReactNode };

/** Fields that belong together under one heading. */
export const Fieldset = ({ legend, children }: FieldsetProps) => (
  <fieldset>
    <legend className={styles.legend}>{legend}</legend>
    <Stack gap={4}>{children}</Stack>
  </fieldset>
);
