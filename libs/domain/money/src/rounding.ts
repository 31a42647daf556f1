/** An exact fraction of two integers; the denominator is positive. Fractions of the shop are never held as floating point. */
export type Ratio = { readonly numerator: bigint; readonly denominator: bigint };

/**
 * The exact value of a number as people read it: 1.44 is 144/100, not the binary fraction beneath it.
 * Throws a RangeError for NaN and the infinities.
 */
export const ratioOf = (value: number): Ratio => {
  if (!Number.isFinite(value)) throw new RangeError(`Not a finite number: ${value}`);
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', decimals = ''] = mantissa.split('.');
  const shift = Number(exponent) - decimals.length;
  const digits = BigInt(whole + decimals);
  return shift >= 0
    ? { numerator: digits * 10n ** BigInt(shift), denominator: 1n }
    : { numerator: digits, denominator: 10n ** BigInt(-shift) };
};

/**
 * numerator / denominator to the nearest integer, halves away from zero, so that a refund mirrors its price to the minor unit.
 * The rounding of every amount of money.
 */
export const roundHalfUp = (numerator: number | bigint, denominator: number | bigint): number => {
  const { quotient, remainder, divisor, isNegative } = divide(numerator, denominator);
  return toNumber(2n * remainder >= divisor ? quotient + 1n : quotient, isNegative);
};

/** numerator / denominator without its fraction (towards zero): percentages that must not promise too much. */
export const roundDown = (numerator: number | bigint, denominator: number | bigint): number => {
  const { quotient, isNegative } = divide(numerator, denominator);
  return toNumber(quotient, isNegative);
};

/** numerator / denominator to the next integer away from zero: whole packs and started groups. */
export const roundUp = (numerator: number | bigint, denominator: number | bigint): number => {
  const { quotient, remainder, isNegative } = divide(numerator, denominator);
  return toNumber(remainder > 0n ? quotient + 1n : quotient, isNegative);
};

const divide = (numerator: number | bigint, denominator: number | bigint) => {
  const dividend = BigInt(numerator);
  const divisor = BigInt(denominator);
  if (divisor <= 0n) throw new RangeError(`The denominator must be positive: ${denominator}`);
  const isNegative = dividend < 0n;
  const size = isNegative ? -dividend : dividend;
  return { quotient: size / divisor, remainder: size % divisor, divisor, isNegative };
};

const toNumber = (size: bigint, isNegative: boolean): number => {
  const value = Number(isNegative ? -size : size);
  if (!Number.isSafeInteger(value)) throw new RangeError(`Beyond exact integers: ${size}`);
  return value;
};
