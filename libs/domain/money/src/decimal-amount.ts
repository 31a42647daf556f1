import { fail, ok, type Result } from '@materia/domain-kernel';
import { decimalsOf, type Currency } from './currency.ts';
import { money, type Money } from './money.ts';
import { ratioOf, roundHalfUp } from './rounding.ts';

export type AmountRefusal = { readonly kind: 'not-an-amount'; readonly text: string };

/**
 * Parses '12', '12.3' or '-12.34': digits and a point, with at most the currency's number of decimals.
 * Refuses thousands separators, exponents, spaces and amounts that are too large to be exact.
 */
export const parseDecimalAmount = <const C extends Currency>(
  text: string,
  currency: C,
): Result<Money<C>, AmountRefusal> => {
  const decimals = decimalsOf(currency);
  const [written, fraction = ''] = /^-?\d+(?:\.(\d+))?$/.exec(text) ?? [];
  if (written === undefined || fraction.length > decimals)
    return fail({ kind: 'not-an-amount', text });
  const minor = Number(written.replace('.', '') + '0'.repeat(decimals - fraction.length));
  return Number.isSafeInteger(minor)
    ? ok(money(minor, currency))
    : fail({ kind: 'not-an-amount', text });
};

/** The amount in major units with all decimals of its currency: '12.30'. The market formats amounts for display. */
export const decimalAmount = (amount: Money): string => {
  const decimals = decimalsOf(amount.currency);
  const digits = String(Math.abs(amount.minor)).padStart(decimals + 1, '0');
  return `${amount.minor < 0 ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};

/**
 * Parses an amount of the wire, a number of major units. It is taken by its decimal digits (1.005 is one and five thousandths);
 * further decimals, which occur in older carts and feeds, are rounded half up. Throws a RangeError for NaN and the infinities.
 */
export const fromWireAmount = <const C extends Currency>(amount: number, currency: C): Money<C> => {
  const factor = 10 ** decimalsOf(currency);
  const nearest = Math.round(amount * factor);
  if (nearest / factor === amount) return money(nearest, currency);
  const { numerator, denominator } = ratioOf(amount);
  return money(roundHalfUp(numerator * BigInt(factor), denominator), currency);
};

/** The amount as a number of major units for the wire; `fromWireAmount` parses it back. */
export const toWireAmount = (amount: Money): number =>
  amount.minor / 10 ** decimalsOf(amount.currency);
