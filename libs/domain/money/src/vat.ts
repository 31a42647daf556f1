import type { Currency } from './currency.ts';
import { money, type Money } from './money.ts';
import { ratioOf, roundHalfUp } from './rounding.ts';

/** A rate in hundredths of a percent: 2300 is 23 %. */
export type BasisPoints = number;

const WHOLE = 10_000;

/** The amount without tax contained in an amount with tax, rounded half up to the minor unit. Throws a RangeError for a rate below zero. */
export const netOfGross = <C extends Currency>(gross: Money<C>, vat: BasisPoints): Money<C> =>
  money(roundHalfUp(BigInt(gross.minor) * BigInt(WHOLE), WHOLE + checked(vat)), gross.currency);

/** The amount with tax for an amount without tax, rounded half up to the minor unit. Throws a RangeError for a rate below zero. */
export const grossOfNet = <C extends Currency>(net: Money<C>, vat: BasisPoints): Money<C> =>
  money(roundHalfUp(BigInt(net.minor) * BigInt(WHOLE + checked(vat)), WHOLE), net.currency);

/** A share of an amount at a rate in basis points (a discount of 1 % is 100), rounded half up to the minor unit. */
export const rateOf = <C extends Currency>(amount: Money<C>, rate: BasisPoints): Money<C> =>
  money(roundHalfUp(BigInt(amount.minor) * BigInt(checked(rate)), WHOLE), amount.currency);

/** Converts a percentage (5.5) to basis points (550); further decimals are rounded half up. */
export const basisPointsOfPercent = (percent: number): BasisPoints => {
  const nearest = Math.round(percent * 100);
  if (nearest / 100 === percent) return nearest;
  const { numerator, denominator } = ratioOf(percent);
  return roundHalfUp(numerator * 100n, denominator);
};

/** Converts basis points (550) to a percentage (5.5). */
export const percentOfBasisPoints = (rate: BasisPoints): number => checked(rate) / 100;

const checked = (rate: BasisPoints): BasisPoints => {
  if (!Number.isSafeInteger(rate) || rate < 0)
    throw new RangeError(`Not a rate in basis points: ${rate}`);
  return rate;
};
