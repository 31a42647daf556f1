import type { TextareaHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import styles from './Field.module.css';

export type TextAreaProps = FieldTexts &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'style' | 'children'> & {
    readonly name: string;
    readonly id?: string;
  };

/** A multi-line text field. */
export const TextArea = ({
  label,
  hint,
  error,
  optional,
  name,
  id = name,
  className,
  ...rest
}: TextAreaProps) => (
  <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
    <textarea
      {...rest}
      id={id}
      name={name}
      className={classNames(styles.control, styles.area, className)}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, { hint, error })}
    />
  </FieldFrame>
);
