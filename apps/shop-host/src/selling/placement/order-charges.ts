import {
  includedCharges,
  type OrderAmounts,
  type OrderCharge,
  orderCharges,
} from '@materia/domain-pricing';
import type { Market } from '@materia/market-model';
import { ecoIncludedInLine, type OfferedLine } from '../pricing/price-cart.ts';

/**
 * Everything that a new order charges beside its lines, and what the amounts of its lines contain.
 * The lines are in the order of their totals; `territory` is that of the order's tax.
 */
export const chargesOfNewOrder = (
  { currency, settings }: Pick<Market, 'currency' | 'settings'>,
  {
    lines,
    totals,
    couponCode,
  }: {
    readonly lines: readonly OfferedLine[];
    readonly totals: OrderAmounts;
    readonly couponCode: string | null;
  },
  territory: string,
): readonly OrderCharge[] => {
  const amounts = lines.map((line, at) => {
    const total = totals.lines[at];
    if (total === undefined) throw new Error('Every line has its total');
    return { ...total, ecoIncluded: ecoIncludedInLine(line, currency) };
  });
  return orderCharges([...totals.charges, ...includedCharges(amounts, couponCode, currency)], {
    territory,
    references: {
      preparationFee: settings.preparationFeeReference,
      returnablePallet: settings.returnablePalletReference,
    },
  });
};
