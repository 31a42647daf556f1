import { fail, ok, type Result } from '@materia/domain-kernel';
import { type Currency, type Money } from '@materia/domain-money';
import type { FeeLineReferences } from './fee-references.ts';
import type { FeeCharge, OrderCharge } from './order-charge.ts';
import { sumTaxedAmounts, taxedAmount, taxOf, type TaxedAmount } from './taxed-amount.ts';

export type FeeLineKind = 'preparation-fee' | 'returnable-pallet';

/**
 * The charges of a fee as one line of an order: unit price and total with and without tax, the unit
 * price before a waiver, and the tax of the total.
 */
export type FeeLine = {
  readonly reference: string;
  readonly quantity: number;
  readonly unit: TaxedAmount;
  readonly originalUnit: TaxedAmount;
  readonly total: TaxedAmount;
  readonly tax: Money;
};

export type FeeReferencesRefusal =
  | { readonly kind: 'same-reference' }
  | { readonly kind: 'is-a-product'; readonly reference: string };

/** Checks a market's pair of references. Refuses two equal ones and one that is a product's SKU. */
export const checkFeeLineReferences = (
  references: FeeLineReferences,
  isProductSku: (reference: string) => boolean,
): Result<FeeLineReferences, FeeReferencesRefusal> => {
  if (references.preparationFee === references.returnablePallet)
    return fail({ kind: 'same-reference' });
  const taken = [references.preparationFee, references.returnablePallet].find(isProductSku);
  return taken === undefined ? ok(references) : fail({ kind: 'is-a-product', reference: taken });
};

/** Which fee a line is, or null for other lines. */
export const feeLineKind = (
  reference: string,
  references: FeeLineReferences,
): FeeLineKind | null => {
  if (reference === references.preparationFee) return 'preparation-fee';
  return reference === references.returnablePallet ? 'returnable-pallet' : null;
};

/**
 * The preparation fee of an order, at however many rates, or its deposits, of however many lines,
 * as one line; undefined for an order without. The total is the sum of the charges, and nothing but
 * the unit price of several pallets is rounded again.
 */
export const feeLine = (
  kind: FeeCharge['kind'],
  charges: readonly OrderCharge[],
  currency: Currency,
): FeeLine | undefined => {
  const fees = charges.filter(isFee).filter((fee) => fee.kind === kind);
  const [first] = fees;
  if (first === undefined) return undefined;
  const total = sumTaxedAmounts(
    fees.map(({ amount }) => amount),
    currency,
  );
  const originals = fees.map((fee) => taxedAmount(fee.originalUnit, fee.vatRate));
  return {
    reference: first.reference,
    total,
    tax: taxOf(total),
    ...(kind === 'deposit'
      ? {
          quantity: fees.reduce((sum, { quantity }) => sum + quantity, 0),
          unit: taxedAmount(first.unit, first.vatRate),
          originalUnit: taxedAmount(first.originalUnit, first.vatRate),
        }
      : { quantity: 1, unit: total, originalUnit: sumTaxedAmounts(originals, currency) }),
  };
};

type OrderFee = Extract<OrderCharge, { readonly kind: FeeCharge['kind'] }>;
const isFee = (charge: OrderCharge): charge is OrderFee =>
  charge.kind === 'preparation-fee' || charge.kind === 'deposit';
