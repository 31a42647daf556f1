import {
  type BasisPoints,
  compareMoney,
  type Currency,
  type Money,
  multiplyMoney,
  netOfGross,
} from '@materia/domain-money';
import {
  lineAmount,
  type PriceBasis,
  subtractTaxedAmounts,
  type TaxedAmount,
} from '@materia/domain-pricing';
import { isBigbox, type StockStatus } from '@materia/domain-stock-status';

/** Whether at least one line comes from the big store, within 24 hours. */
export const hasBigStoreLine = (lines: readonly { readonly stockStatus: StockStatus }[]): boolean =>
  lines.some((line) => isBigbox(line.stockStatus));

/**
 * Whether a discount level or a promo code reduced a line: it costs less than the sum of its units.
 */
export const isDiscountApplied = <C extends Currency>(line: {
  readonly unit: Money<C>;
  readonly quantity: number;
  readonly total: Money<NoInfer<C>>;
}): boolean => compareMoney(multiplyMoney(line.unit, line.quantity), line.total) > 0;

/**
 * What a line costs before discounts, quantity times the unit price of its basis, and what is taken
 * off, which is negative; `total` is its amount after discounts.
 */
export const lineAmounts = ({
  unit,
  quantity,
  vatRate,
  total,
  basis,
}: {
  readonly unit: Money;
  readonly quantity: number;
  readonly vatRate: BasisPoints;
  readonly total: TaxedAmount;
  readonly basis: PriceBasis;
}): { readonly total: TaxedAmount; readonly discount: TaxedAmount | undefined } => {
  const full = lineAmount({ unit, quantity, vatRate }, basis);
  const agreed = basis === 'included' ? unit : netOfGross(unit, vatRate);
  return isDiscountApplied({ unit: agreed, quantity, total: total[basis] })
    ? { total: full, discount: subtractTaxedAmounts(total, full) }
    : { total, discount: undefined };
};

/**
 * The unit in which a line is sold: by capacity where the packaging names a capacity unit,
 * otherwise by the unit.
 */
export const sellTypeOf = (conditioning: {
  readonly capacityUnit?: string | undefined;
}): 'piece' | 'capacity' => (conditioning.capacityUnit === undefined ? 'piece' : 'capacity');

/** Lines in display order; lines with equal positions keep the given order. */
export const sortByPosition = <Line extends { readonly position: number }>(
  lines: readonly Line[],
): readonly Line[] => lines.toSorted((a, b) => a.position - b.position);
