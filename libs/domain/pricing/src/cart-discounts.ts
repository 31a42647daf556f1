import { money, sumMoney, type Currency, type Money } from '@materia/domain-money';
import type { DiscountTier } from './discount-tiers.ts';
import { applyPriceRules, isSoldBy, type PriceRule, type SoldRow } from './price-rules.ts';

/**
 * A promo code of the cart: an amount with tax or a rate off the retailer's own lines, or off those
 * of the vendor that `seller` names.
 */
export type CartCoupon = {
  readonly code: string;
  readonly seller?: string | null | undefined;
  readonly off: PriceRule['off'];
};

/** A cart has at most one level and one promo code. */
export type CartDiscounts = {
  readonly tier: DiscountTier | null;
  readonly coupon: CartCoupon | null;
};

/** The discount of each kind for each line, with tax, in the order of the lines. */
export type LineDiscounts = { readonly tier: Money; readonly coupon: Money };

/**
 * Spreads the discounts over the lines by their rules. Vendors' lines have no level, and a code only
 * if it is their vendor's.
 */
export const lineDiscounts = (
  lines: readonly SoldRow[],
  discounts: CartDiscounts,
  currency: Currency,
): readonly LineDiscounts[] => {
  const rules = rulesOf(discounts);
  const shares = applyPriceRules(lines, rules, currency);
  const shareOf = (name: keyof LineDiscounts, place: number): Money =>
    shares[rules.findIndex((rule) => rule.name === name)]?.[place] ?? money(0, currency);
  return lines.map((_, place) => ({
    tier: shareOf('tier', place),
    coupon: shareOf('coupon', place),
  }));
};

/**
 * The rules of a cart in the order in which they apply. They begin where the price list ends: the
 * price of an offer, reduced or not, is that of the line.
 */
const rulesOf = ({
  tier,
  coupon,
}: CartDiscounts): readonly (PriceRule & { readonly name: keyof LineDiscounts })[] => [
  ...(tier === null
    ? []
    : [{ name: 'tier', seller: null, off: { kind: 'rate', rate: tier.rate } } as const]),
  ...(coupon === null
    ? []
    : [{ name: 'coupon', seller: coupon.seller ?? null, off: coupon.off } as const]),
];

/**
 * The total, before discounts, of the lines to which a code of this vendor applies; null is the
 * retailer.
 */
export const vendorSubtotal = (
  lines: readonly SoldRow[],
  seller: string | null,
  currency: Currency,
): Money =>
  sumMoney(
    lines.filter((line) => isSoldBy(line, seller)).map(({ row }) => row),
    currency,
  );
