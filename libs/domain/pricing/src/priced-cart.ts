import type { BasisPoints, Currency, Money } from '@materia/domain-money';
import type { CartDiscounts } from './cart-discounts.ts';
import type { PreparationFee } from './preparation-fee.ts';
import type { TaxedAmount } from './taxed-amount.ts';

/**
 * A line as it is charged: unit amounts with tax. `ecoAdded` is the eco-contribution added to one
 * unit.
 */
export type PricedLine = {
  readonly id: string;
  readonly seller: string;
  readonly isThirdParty: boolean;
  readonly quantity: number;
  readonly unit: Money;
  readonly vatRate: BasisPoints;
  readonly ecoAdded?: Money | undefined;
};

/** An amount with tax that a seller charges in addition to the lines. */
export type Charge = {
  readonly seller: string;
  readonly amount: Money;
  readonly vatRate: BasisPoints;
};

/** The deposits for returnable pallets. */
export type PalletCharge = Charge & { readonly pallets: number };

export type PricedCart = {
  readonly currency: Currency;
  readonly lines: readonly PricedLine[];
  readonly discounts: CartDiscounts;
  readonly preparation:
    (PreparationFee & { readonly seller: string; readonly vatRate: BasisPoints }) | null;
  readonly palletDeposits: readonly PalletCharge[];
  readonly shipping: readonly Charge[];
};

/** A line's amounts: `full` before discounts, `total` after them, `eco` on top of it. */
export type LineTotal = {
  readonly id: string;
  readonly seller: string;
  readonly vatRate: BasisPoints;
  readonly full: TaxedAmount;
  readonly tierDiscount: TaxedAmount;
  readonly couponDiscount: TaxedAmount;
  readonly total: TaxedAmount;
  readonly eco: TaxedAmount;
};

export type RateTotal = {
  readonly vatRate: BasisPoints;
  readonly amount: TaxedAmount;
  readonly tax: Money;
};

export type CartTotals = {
  readonly lines: readonly LineTotal[];
  readonly subtotal: TaxedAmount;
  readonly tierDiscount: TaxedAmount;
  readonly couponDiscount: TaxedAmount;
  readonly eco: TaxedAmount;
  readonly preparation: TaxedAmount;
  readonly palletDeposits: TaxedAmount;
  readonly shipping: TaxedAmount;
  readonly total: TaxedAmount;
  readonly tax: Money;
  /** The total per VAT rate, highest first. */
  readonly byRate: readonly RateTotal[];
  /** The total per seller, in the order in which they appear. */
  readonly bySeller: readonly { readonly seller: string; readonly total: TaxedAmount }[];
};
