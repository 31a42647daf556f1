import {
  compareMoney,
  type Currency,
  type Money,
  roundDown,
  subtractMoney,
} from '@materia/domain-money';
import type { OfferPrice } from './offer-price.ts';
import type { TaxedAmount } from './taxed-amount.ts';

/**
 * The facts that may be announced about a reduced price: the struck-through price is
 * `lowest30Days`, from which `percent` is computed. `percent` is a whole number; 0 is a reduction
 * below one percent.
 */
export type Reduction = { readonly percent: number; readonly lowest30Days: TaxedAmount };

/**
 * The reduction of a price, or null where none may be announced. The percentage is computed from
 * the lowest price of the last 30 days (Directive 98/6/EC art. 6a as read in CJEU C-330/23). No
 * reduction is announced when that lowest price is unknown or the price is not below it.
 */
export const reduction = (
  price: Pick<OfferPrice, 'unit' | 'initial' | 'lowest30Days'>,
): Reduction | null => {
  const { unit, initial, lowest30Days } = price;
  if (lowest30Days === undefined) return null;
  if (
    compareMoney(unit.included, initial.included) >= 0 ||
    compareMoney(unit.included, lowest30Days.included) >= 0
  )
    return null;
  return {
    percent: percentOff(lowest30Days.included, unit.included),
    lowest30Days,
  };
};

/**
 * The price to strike through beside the current one: the lowest of 30 days for a reduction that
 * may be announced, else the price itself.
 */
export const priceBefore = (
  price: Pick<OfferPrice, 'unit' | 'initial' | 'lowest30Days'>,
): TaxedAmount => reduction(price)?.lowest30Days ?? price.unit;

/**
 * How far a price is below another, in whole percent, rounded down so that it never promises too
 * much; 0 when it is not below.
 */
export const percentOff = <C extends Currency>(
  before: Money<C>,
  now: Money<NoInfer<C>>,
): number => {
  const saved = subtractMoney(before, now);
  return saved.minor <= 0 ? 0 : roundDown(BigInt(saved.minor) * 100n, before.minor);
};
