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

/** One amount both ways. What lies between the two is the tax. */
export type TaxedAmount = { readonly included: Money; readonly excluded: Money };

/** An amount with tax and its rate, split by the shop's one rule: the amount with tax is exact, the one without is rounded half up. */
export const taxedAmount = (included: Money, vatRate: BasisPoints): TaxedAmount => ({
  included,
  excluded: netOfGross(included, vatRate),
});

/** The tax inside a taxed amount. */
export const taxOf = (amount: TaxedAmount): Money =>
  subtractMoney(amount.included, amount.excluded);

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

/** The sum of a list; nothing adds up to zero of the given currency. */
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
