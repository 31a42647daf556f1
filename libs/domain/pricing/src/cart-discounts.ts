import {
  lesserMoney,
  money,
  rateOf,
  shareOut,
  subtractMoney,
  sumMoney,
  type BasisPoints,
  type Currency,
  type Money,
} from '@materia/domain-money';
import { tierDiscount, type DiscountTier } from './discount-tiers.ts';

/**
 * A promo code of the cart: an amount with tax or a rate off the retailer's own lines, or off those
 * of the vendor that `seller` names.
 */
export type CartCoupon = {
  readonly code: string;
  readonly seller?: string | null | undefined;
  readonly off:
    | { readonly kind: 'amount'; readonly amount: Money }
    | { readonly kind: 'rate'; readonly rate: BasisPoints };
};

/** A cart has at most one level and one promo code. */
export type CartDiscounts = {
  readonly tier: DiscountTier | null;
  readonly coupon: CartCoupon | null;
};

/** The discount of each kind for each line, with tax, in the order of the lines. */
export type LineDiscounts = { readonly tier: Money; readonly coupon: Money };

/**
 * Spreads the discounts over the lines. The level applies first; the promo code applies to the
 * remainder and never exceeds it. Each discount is rounded once for the cart and then split, so
 * that the lines' shares add up to it. Vendors' lines have no level, and a code only if it is their
 * vendor's.
 */
export const lineDiscounts = (
  lines: readonly SoldRow[],
  discounts: CartDiscounts,
  currency: Currency,
): readonly LineDiscounts[] => {
  const nothing = money(0, currency);
  const rows = lines.map((line) => (line.isThirdParty ? nothing : line.row));
  const tierParts = spread(tierDiscount(discounts.tier, sumMoney(rows, currency)), rows);
  const seller = discounts.coupon?.seller ?? null;
  const left = lines.map((line, index) =>
    isSoldBy(line, seller) ? subtractMoney(line.row, tierParts[index] ?? nothing) : nothing,
  );
  const couponParts = spread(couponDiscount(discounts.coupon, sumMoney(left, currency)), left);
  return lines.map((_, index) => ({
    tier: tierParts[index] ?? nothing,
    coupon: couponParts[index] ?? nothing,
  }));
};

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

/** A line's total with tax, and its vendor. */
export type SoldRow = {
  readonly row: Money;
  readonly isThirdParty: boolean;
  readonly seller: string;
};

const isSoldBy = (line: SoldRow, seller: string | null): boolean =>
  seller === null ? !line.isThirdParty : line.isThirdParty && line.seller === seller;

const couponDiscount = (coupon: CartCoupon | null, amount: Money): Money => {
  if (coupon === null) return money(0, amount.currency);
  return lesserMoney(
    coupon.off.kind === 'amount' ? coupon.off.amount : rateOf(amount, coupon.off.rate),
    amount,
  );
};

const spread = (discount: Money, rows: readonly Money[]): readonly Money[] =>
  shareOut(
    discount,
    rows.map((row) => row.minor),
  );
