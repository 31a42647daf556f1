import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { describedBy, errorId, FieldError } from '../Field/FieldFrame.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './QuantityStepper.module.css';

export type QuantityStepperProps = {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** Shows the label above the field, or hides it visually. */
  readonly hideLabel?: boolean;
  readonly lessLabel: string;
  readonly moreLabel: string;
  /** A number, or what was typed instead of one. */
  readonly defaultValue: number | string;
  readonly min?: number;
  readonly max: number;
  readonly disabled?: boolean;
  readonly size?: 's' | 'm';
  /** A hint, for example that the maximum is reached. */
  readonly message?: string | undefined;
  /** If false, the hint is hidden until the quantity is the maximum. */
  readonly showsMessage?: boolean;
  readonly error?: string | undefined;
  /**
   * Without scripts, the two buttons submit the form under this name with `less` or `more`, and the
   * action computes the quantity. Without a name, only a number input of the same width is shown
   * where scripts are off.
   */
  readonly stepName?: string;
  /** A button next to the control; the hint is below both. */
  readonly beside?: ReactNode;
};

/**
 * A quantity: a number input with two large buttons, which `startSteppers` serves. The form sends
 * the input's value; the server checks the bounds.
 */
export const QuantityStepper = (props: QuantityStepperProps) => {
  const {
    id,
    name,
    label,
    hideLabel = true,
    lessLabel,
    moreLabel,
    defaultValue,
    min = 1,
    max,
    disabled = false,
    size = 'm',
    message,
    showsMessage = true,
    error,
    stepName,
    beside,
  } = props;
  const stepButton = (by: 1 | -1) => (
    <button
      id={`${id}-${by === 1 ? 'more' : 'less'}`}
      type={stepName === undefined ? 'button' : 'submit'}
      name={stepName}
      value={by === 1 ? 'more' : 'less'}
      formNoValidate={stepName === undefined ? undefined : true}
      className={classNames(styles.step, stepName === undefined && styles.scripted)}
      aria-label={by === 1 ? moreLabel : lessLabel}
      disabled={disabled}
      data-step={by}
      data-held=""
    >
      <Icon name={by === 1 ? 'plus' : 'minus'} />
    </button>
  );

  return (
    <div className={styles.frame}>
      <label htmlFor={id} className={hideLabel ? styles.hiddenLabel : styles.label}>
        {label}
      </label>
      {/* Enter presses the first submit button of a form, which must not be one that steps. */}
      {stepName !== undefined && (
        <button type="submit" tabIndex={-1} aria-hidden="true" className={styles.onEnter} />
      )}
      <div className={styles.row}>
        <div
          className={classNames(styles.stepper, styles[size])}
          data-refused={error ? '' : undefined}
        >
          {stepButton(-1)}
          <input
            id={id}
            name={name}
            type="number"
            inputMode="numeric"
            className={styles.field}
            defaultValue={defaultValue}
            min={min}
            max={max}
            step={1}
            required
            disabled={disabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, { hint: message, error })}
          />
          {stepButton(1)}
        </div>
        {beside}
      </div>
      {error && <FieldError id={errorId(id)}>{error}</FieldError>}
      {message && (
        <output id={`${id}-hint`} htmlFor={id} aria-label={label} className={styles.message}>
          <span data-at-maximum={showsMessage ? undefined : ''} hidden={!showsMessage}>
            {message}
          </span>
        </output>
      )}
    </div>
  );
};
