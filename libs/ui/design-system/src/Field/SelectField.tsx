import type { SelectHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import styles from './Field.module.css';

export type SelectOption = {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
};
export type SelectFieldProps = FieldTexts &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'style' | 'size' | 'children' | 'multiple'> & {
    readonly name: string;
    readonly id?: string;
    readonly options: readonly SelectOption[];
    readonly hideLabel?: boolean;
  };

/** A native select. */
export const SelectField = ({
  label,
  hint,
  error,
  optional,
  name,
  id = name,
  options,
  hideLabel,
  className,
  ...rest
}: SelectFieldProps) => (
  <FieldFrame
    id={id}
    label={label}
    hint={hint}
    error={error}
    optional={optional}
    hideLabel={hideLabel}
  >
    <span className={styles.select}>
      <select
        {...rest}
        id={id}
        name={name}
        className={classNames(styles.control, className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className={styles.arrow} />
    </span>
  </FieldFrame>
);
