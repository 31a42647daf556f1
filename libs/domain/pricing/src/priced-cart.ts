import type { BasisPoints, Currency, Money } from '@materia/domain-money';
import type { CartDiscounts } from './cart-discounts.ts';
import type { FeeCharge } from './order-charge.ts';
import type { PriceBasis } from './price-basis.ts';
import type { PreparationFee } from './preparation-fee.ts';
import type { TaxedAmount } from './taxed-amount.ts';

/**
 * A line as it is charged: unit amounts with tax. `before` is the price of one before its offer, not
 * below `unit`; `ecoAdded` is the eco-contribution added to one unit.
 */
export type PricedLine = {
  readonly id: string;
  readonly seller: string;
  readonly isThirdParty: boolean;
  readonly quantity: number;
  readonly unit: Money;
  readonly before?: Money | undefined;
  readonly vatRate: BasisPoints;
  readonly ecoAdded?: Money | undefined;
};

/**
 * An amount with tax that a vendor charges for delivering or preparing some lines; it is taxed as
 * they are.
 */
export type AncillaryCharge = {
  readonly seller: string;
  readonly amount: Money;
  readonly lineIds: readonly string[];
};

/** The deposits for the returnable pallets of a line, with tax and at the deposits' own rate. */
export type PalletCharge = {
  readonly seller: string;
  readonly pallets: number;
  /** The deposit for one pallet. */
  readonly unit: Money;
  readonly vatRate: BasisPoints;
};

export type PricedCart = {
  readonly currency: Currency;
  /** The basis of the lines' unit prices; without one they are prices with tax. */
  readonly basis?: PriceBasis | undefined;
  readonly lines: readonly PricedLine[];
  readonly discounts: CartDiscounts;
  readonly preparation: (PreparationFee & AncillaryCharge) | null;
  readonly palletDeposits: readonly PalletCharge[];
  readonly shipping: readonly AncillaryCharge[];
};

/**
 * A line's amounts: `full` at its price, which an offer has reduced by `offerDiscount`, `total`
 * after level and code, `eco` on top of it.
 */
export type LineTotal = {
  readonly id: string;
  readonly seller: string;
  readonly vatRate: BasisPoints;
  readonly offerDiscount: TaxedAmount;
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
  /** What offers have taken off the prices that `subtotal` adds up. */
  readonly offerDiscount: TaxedAmount;
  readonly subtotal: TaxedAmount;
  readonly tierDiscount: TaxedAmount;
  readonly couponDiscount: TaxedAmount;
  readonly eco: TaxedAmount;
  readonly preparation: TaxedAmount;
  readonly palletDeposits: TaxedAmount;
  readonly shipping: TaxedAmount;
  /** The preparation fee at each rate, and the deposits of each line. */
  readonly fees: readonly FeeCharge[];
  readonly total: TaxedAmount;
  readonly tax: Money;
  /** The total per VAT rate, highest first. */
  readonly byRate: readonly RateTotal[];
  /** The total per vendor, in the order in which they appear. */
  readonly byVendor: readonly { readonly seller: string; readonly total: TaxedAmount }[];
};
