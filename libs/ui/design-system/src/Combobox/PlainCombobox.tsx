import type { Ref } from 'react';
import { describedBy, FieldFrame } from '../Field/FieldFrame.tsx';
import fieldStyles from '../Field/Field.module.css';
import type { ComboboxProps } from './combobox-props.ts';

type PlainComboboxProps = ComboboxProps & {
  readonly inputRef: Ref<HTMLInputElement>;
  readonly onWanted: () => void;
};

/** The field before scripts run: native suggestions, and the form sends what was typed. */
export const PlainCombobox = (props: PlainComboboxProps) => {
  const {
    name,
    id = name,
    label,
    hint,
    error,
    optional,
    hideLabel,
    items,
    defaultValue,
    placeholder,
    maxLength,
    required,
    inputRef,
    onWanted,
    onType,
  } = props;
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      hideLabel={hideLabel}
    >
      <input
        ref={inputRef}
        id={id}
        name={name}
        list={`${id}-list`}
        className={fieldStyles.control}
        defaultValue={defaultValue}
        placeholder={placeholder}
        maxLength={maxLength}
        required={required}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        onPointerEnter={onWanted}
        onFocus={onWanted}
        onChange={(event) => onType?.(event.target.value)}
      />
      <datalist id={`${id}-list`}>
        {items.map((item) => (
          <option key={item.id} value={item.label}>
            {item.detail ?? item.label}
          </option>
        ))}
      </datalist>
    </FieldFrame>
  );
};
