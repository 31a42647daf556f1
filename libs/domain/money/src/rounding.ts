/**
 * An exact fraction of two integers; the denominator is positive. The shop never stores fractions
 * as floating point numbers.
 */
export type Ratio = { readonly numerator: bigint; readonly denominator: bigint };

/**
 * The exact value of a number as written in decimal: 1.44 is 144/100, not its binary approximation.
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
 * numerator / denominator rounded to the nearest integer, halves away from zero, so that a refund
 * equals its price to the minor unit. Every amount of money is rounded this way.
 */
export const roundHalfUp = (numerator: number | bigint, denominator: number | bigint): number => {
  const { quotient, remainder, divisor, isNegative } = divide(numerator, denominator);
  return toNumber(2n * remainder >= divisor ? quotient + 1n : quotient, isNegative);
};

/**
 * numerator / denominator truncated towards zero: for percentages that must not promise too much.
 */
export const roundDown = (numerator: number | bigint, denominator: number | bigint): number => {
  const { quotient, isNegative } = divide(numerator, denominator);
  return toNumber(quotient, isNegative);
};

/** numerator / denominator rounded away from zero: for whole packs and started groups. */
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
