import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { describedBy, errorId, FieldError, hintId } from './FieldFrame.tsx';
import styles from './Field.module.css';
import optionStyles from './Option.module.css';

export type CheckboxProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'style' | 'type' | 'children'
> & {
  readonly name: string;
  readonly id?: string;
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Further fields, shown once the box is ticked. */
  readonly detail?: ReactNode;
};

/** A single checkbox. */
export const Checkbox = ({
  label,
  hint,
  error,
  detail,
  name,
  id = name,
  className,
  ...rest
}: CheckboxProps) => (
  <div className={styles.field} data-refused={error ? '' : undefined}>
    {error && <FieldError id={errorId(id)}>{error}</FieldError>}
    <label
      className={classNames(optionStyles.option, className)}
      data-disabled={rest.disabled ? '' : undefined}
    >
      <input
        {...rest}
        type="checkbox"
        id={id}
        name={name}
        className={optionStyles.box}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
      />
      <span className={optionStyles.optionText}>{label}</span>
      {hint && (
        <span id={hintId(id)} className={optionStyles.optionHint}>
          {hint}
        </span>
      )}
    </label>
    {detail && <div className={optionStyles.detail}>{detail}</div>}
  </div>
);
