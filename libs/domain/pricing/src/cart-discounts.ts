import { sumMoney, type Currency, type Money } from '@materia/domain-money';
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

/** A line before its offer, and what the offer takes off it with tax; zero without one. */
export type OfferedRow = SoldRow & { readonly offer: Money };

/** The discount of each kind for each line, with tax, in the order of the lines. */
export type LineDiscounts = {
  readonly offer: Money;
  readonly tier: Money;
  readonly coupon: Money;
};

/**
 * Spreads the discounts over the lines by their rules. Offers are of single lines; vendors' lines
 * have no level, and a code only if it is their vendor's.
 */
export const lineDiscounts = (
  lines: readonly OfferedRow[],
  discounts: CartDiscounts,
  currency: Currency,
): readonly LineDiscounts[] => {
  const rules = rulesOf(lines, discounts);
  const shares = applyPriceRules(lines, rules, currency);
  const shareOf = (name: keyof LineDiscounts, place: number): Money =>
    sumMoney(
      shares.flatMap((parts, at) => (rules[at]?.name === name ? (parts[place] ?? []) : [])),
      currency,
    );
  return lines.map((_, place) => ({
    offer: shareOf('offer', place),
    tier: shareOf('tier', place),
    coupon: shareOf('coupon', place),
  }));
};

/**
 * The rules of a cart in the order in which they apply: offers come first, since a reduced price is
 * the price of which a level or a code takes its part.
 */
const rulesOf = (
  lines: readonly OfferedRow[],
  { tier, coupon }: CartDiscounts,
): readonly (PriceRule & { readonly name: keyof LineDiscounts })[] => [
  ...lines.flatMap(({ offer }, place) =>
    offer.minor === 0
      ? []
      : [
          {
            name: 'offer',
            lines: { kind: 'line', place },
            off: { kind: 'amount', amount: offer },
          } as const,
        ],
  ),
  ...(tier === null
    ? []
    : [
        {
          name: 'tier',
          lines: { kind: 'seller', seller: null },
          off: { kind: 'rate', rate: tier.rate },
        } as const,
      ]),
  ...(coupon === null
    ? []
    : [
        {
          name: 'coupon',
          lines: { kind: 'seller', seller: coupon.seller ?? null },
          off: coupon.off,
        } as const,
      ]),
];

/**
 * The total, at their prices before level and code, of the lines to which a code of this vendor applies; null is the
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
