import { decimalsOf, type Currency } from './currency.ts';
import { money, type Money } from './money.ts';
import { ratioOf, roundHalfUp } from './rounding.ts';

/** The amount in major units with all decimals of its currency: '12.30'. The market formats amounts for display. */
export const decimalAmount = (amount: Money): string => {
  const decimals = decimalsOf(amount.currency);
  const digits = String(Math.abs(amount.minor)).padStart(decimals + 1, '0');
  return `${amount.minor < 0 ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};

/**
 * Reads an amount written as a number of major units (12.3). It is taken by its decimal digits (1.005 is one and five thousandths);
 * further decimals, which occur in older carts and feeds, are rounded half up. Throws a RangeError for NaN and the infinities.
 */
export const fromMajorUnits = <const C extends Currency>(amount: number, currency: C): Money<C> => {
  const factor = 10 ** decimalsOf(currency);
  const nearest = Math.round(amount * factor);
  if (nearest / factor === amount) return money(nearest, currency);
  const { numerator, denominator } = ratioOf(amount);
  return money(roundHalfUp(numerator * BigInt(factor), denominator), currency);
};

/** The amount as a number of major units (12.3); `fromMajorUnits` reads it back. */
export const toMajorUnits = (amount: Money): number =>
  amount.minor / 10 ** decimalsOf(amount.currency);
