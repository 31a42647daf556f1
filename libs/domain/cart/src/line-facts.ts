import { compareMoney } from '@materia/domain-money';
import {
  lineAmount,
  type OfferPrice,
  type PriceBasis,
  type TaxedAmount,
} from '@materia/domain-pricing';
import { isBigbox, type StockStatus } from '@materia/domain-stock-status';

/** Whether at least one line comes from the big store, within 24 hours. */
export const hasBigStoreLine = (lines: readonly { readonly stockStatus: StockStatus }[]): boolean =>
  lines.some((line) => isBigbox(line.stockStatus));

/**
 * Whether a discount level or a promo code reduced a line: it costs less than its units do on the
 * customer's basis. On the other one they may differ by rounding alone.
 */
export const isDiscountApplied = (
  line: {
    readonly price: Pick<OfferPrice, 'unit' | 'vatRate'>;
    readonly quantity: number;
    readonly total: TaxedAmount;
  },
  basis: PriceBasis,
): boolean => {
  const { unit, vatRate } = line.price;
  const full = lineAmount({ unit: unit.included, quantity: line.quantity, vatRate }, basis);
  return compareMoney(full.included, line.total.included) > 0;
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
