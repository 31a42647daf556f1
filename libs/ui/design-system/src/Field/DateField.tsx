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
  /** Shown at the field as soon as it contains a day outside the bounds; name both bounds. */
  readonly outOfBoundsText: string;
  /** Called with each complete date within the bounds. */
  readonly onDay?: (day: string) => void;
};

/**
 * A date field with the browser's calendar, in the user's own date order. The form sends
 * YYYY-MM-DD; the server checks again.
 */
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
