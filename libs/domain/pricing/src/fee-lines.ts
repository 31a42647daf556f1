import { fail, ok, type Result } from '@materia/domain-kernel';
import { multiplyMoney, type BasisPoints, type Money } from '@materia/domain-money';
import { taxedAmount, taxOf, type TaxedAmount } from './taxed-amount.ts';

/** The two item references with which a business unit marks its fee lines. */
export type FeeLineReferences = {
  readonly preparationFee: string;
  readonly returnablePallet: string;
};

export type FeeLineKind = 'preparation-fee' | 'returnable-pallet';

/**
 * A fee line of an order: unit price and total with and without tax, the unit price before a
 * waiver, and the tax of the total.
 */
export type FeeLine = {
  readonly kind: FeeLineKind;
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

/** Builds a fee line. Its tax is computed from the total and rounded once. */
export const feeLine = (
  kind: FeeLineKind,
  fee: {
    readonly quantity: number;
    readonly unit: Money;
    readonly originalUnit: Money;
    readonly vatRate: BasisPoints;
  },
  references: FeeLineReferences,
): FeeLine => {
  const total = taxedAmount(multiplyMoney(fee.unit, fee.quantity), fee.vatRate);
  return {
    kind,
    reference: kind === 'preparation-fee' ? references.preparationFee : references.returnablePallet,
    quantity: fee.quantity,
    unit: taxedAmount(fee.unit, fee.vatRate),
    originalUnit: taxedAmount(fee.originalUnit, fee.vatRate),
    total,
    tax: taxOf(total),
  };
};
