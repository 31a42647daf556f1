import type { InputHTMLAttributes } from 'react';
import { VisuallyHidden } from '../Hidden/VisuallyHidden.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import styles from './Field.module.css';

export type PasswordFieldProps = FieldTexts &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'required' | 'pattern' | 'maxLength'> & {
    readonly name: string;
    /** Defaults to the name, so that an error summary can link to it. */
    readonly id?: string;
    readonly autoComplete: 'current-password' | 'new-password';
    /** The name of the button that shows what was typed. */
    readonly show: string;
    /** Messages for the script that checks the field when it is left, as JSON. */
    readonly 'data-check'?: string | undefined;
  };

/**
 * A password, with a button that shows it. Without script the button is not there, and the field is a plain one: its place
 * is inside the field, so that nothing moves when a script brings it.
 */
export const PasswordField = ({
  label,
  hint,
  error,
  optional,
  name,
  id = name,
  show,
  ...rest
}: PasswordFieldProps) => {
  const isChecked = rest['data-check'] !== undefined;
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      isChecked={isChecked}
    >
      <span className={styles.password}>
        <input
          {...rest}
          id={id}
          name={name}
          type="password"
          className={styles.control}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error, isChecked })}
        />
        <button
          type="button"
          className={styles.reveal}
          data-reveal={id}
          aria-pressed="false"
          aria-controls={id}
          hidden
        >
          <Icon name="eye" />
          <VisuallyHidden>{show}</VisuallyHidden>
        </button>
      </span>
    </FieldFrame>
  );
};
