import type { ReactNode } from 'react';
import { Stack } from '../Layout/Stack.tsx';
import styles from './Field.module.css';
import { describedBy, errorId, FieldError, FieldHint, hintId } from './FieldFrame.tsx';

export type FieldsetProps = {
  readonly legend: ReactNode;
  /** For a group that is refused as a whole: an error summary leads to it. */
  readonly refusable?:
    | {
        readonly id: string;
        readonly hint?: string | undefined;
        readonly error?: string | undefined;
      }
    | undefined;
  readonly children: ReactNode;
};

/** Fields that belong together under one heading. */
export const Fieldset = ({ legend, refusable, children }: FieldsetProps) => {
  if (refusable === undefined)
    return (
      <fieldset>
        <legend className={styles.legend}>{legend}</legend>
        <Stack gap={4}>{children}</Stack>
      </fieldset>
    );
  const { id, hint, error } = refusable;
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.field}
      data-refused={error ? '' : undefined}
      aria-describedby={describedBy(id, { hint, error })}
    >
      <legend className={styles.legend}>{legend}</legend>
      {hint && <FieldHint id={hintId(id)}>{hint}</FieldHint>}
      {error && <FieldError id={errorId(id)}>{error}</FieldError>}
      <div className={styles.members}>
        <Stack gap={4}>{children}</Stack>
      </div>
    </fieldset>
  );
};
