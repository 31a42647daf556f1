import {
  money,
  netOfGross,
  shareOut,
  sumMoney,
  type BasisPoints,
  type Money,
} from '@materia/domain-money';
import type { TaxedAmount } from './taxed-amount.ts';

/** A part of an amount with tax, and the VAT rate of that part. */
export type RateShare = { readonly vatRate: BasisPoints; readonly amount: Money };

/**
 * Divides an amount with tax among the VAT rates of the products for which it is charged, in
 * proportion to what they cost with tax; the highest rate first. Delivery and preparation belong to
 * the taxable amount of these products (Directive 2006/112/EC, art. 78 b), so they are taxed alike.
 * Proportions with tax give the same bases as proportions without: a base divided by the products'
 * bases grows at each rate as they do.
 *
 * The shares add up to the amount. Products that cost nothing weigh the same at each rate. Throws a
 * RangeError for a non-zero amount without products.
 */
export const sharesByRate = (
  amount: Money,
  products: readonly RateShare[],
): readonly RateShare[] => {
  const rates = [...new Set(products.map(({ vatRate }) => vatRate))].toSorted((a, b) => b - a);
  const shares = shareOut(
    amount,
    rates.map(
      (rate) =>
        sumMoney(
          products.filter(({ vatRate }) => vatRate === rate).map((product) => product.amount),
          amount.currency,
        ).minor,
    ),
  );
  return rates.map((vatRate, at) => ({
    vatRate,
    amount: shares[at] ?? money(0, amount.currency),
  }));
};

/**
 * What an amount with tax that is charged for products is without: taxed like them, rounded once per
 * rate. Products are unknown while a shipment has none; then it is the amount itself.
 */
export const chargeFor = (amount: Money, products: readonly RateShare[]): TaxedAmount => ({
  included: amount,
  excluded:
    products.length === 0
      ? amount
      : sumMoney(
          sharesByRate(amount, products).map((share) => netOfGross(share.amount, share.vatRate)),
          amount.currency,
        ),
});
