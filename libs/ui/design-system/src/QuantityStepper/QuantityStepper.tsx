import { useRef, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { describedBy, errorId, FieldError } from '../Field/FieldFrame.tsx';
import { useScripted } from '../Hydration/use-scripted.ts';
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
  readonly defaultValue: number;
  readonly min?: number;
  readonly max: number;
  readonly disabled?: boolean;
  readonly size?: 's' | 'm';
  /** A hint, for example that the maximum is reached. */
  readonly message?: string | undefined;
  readonly error?: string | undefined;
  /**
   * Before scripts run, the two buttons submit the form under this name with `less` or `more`, and the action
   * computes the quantity. Without a name, only a number input of the same width is shown until scripts run.
   */
  readonly stepName?: string;
  /** Called with each whole number within the bounds that a shopper enters. */
  readonly onQuantity?: (quantity: number) => void;
  /** A button next to the control; the hint is below both. */
  readonly beside?: ReactNode;
};

/** A quantity: a number input with two large buttons. The form sends the input's value; the server checks the bounds. */
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
    error,
    stepName,
    onQuantity,
    beside,
  } = props;
  const field = useRef<HTMLInputElement>(null);
  const scripted = useScripted();
  const waits = stepName === undefined && !scripted;

  const step = (by: 1 | -1) => (event: MouseEvent) => {
    const input = field.current;
    if (input === null) return;
    event.preventDefault();
    const now = Number.isInteger(input.valueAsNumber) ? input.valueAsNumber : min;
    const next = Math.min(Math.max(now + by, min), Math.max(max, min));
    if (next === input.valueAsNumber) return;
    input.value = String(next);
    onQuantity?.(next);
  };
  const stepButton = (by: 1 | -1) => (
    <button
      type={stepName === undefined ? 'button' : 'submit'}
      name={stepName}
      value={by === 1 ? 'more' : 'less'}
      formNoValidate={stepName === undefined ? undefined : true}
      className={styles.step}
      aria-label={by === 1 ? moreLabel : lessLabel}
      disabled={disabled}
      onClick={step(by)}
    >
      <Icon name={by === 1 ? 'plus' : 'minus'} />
    </button>
  );

  return (
    <div className={styles.frame}>
      <label htmlFor={id} className={hideLabel ? styles.hiddenLabel : styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <div
          className={classNames(styles.stepper, styles[size])}
          data-refused={error ? '' : undefined}
        >
          {!waits && stepButton(-1)}
          <input
            ref={field}
            key={defaultValue}
            id={id}
            name={name}
            type="number"
            inputMode="numeric"
            className={classNames(styles.field, waits && styles.bare)}
            defaultValue={defaultValue}
            min={min}
            max={max}
            step={1}
            required
            disabled={disabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, { hint: message, error })}
            onChange={(event) => {
              const typed = event.target.valueAsNumber;
              if (Number.isInteger(typed) && typed >= min && typed <= max) onQuantity?.(typed);
            }}
          />
          {!waits && stepButton(1)}
        </div>
        {beside}
      </div>
      {error && <FieldError id={errorId(id)}>{error}</FieldError>}
      {message && (
        <output id={`${id}-hint`} htmlFor={id} className={styles.message}>
          {message}
        </output>
      )}
    </div>
  );
};
