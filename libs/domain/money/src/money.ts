import type { Currency } from './currency.ts';

/**
 * An amount in whole minor units (grosze, cents) of one currency. Negative amounts are refunds and
 * discounts.
 */
export type Money<C extends Currency = Currency> = { readonly minor: number; readonly currency: C };

/**
 * Creates an amount in minor units. Throws a RangeError unless `minor` is a safe integer: a bug,
 * not a refusal.
 */
export const money = <const C extends Currency>(minor: number, currency: C): Money<C> => {
  if (!Number.isSafeInteger(minor))
    throw new RangeError(`Not a whole number of minor units: ${minor}`);
  return { minor: minor === 0 ? 0 : minor, currency };
};

/**
 * The sum of two amounts. Mixing two known currencies does not compile; mixing currencies only
 * known at run time throws.
 */
export const addMoney = <C extends Currency>(
  left: Money<C>,
  right: Money<NoInfer<C>>,
): Money<C> => {
  assertSameCurrency(left, right);
  return money(left.minor + right.minor, left.currency);
};

/** `left` minus `right`; currencies as for `addMoney`. */
export const subtractMoney = <C extends Currency>(
  left: Money<C>,
  right: Money<NoInfer<C>>,
): Money<C> => {
  assertSameCurrency(left, right);
  return money(left.minor - right.minor, left.currency);
};

/**
 * `amount` times a whole number: a unit price and its quantity. Throws a RangeError for a factor
 * that is not an integer.
 */
export const multiplyMoney = <C extends Currency>(amount: Money<C>, times: number): Money<C> => {
  if (!Number.isSafeInteger(times)) throw new RangeError(`Not a whole number of times: ${times}`);
  return money(amount.minor * times, amount.currency);
};

/** The sum of a list; an empty list sums to zero of the given currency. */
export const sumMoney = <C extends Currency>(
  amounts: readonly Money<NoInfer<C>>[],
  currency: C,
): Money<C> =>
  amounts.reduce<Money<C>>((total, amount) => addMoney(total, amount), money(0, currency));

/**
 * -1, 0 or 1 as `left` is less than, equal to or greater than `right`; fits `Array.prototype.sort`.
 */
export const compareMoney = <C extends Currency>(
  left: Money<C>,
  right: Money<NoInfer<C>>,
): -1 | 0 | 1 => {
  assertSameCurrency(left, right);
  if (left.minor < right.minor) return -1;
  return left.minor > right.minor ? 1 : 0;
};

/** The smaller of two amounts. */
export const lesserMoney = <C extends Currency>(
  left: Money<C>,
  right: Money<NoInfer<C>>,
): Money<C> => (compareMoney(left, right) <= 0 ? left : right);

const assertSameCurrency = (left: Money, right: Money): void => {
  if (left.currency !== right.currency)
    throw new TypeError(`Two currencies: ${left.currency} and ${right.currency}`);
};
