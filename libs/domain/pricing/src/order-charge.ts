import type { Currency, Money } from '@materia/domain-money';
import type { FeeLineReferences } from './fee-references.ts';
import type { TaxedPart } from './taxed-amount.ts';
import { sumTaxedAmounts, type TaxedAmount } from './taxed-amount.ts';

/** Charges that add to the total of an order, beside its lines. */
export const ADDED_CHARGE_KINDS = [
  'delivery',
  'preparation-fee',
  'deposit',
  'eco-contribution',
] as const;
export type AddedChargeKind = (typeof ADDED_CHARGE_KINDS)[number];

/** A share of the delivery price at one rate. */
export type DeliveryCharge = TaxedPart & { readonly kind: 'delivery' };

/**
 * The preparation fee, or its share at one rate, or the deposits for returnable pallets. The amount
 * is quantity times unit price; the original unit price is the one before a waiver. Unit prices
 * contain tax.
 */
export type FeeCharge = TaxedPart & {
  readonly kind: 'preparation-fee' | 'deposit';
  readonly quantity: number;
  readonly unit: Money;
  readonly originalUnit: Money;
};

/** Eco-contributions that are added to the unit prices. */
export type EcoCharge = TaxedPart & { readonly kind: 'eco-contribution' };

export type AddedCharge = DeliveryCharge | FeeCharge | EcoCharge;

/**
 * What the amounts of the lines contain already, stated for information: eco-contributions within
 * the unit prices, or a discount by which the lines cost less than their unit prices; `code` is null
 * for the quantity discount. Amounts are positive, and add nothing to the total.
 */
export type IncludedCharge = TaxedPart &
  (
    | { readonly kind: 'included-eco-contribution' }
    | { readonly kind: 'discount'; readonly code: string | null }
  );

/**
 * A charge as its order states it: with the territory whose tax it contains and, for fees and
 * deposits, the article reference of the market.
 */
export type OrderCharge = { readonly territory: string } & (
  DeliveryCharge | EcoCharge | IncludedCharge | (FeeCharge & { readonly reference: string })
);
export type AddedOrderCharge = Extract<OrderCharge, { readonly kind: AddedChargeKind }>;

/** The charges of an order with its territory and the market's references. */
export const orderCharges = (
  charges: readonly (AddedCharge | IncludedCharge)[],
  { territory, references }: { readonly territory: string; readonly references: FeeLineReferences },
): readonly OrderCharge[] =>
  charges.map((charge) => {
    switch (charge.kind) {
      case 'preparation-fee':
        return { ...charge, territory, reference: references.preparationFee };
      case 'deposit':
        return { ...charge, territory, reference: references.returnablePallet };
      case 'delivery':
      case 'eco-contribution':
      case 'included-eco-contribution':
      case 'discount':
        return { ...charge, territory };
    }
  });

/** The charges that make up the total of an order together with its lines. */
export const addedCharges = (charges: readonly OrderCharge[]): readonly AddedOrderCharge[] =>
  charges.filter((charge): charge is AddedOrderCharge =>
    ADDED_CHARGE_KINDS.some((kind) => kind === charge.kind),
  );

/** The sum of an order's charges of some kinds. */
export const sumOfCharges = (
  charges: readonly OrderCharge[],
  kinds: readonly OrderCharge['kind'][],
  currency: Currency,
): TaxedAmount =>
  sumTaxedAmounts(
    charges.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount),
    currency,
  );
