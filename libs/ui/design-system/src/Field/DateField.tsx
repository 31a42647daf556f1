import { useState } from 'react';
import { TextField, type TextFieldProps } from './TextField.tsx';

export type DateFieldProps = Omit<
  TextFieldProps,
  'type' | 'min' | 'max' | 'unit' | 'width' | 'defaultValue'
> & {
  /** First and last day that may be chosen, as YYYY-MM-DD. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly defaultValue?: string | undefined;
  /** Told at the field as soon as a day outside the bounds stands in it; name both bounds. */
  readonly outOfBoundsText: string;
  /** Called with each whole day within the bounds. */
  readonly onDay?: (day: string) => void;
};

/** A day: the browser's own calendar, in the reader's own order of day and month. The form sends YYYY-MM-DD; the server checks again. */
export const DateField = ({
  min,
  max,
  defaultValue,
  outOfBoundsText,
  onDay,
  error,
  ...rest
}: DateFieldProps) => {
  const [isOutside, setOutside] = useState(false);
  return (
    <TextField
      {...rest}
      type="date"
      width="m"
      min={min}
      max={max}
      defaultValue={defaultValue}
      error={isOutside ? outOfBoundsText : error}
      onChange={({ target }) => {
        const { rangeUnderflow, rangeOverflow } = target.validity;
        setOutside(rangeUnderflow || rangeOverflow);
        if (target.value !== '' && !rangeUnderflow && !rangeOverflow) onDay?.(target.value);
      }}
    />
  );
};
