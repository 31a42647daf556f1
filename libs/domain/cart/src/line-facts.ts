import {
  amountBeforeDiscounts,
  type PriceBasis,
  type PricedUnits,
  subtractTaxedAmounts,
  type TaxedAmount,
} from '@materia/domain-pricing';
import { isBigbox, type StockStatus } from '@materia/domain-stock-status';

/** Whether at least one line comes from the big store, within 24 hours. */
export const hasBigStoreLine = (lines: readonly { readonly stockStatus: StockStatus }[]): boolean =>
  lines.some((line) => isBigbox(line.stockStatus));

/** The units of a line with their price, and its total after discounts. */
type ChargedLine = PricedUnits & { readonly total: TaxedAmount };

/**
 * What a line costs before discounts, quantity times the unit price of its basis, and what a discount
 * level or a promo code takes off, which is negative.
 */
export const lineAmounts = (
  line: ChargedLine,
  basis: PriceBasis,
): { readonly total: TaxedAmount; readonly discount: TaxedAmount | undefined } => {
  const { total } = line;
  const full = amountBeforeDiscounts(line, total, basis);
  return {
    total: full,
    discount: full === total ? undefined : subtractTaxedAmounts(total, full),
  };
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
