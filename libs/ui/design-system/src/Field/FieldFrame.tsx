import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Field.module.css';

/** The texts that every control has. All of them come from the caller. */
export type FieldTexts = {
  readonly label: string;
  /** Help shown before the control is used. */
  readonly hint?: string | undefined;
  /** The error message; set only after the form was rejected. */
  readonly error?: string | undefined;
  /** Shown next to the label of an optional field, for example "optional". */
  readonly optional?: string | undefined;
};

export const hintId = (id: string): string => `${id}-hint`;
export const errorId = (id: string): string => `${id}-error`;

/** Ids of the texts that describe a control, for `aria-describedby`. */
export const describedBy = (
  id: string,
  { hint, error }: Pick<FieldTexts, 'hint' | 'error'>,
): string | undefined =>
  [error && errorId(id), hint && hintId(id)].filter(Boolean).join(' ') || undefined;

/** A hint below a label. */
export const FieldHint = ({
  id,
  children,
}: {
  readonly id: string;
  readonly children: ReactNode;
}) => (
  <p id={id} className={styles.hint}>
    {children}
  </p>
);

/** The message at a rejected field. */
export const FieldError = ({
  id,
  hidden = false,
  children,
}: {
  readonly id: string;
  /** The place of a message that a script may show later. */
  readonly hidden?: boolean;
  readonly children?: ReactNode;
}) => (
  <p id={id} className={styles.error} hidden={hidden}>
    <Icon name="error" size="s" className={styles.errorIcon} />
    <span data-message="">{children}</span>
  </p>
);

type FrameProps = FieldTexts & {
  readonly id: string;
  readonly hideLabel?: boolean | undefined;
  /** A script checks the field when it is left. */
  readonly isChecked?: boolean;
  readonly children: ReactNode;
};

/** Label, hint, error and control in the order in which they are read. */
export const FieldFrame = ({
  id,
  label,
  hint,
  error,
  optional,
  hideLabel = false,
  isChecked = false,
  children,
}: FrameProps) => (
  <div
    className={styles.field}
    data-field={isChecked ? '' : undefined}
    data-refused={error ? '' : undefined}
  >
    <label htmlFor={id} className={hideLabel ? styles.hiddenLabel : styles.label}>
      {label}
      {optional && <span className={styles.optional}> ({optional})</span>}
    </label>
    {hint && <FieldHint id={hintId(id)}>{hint}</FieldHint>}
    {(error || isChecked) && (
      <FieldError id={errorId(id)} hidden={!error}>
        {error}
      </FieldError>
    )}
    {children}
  </div>
);
