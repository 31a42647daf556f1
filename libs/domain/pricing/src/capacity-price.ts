import { money, ratioOf, roundHalfUp, type Money } from '@materia/domain-money';
import type { TaxedAmount } from './taxed-amount.ts';

/**
 * The price of one capacity unit (m², kg, l …), where a sale unit contains `unitsPerSaleUnit` of
 * them. Rounded half up for display only: no total is computed from it. Throws a RangeError unless
 * the number is above zero.
 */
export const pricePerCapacityUnit = (
  saleUnit: TaxedAmount,
  unitsPerSaleUnit: number,
): TaxedAmount => ({
  included: perUnit(saleUnit.included, unitsPerSaleUnit),
  excluded: perUnit(saleUnit.excluded, unitsPerSaleUnit),
});

const perUnit = (amount: Money, units: number): Money => {
  const { numerator, denominator } = ratioOf(units);
  return money(roundHalfUp(BigInt(amount.minor) * denominator, numerator), amount.currency);
};
