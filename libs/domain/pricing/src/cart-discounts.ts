import { lesserMoney, money, rateOf, shareOut, subtractMoney, sumMoney, type BasisPoints, type Currency, type Money } from '@materia/domain-money';
import { tierDiscount, type DiscountTier } from './discount-tiers.ts';

/** A promo code of the cart: an amount with tax or a rate off the retailer's own lines. */
export type CartCoupon = {
  readonly code: string;
  readonly off: { readonly kind: 'amount'; readonly amount: Money } | { readonly kind: 'rate'; readonly rate: BasisPoints };
};

/** A cart has at most one level and one promo code (CART-49). */
export type CartDiscounts = { readonly tier: DiscountTier | null; readonly coupon: CartCoupon | null };

/** What each discount takes off each line, with tax, in the order of the lines. */
export type LineDiscounts = { readonly tier: Money; readonly coupon: Money };

/**
 * Spreads the discounts over the lines. The level comes first, the promo code takes from what is left and never more than that.
 * Each discount is rounded once for the cart and then shared out, so the lines' parts add up to it. Vendors' lines are never discounted.
 */
export const lineDiscounts = (
  lines: readonly { readonly row: Money; readonly isThirdParty: boolean }[],
  discounts: CartDiscounts,
  currency: Currency,
): readonly LineDiscounts[] => {
  const nothing = money(0, currency);
  const rows = lines.map((line) => (line.isThirdParty ? nothing : line.row));
  const tierParts = spread(tierDiscount(discounts.tier, sumMoney(rows, currency)), rows);
  const left = rows.map((row, index) => subtractMoney(row, tierParts[index] ?? nothing));
  const couponParts = spread(couponDiscount(discounts.coupon, sumMoney(left, currency)), left);
  return lines.map((_, index) => ({ tier: tierParts[index] ?? nothing, coupon: couponParts[index] ?? nothing }));
};

const couponDiscount = (coupon: CartCoupon | null, amount: Money): Money => {
  if (coupon === null) return money(0, amount.currency);
  return lesserMoney(coupon.off.kind === 'amount' ? coupon.off.amount : rateOf(amount, coupon.off.rate), amount);
};

const spread = (discount: Money, rows: readonly Money[]): readonly Money[] => shareOut(discount, rows.map((row) => row.minor));
