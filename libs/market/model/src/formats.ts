/**
 * A market's number and money formats. Stored as data so that server and browser produce the same
 * text, whatever their ICU version.
 */
export type NumberFormat = {
  readonly decimal: ',' | '.';
  /** A no-break space or a dot between groups of three digits. */
  readonly group: string;
  /**
   * Number of digits from which grouping starts: Spanish, Portuguese and Polish do not group four
   * digits.
   */
  readonly groupFrom: 4 | 5;
};

export type CurrencyFormat = { readonly symbol: string; readonly position: 'after' };

const groupDigits = (digits: string, format: NumberFormat): string =>
  digits.length < format.groupFrom ? digits : digits.replace(/\B(?=(\d{3})+$)/g, format.group);

/**
 * Formats an integer or decimal number with at most `maximumDecimals` decimals (rounded half up,
 * trailing zeros dropped).
 */
export const formatNumber = (value: number, format: NumberFormat, maximumDecimals = 2): string => {
  const [whole = '0', decimals = ''] = Math.abs(value).toFixed(maximumDecimals).split('.');
  const tail = decimals.replace(/0+$/, '');
  return `${value < 0 ? '-' : ''}${groupDigits(whole, format)}${tail === '' ? '' : format.decimal + tail}`;
};

/** Formats an amount in minor units (cents, grosze) with 2 decimals and the currency. */
export const formatMinorUnits = (
  minor: number,
  number: NumberFormat,
  currency: CurrencyFormat,
): string => {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  const amount = `${groupDigits(digits.slice(0, -2), number)}${number.decimal}${digits.slice(-2)}`;
  return `${minor < 0 ? '-' : ''}${amount}\u00a0${currency.symbol}`;
};

/** How a market writes a time of day: `09:00`, or `9 h` and `9 h 30`. */
export type ClockStyle = 'colon' | 'h';

/** Writes a time of day, in minutes since midnight, for readers. */
export const writeTime = (minutes: number, style: ClockStyle): string => {
  if (style === 'colon') return formatTime(minutes);
  const [hour, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hour)}\u00a0h${rest === 0 ? '' : `\u00a0${String(rest).padStart(2, '0')}`}`;
};

/** Formats a time of day given in minutes since midnight as HH:MM. */
export const formatTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
