import {
  addMoney,
  money,
  netOfGross,
  subtractMoney,
  sumMoney,
  type BasisPoints,
  type Currency,
  type Money,
} from '@materia/domain-money';

/** An amount with and without tax. The difference is the tax. */
export type TaxedAmount = { readonly included: Money; readonly excluded: Money };

/**
 * Splits an amount with tax at its rate by the shop's rule: the amount with tax is exact, the one
 * without is rounded half up.
 */
export const taxedAmount = (included: Money, vatRate: BasisPoints): TaxedAmount => ({
  included,
  excluded: netOfGross(included, vatRate),
});

/** The tax inside a taxed amount. */
export const taxOf = (amount: TaxedAmount): Money =>
  subtractMoney(amount.included, amount.excluded);

/** An amount that was taxed at one rate. */
export type TaxedPart = { readonly vatRate: BasisPoints; readonly amount: TaxedAmount };

export const zeroTaxedAmount = (currency: Currency): TaxedAmount => ({
  included: money(0, currency),
  excluded: money(0, currency),
});

export const addTaxedAmounts = (left: TaxedAmount, right: TaxedAmount): TaxedAmount => ({
  included: addMoney(left.included, right.included),
  excluded: addMoney(left.excluded, right.excluded),
});

export const subtractTaxedAmounts = (left: TaxedAmount, right: TaxedAmount): TaxedAmount => ({
  included: subtractMoney(left.included, right.included),
  excluded: subtractMoney(left.excluded, right.excluded),
});

/** The sum of a list; an empty list sums to zero of the given currency. */
export const sumTaxedAmounts = (
  amounts: readonly TaxedAmount[],
  currency: Currency,
): TaxedAmount => ({
  included: sumMoney(
    amounts.map((amount) => amount.included),
    currency,
  ),
  excluded: sumMoney(
    amounts.map((amount) => amount.excluded),
    currency,
  ),
});
