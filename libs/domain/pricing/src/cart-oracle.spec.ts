import { money } from '@materia/domain-money';
import { describe, expect, it } from 'vitest';
import { cartTotals } from './cart-totals.ts';
import { defaultDiscountTiers } from './discount-tiers.ts';
import type { AncillaryCharge, CartTotals, PricedCart, PricedLine } from './priced-cart.ts';
import { cartOracle, randomFrom, SUMS } from '@materia/testing/oracle';

/**
 * Computes the totals again with plain integers of arbitrary size and without any function of the
 * shop: `npm run oracle` compares a million random carts, the unit tests a sample.
 */
const CARTS = Number(process.env['MATERIA_ORACLE_CARTS'] ?? 20_000);
const SEED = Number(process.env['MATERIA_ORACLE_SEED'] ?? 20_251_029);

/** The sums in which shop and oracle differ, even by one minor unit; none when they agree. */
const differences = (cart: PricedCart, totals: CartTotals): readonly string[] => {
  const expected = cartOracle(cart);
  const sums = SUMS.filter(
    (name) =>
      BigInt(totals[name].included.minor) !== expected[name].included ||
      BigInt(totals[name].excluded.minor) !== expected[name].excluded,
  );
  const tax = expected.total.included - expected.total.excluded;
  return BigInt(totals.tax.minor) === tax ? sums : [...sums, 'tax'];
};

const VAT_RATES = [0, 400, 500, 550, 600, 800, 1000, 1300, 2000, 2100, 2300] as const;
const TIERS = defaultDiscountTiers('EUR');

const randomCart = (random: () => number): PricedCart => {
  const below = (limit: number): number => Math.floor(random() * limit);
  const eur = (limit: number) => money(below(limit), 'EUR');
  const vatRate = (): number => VAT_RATES[below(VAT_RATES.length)] ?? 0;
  const line = (_: unknown, index: number): PricedLine => {
    const isThirdParty = random() < 0.3;
    const unit = eur(random() < 0.05 ? 5_000_000 : 20_000);
    return {
      id: String(index),
      seller: isThirdParty ? `vendor-${below(3)}` : 'shop',
      isThirdParty,
      quantity: 1 + below(random() < 0.1 ? 999 : 12),
      unit,
      before: random() < 0.3 ? money(unit.minor + below(5_000), 'EUR') : undefined,
      vatRate: vatRate(),
      ecoAdded: random() < 0.2 ? eur(500) : undefined,
    };
  };
  const coupon =
    random() < 0.5
      ? { kind: 'amount' as const, amount: eur(10_000) }
      : { kind: 'rate' as const, rate: below(10_001) };
  const lines = Array.from({ length: below(random() < 0.05 ? 51 : 9) }, line);
  /** Amounts for some of the lines, at least one; none in a cart without lines. */
  const ancillaries = (most: number, limit: number): readonly AncillaryCharge[] =>
    lines.length === 0
      ? []
      : Array.from({ length: below(most + 1) }, () => {
          const first = below(lines.length);
          return {
            seller: 'shop',
            amount: eur(limit),
            lineIds: lines
              .filter((_, index) => index === first || random() < 0.5)
              .map(({ id }) => id),
          };
        });
  const [fee] = ancillaries(1, 5_000);
  return {
    currency: 'EUR',
    basis: random() < 0.4 ? 'excluded' : 'included',
    lines,
    discounts: {
      tier: random() < 0.5 ? (TIERS[below(TIERS.length)] ?? null) : null,
      coupon:
        random() < 0.4
          ? { code: 'SPRING', off: coupon, seller: random() < 0.3 ? `vendor-${below(3)}` : null }
          : null,
    },
    preparation:
      fee === undefined
        ? null
        : { ...fee, originalAmount: fee.amount, references: 25, steps: 1, isWaived: false },
    palletDeposits: Array.from({ length: below(3) }, () => ({
      seller: 'shop',
      unit: eur(5_000),
      vatRate: vatRate(),
      pallets: 1 + below(40),
    })),
    shipping: ancillaries(3, 20_000),
  };
};

/**
 * The first cart for which shop and oracle disagree, with the differing sums; null when they agree
 * on all.
 */
const firstDifference = (
  carts: number,
  random: () => number,
): { readonly sums: readonly string[]; readonly cart: PricedCart } | null => {
  for (let count = 1; count <= carts; count += 1) {
    const cart = randomCart(random);
    const sums = differences(cart, cartTotals(cart));
    if (sums.length > 0) return { sums, cart };
  }
  return null;
};

describe('totals compared with an oracle', () => {
  it(
    `match to the cent in ${CARTS} random carts, with offers, levels, codes, fees, deposits and shipping (CART-03, BEY-12)`,
    { timeout: 3_600_000 },
    () => {
      expect(firstDifference(CARTS, randomFrom(SEED))).toBeNull();
    },
  );

  it('a difference of one cent is detected', () => {
    const cart = randomCart(randomFrom(7));
    const totals = cartTotals(cart);
    const oneMore = {
      included: money(totals.total.included.minor + 1, 'EUR'),
      excluded: totals.total.excluded,
    };
    expect(differences(cart, { ...totals, total: oneMore })).toEqual(['total']);
    expect(differences(cart, { ...totals, tax: money(totals.tax.minor - 1, 'EUR') })).toEqual([
      'tax',
    ]);
  });
});
