import { subtractMoney, money, type BasisPoints, type Money } from '@materia/domain-money';
import type { CartTotals } from './priced-cart.ts';
import { addTaxedAmounts, type TaxedAmount } from './taxed-amount.ts';

/**
 * One step from the lines to the total, with the facts of its rule; the market provides the label.
 * Discounts are negative.
 */
export type CartExplanationStep =
  | { readonly kind: 'lines'; readonly lines: number; readonly amount: TaxedAmount }
  | { readonly kind: 'offer'; readonly amount: TaxedAmount }
  | {
      readonly kind: 'tier-discount';
      /** Unknown of an order, which keeps the amount. */
      readonly level?: number | undefined;
      readonly rate?: BasisPoints | undefined;
      readonly amount: TaxedAmount;
    }
  | { readonly kind: 'coupon'; readonly code: string; readonly amount: TaxedAmount }
  | { readonly kind: 'eco-contribution'; readonly amount: TaxedAmount }
  | {
      readonly kind: 'preparation-fee';
      readonly references: number;
      readonly steps: number;
      readonly isWaived: boolean;
      readonly amount: TaxedAmount;
    }
  | { readonly kind: 'pallet-deposit'; readonly pallets: number; readonly amount: TaxedAmount }
  | { readonly kind: 'shipping'; readonly amount: TaxedAmount };

export type CartExplanation = {
  /** These amounts add up to the total. */
  readonly steps: readonly CartExplanationStep[];
  /** The tax included in the total, per rate. */
  readonly taxes: readonly {
    readonly vatRate: BasisPoints;
    readonly base: Money;
    readonly tax: Money;
  }[];
};

/** What a total is made of, as far as its explanation names it. */
type ExplainedCart = {
  readonly lines: readonly unknown[];
  readonly discounts: {
    readonly tier: {
      readonly level?: number | undefined;
      readonly rate?: BasisPoints | undefined;
    } | null;
    readonly coupon: { readonly code: string } | null;
  };
  readonly preparation: Parameters<typeof preparationFacts>[0] | null;
  readonly palletDeposits: readonly { readonly pallets: number }[];
  readonly shipping: readonly unknown[];
};

/** The amounts of its steps. */
type ExplainedTotals = Omit<CartTotals, 'lines' | 'total' | 'fees' | 'tax' | 'byVendor'>;

/**
 * Explains the total of a cart or an order. Zero steps are omitted, except a waived preparation fee
 * and free shipping.
 */
export const explainTotals = (cart: ExplainedCart, totals: ExplainedTotals): CartExplanation => {
  const { tier, coupon } = cart.discounts;
  const pallets = cart.palletDeposits.reduce((sum, each) => sum + each.pallets, 0);
  const steps: readonly (CartExplanationStep | null)[] = [
    {
      kind: 'lines',
      lines: cart.lines.length,
      amount: addTaxedAmounts(totals.subtotal, totals.offerDiscount),
    },
    isNothing(totals.offerDiscount)
      ? null
      : { kind: 'offer', amount: negated(totals.offerDiscount) },
    tier && {
      kind: 'tier-discount',
      ...(tier.level !== undefined && { level: tier.level }),
      ...(tier.rate !== undefined && { rate: tier.rate }),
      amount: negated(totals.tierDiscount),
    },
    coupon && { kind: 'coupon', code: coupon.code, amount: negated(totals.couponDiscount) },
    isNothing(totals.eco) ? null : { kind: 'eco-contribution', amount: totals.eco },
    cart.preparation && {
      kind: 'preparation-fee',
      ...preparationFacts(cart.preparation),
      amount: totals.preparation,
    },
    pallets === 0 ? null : { kind: 'pallet-deposit', pallets, amount: totals.palletDeposits },
    cart.shipping.length === 0 ? null : { kind: 'shipping', amount: totals.shipping },
  ];
  return {
    steps: steps.filter((step) => step !== null),
    taxes: totals.byRate.map(({ vatRate, amount, tax }) => ({
      vatRate,
      base: amount.excluded,
      tax,
    })),
  };
};

const preparationFacts = ({
  references,
  steps,
  isWaived,
}: {
  readonly references: number;
  readonly steps: number;
  readonly isWaived: boolean;
}) => ({ references, steps, isWaived });

const isNothing = (amount: TaxedAmount): boolean => amount.included.minor === 0;

const negated = (amount: TaxedAmount): TaxedAmount => ({
  included: subtractMoney(money(0, amount.included.currency), amount.included),
  excluded: subtractMoney(money(0, amount.excluded.currency), amount.excluded),
});
