import type { Currency } from '@materia/domain-money';
import type { RateTotal } from './priced-cart.ts';
import { sumTaxedAmounts, taxOf, type TaxedPart } from './taxed-amount.ts';

/**
 * The totals of the parts at each VAT rate, the highest first: the breakdown on carts, receipts and
 * invoices. Nothing is rounded again.
 */
export const totalsByRate = (
  parts: readonly TaxedPart[],
  currency: Currency,
): readonly RateTotal[] =>
  [...new Set(parts.map((part) => part.vatRate))]
    .toSorted((a, b) => b - a)
    .map((vatRate) => {
      const amount = sumTaxedAmounts(
        parts.filter((part) => part.vatRate === vatRate).map((part) => part.amount),
        currency,
      );
      return { vatRate, amount, tax: taxOf(amount) };
    });
