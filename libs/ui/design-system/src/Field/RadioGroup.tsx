import { Fragment, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { describedBy, errorId, FieldError, FieldHint, hintId } from './FieldFrame.tsx';
import styles from './Field.module.css';
import optionStyles from './Option.module.css';

export type RadioOption = {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
  /** Further fields of this option, shown once it is selected. */
  readonly detail?: ReactNode;
};

export type RadioGroupProps = {
  readonly name: string;
  readonly id?: string;
  /** Text, or a heading that is the legend as well. */
  readonly legend: ReactNode;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly options: readonly RadioOption[];
  readonly defaultValue?: string | undefined;
  readonly required?: boolean;
  /** Frames each option: for options with a price or an explanation. */
  readonly framed?: boolean;
  /** `tiles` puts as many short options side by side as fit: hours, sizes. */
  readonly layout?: 'list' | 'tiles';
  readonly hideLegend?: boolean;
  readonly onChange?: (value: string) => void;
};

/** The id of a group's radio button, for labels and links elsewhere. The first one has the id of the group. */
export const radioId = (groupId: string, value: string, index: number): string =>
  index === 0 ? groupId : `${groupId}-${value}`;

/** A radio group. The first option carries the id, so that an error summary links to it. */
export const RadioGroup = ({
  name,
  id = name,
  legend,
  hint,
  error,
  options,
  defaultValue,
  required,
  framed = false,
  layout = 'list',
  hideLegend = false,
  onChange,
}: RadioGroupProps) => (
  <fieldset
    className={styles.field}
    data-refused={error ? '' : undefined}
    aria-describedby={describedBy(id, { hint, error })}
  >
    <legend className={hideLegend ? styles.hiddenLabel : styles.legend}>{legend}</legend>
    {hint && <FieldHint id={hintId(id)}>{hint}</FieldHint>}
    {error && <FieldError id={errorId(id)}>{error}</FieldError>}
    <div className={layout === 'tiles' ? optionStyles.tiles : optionStyles.options}>
      {options.map((option, index) => (
        <Fragment key={option.value}>
          <label
            className={classNames(
              optionStyles.option,
              framed && optionStyles.framed,
              layout === 'tiles' && optionStyles.tile,
            )}
            data-disabled={option.disabled ? '' : undefined}
          >
            <input
              type="radio"
              id={radioId(id, option.value, index)}
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              disabled={option.disabled}
              required={required}
              className={optionStyles.box}
              onChange={onChange && (() => onChange(option.value))}
            />
            <span className={optionStyles.optionText}>{option.label}</span>
            {option.hint && <span className={optionStyles.optionHint}>{option.hint}</span>}
          </label>
          {option.detail && <div className={optionStyles.detail}>{option.detail}</div>}
        </Fragment>
      ))}
    </div>
  </fieldset>
);
