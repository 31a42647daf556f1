import type { InputHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import styles from './Field.module.css';

export type TextFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'size' | 'children'> & {
    readonly name: string;
    /** Defaults to the name, so that an error summary can link to it. */
    readonly id?: string;
    /** A short unit after the field, for example "m²". */
    readonly unit?: string | undefined;
    /** Matches the width of the expected input. */
    readonly width?: 's' | 'm' | 'full';
    /** Hides the label visually; use only where another visible text says the same. */
    readonly hideLabel?: boolean;
    /** Messages for the script that checks the field when it is left, as JSON. */
    readonly 'data-check'?: string | undefined;
  };

/** A single-line field: text, email, phone, password, number. */
export const TextField = ({
  label,
  hint,
  error,
  optional,
  unit,
  width = 'full',
  hideLabel,
  name,
  id = name,
  type = 'text',
  className,
  ...rest
}: TextFieldProps) => {
  const isChecked = rest['data-check'] !== undefined;
  const input = (
    <input
      {...rest}
      id={id}
      name={name}
      type={type}
      className={classNames(styles.control, width !== 'full' && styles[`size-${width}`], className)}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, { hint, error: error ?? (isChecked ? ' ' : undefined) })}
    />
  );
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      hideLabel={hideLabel}
      isChecked={isChecked}
    >
      {unit ? (
        <span className={styles.withUnit}>
          {input}
          <span className={styles.unit}>{unit}</span>
        </span>
      ) : (
        input
      )}
    </FieldFrame>
  );
};
