import { money } from '@materia/domain-money';
import { describe, expect, it } from 'vitest';
import { cartTotals } from './cart-totals.ts';
import { defaultDiscountTiers } from './discount-tiers.ts';
import type { CartTotals, Charge, PricedCart, PricedLine } from './priced-cart.ts';

/**
 * Totals once more, by schoolbook arithmetic on integers of any size and without one function of the shop:
 * `npm run oracle` compares a million random carts, the unit tests a sample.
 */
const CARTS = Number(process.env['MATERIA_ORACLE_CARTS'] ?? 20_000);
const SEED = Number(process.env['MATERIA_ORACLE_SEED'] ?? 20_251_029);

type Both = { readonly included: bigint; readonly excluded: bigint };
type Sums = Readonly<Record<'subtotal' | 'tierDiscount' | 'couponDiscount' | 'eco' | 'preparation' | 'palletDeposits' | 'shipping' | 'total', Both>>;

/** numerator / denominator, halves up; neither is below zero. */
const nearest = (numerator: bigint, denominator: bigint): bigint => (2n * numerator + denominator) / (2n * denominator);

const taxed = (included: bigint, vatRate: number): Both => ({ included, excluded: nearest(included * 10_000n, 10_000n + BigInt(vatRate)) });

const add = (amounts: readonly Both[]): Both => ({
  included: amounts.reduce((sum, amount) => sum + amount.included, 0n),
  excluded: amounts.reduce((sum, amount) => sum + amount.excluded, 0n),
});

const less = (left: Both, right: Both): Both => ({ included: left.included - right.included, excluded: left.excluded - right.excluded });

/** Hands an amount out in proportion: whole parts first, then one unit at a time to whoever still lacks most, the first of equals. */
const handOut = (amount: bigint, weights: readonly bigint[]): readonly bigint[] => {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  if (whole === 0n) return weights.map(() => 0n);
  const parts = weights.map((weight) => (amount * weight) / whole);
  const lacking = weights.map((weight) => (amount * weight) % whole);
  for (let left = amount - parts.reduce((sum, part) => sum + part, 0n); left > 0n; left -= 1n) {
    let neediest = 0;
    for (const [index, lack] of lacking.entries()) if (lack > (lacking[neediest] ?? 0n)) neediest = index;
    parts[neediest] = (parts[neediest] ?? 0n) + 1n;
    lacking[neediest] = -1n;
  }
  return parts;
};

const expectedSums = (cart: PricedCart): Sums => {
  const { tier, coupon } = cart.discounts;
  const rows = cart.lines.map((line) => BigInt(line.unit.minor) * BigInt(line.quantity));
  const own = rows.map((row, index) => (cart.lines[index]?.isThirdParty === true ? 0n : row));
  const ownSum = own.reduce((sum, row) => sum + row, 0n);
  const tierParts = handOut(tier === null ? 0n : nearest(ownSum * BigInt(tier.rate), 10_000n), own);
  const left = own.map((row, index) => row - (tierParts[index] ?? 0n));
  const leftSum = left.reduce((sum, row) => sum + row, 0n);
  const off = coupon === null ? 0n : coupon.off.kind === 'amount' ? BigInt(coupon.off.amount.minor) : nearest(leftSum * BigInt(coupon.off.rate), 10_000n);
  const couponParts = handOut(off < leftSum ? off : leftSum, left);

  const lines = cart.lines.map((line, index) => {
    const full = taxed(rows[index] ?? 0n, line.vatRate);
    const afterTier = taxed(full.included - (tierParts[index] ?? 0n), line.vatRate);
    const total = taxed(afterTier.included - (couponParts[index] ?? 0n), line.vatRate);
    const eco = taxed(BigInt(line.ecoAdded?.minor ?? 0) * BigInt(line.quantity), line.vatRate);
    return { full, tierDiscount: less(full, afterTier), couponDiscount: less(afterTier, total), total, eco };
  });
  const charged = (charges: readonly Charge[]): Both => add(charges.map(({ amount, vatRate }) => taxed(BigInt(amount.minor), vatRate)));
  const sums = {
    subtotal: add(lines.map(({ full }) => full)),
    tierDiscount: add(lines.map(({ tierDiscount }) => tierDiscount)),
    couponDiscount: add(lines.map(({ couponDiscount }) => couponDiscount)),
    eco: add(lines.map(({ eco }) => eco)),
    preparation: charged(cart.preparation === null ? [] : [cart.preparation]),
    palletDeposits: charged(cart.palletDeposits),
    shipping: charged(cart.shipping),
  };
  const total = add([...lines.map((line) => line.total), sums.eco, sums.preparation, sums.palletDeposits, sums.shipping]);
  return { ...sums, total };
};

const SUMS = ['subtotal', 'tierDiscount', 'couponDiscount', 'eco', 'preparation', 'palletDeposits', 'shipping', 'total'] as const satisfies readonly (keyof Sums)[];

/** The sums in which shop and oracle differ, by as little as one minor unit; none when they agree. */
const differences = (cart: PricedCart, totals: CartTotals): readonly string[] => {
  const expected = expectedSums(cart);
  const sums = SUMS.filter((name) => BigInt(totals[name].included.minor) !== expected[name].included || BigInt(totals[name].excluded.minor) !== expected[name].excluded);
  const tax = expected.total.included - expected.total.excluded;
  return BigInt(totals.tax.minor) === tax ? sums : [...sums, 'tax'];
};

/** A small generator of numbers from 0 up to (not including) 1 that repeats itself for a seed (xorshift, 32 bits). */
const randomFrom = (seed: number): (() => number) => {
  let state = seed | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
};

const VAT_RATES = [0, 400, 500, 550, 600, 800, 1000, 1300, 2000, 2100, 2300] as const;
const TIERS = defaultDiscountTiers('EUR');

const randomCart = (random: () => number): PricedCart => {
  const below = (limit: number): number => Math.floor(random() * limit);
  const eur = (limit: number) => money(below(limit), 'EUR');
  const vatRate = (): number => VAT_RATES[below(VAT_RATES.length)] ?? 0;
  const charges = (most: number): readonly Charge[] => Array.from({ length: below(most + 1) }, () => ({ seller: 'shop', amount: eur(20_000), vatRate: vatRate() }));
  const line = (_: unknown, index: number): PricedLine => {
    const isThirdParty = random() < 0.3;
    return {
      id: String(index),
      seller: isThirdParty ? `vendor-${below(3)}` : 'shop',
      isThirdParty,
      quantity: 1 + below(random() < 0.1 ? 999 : 12),
      unit: eur(random() < 0.05 ? 5_000_000 : 20_000),
      vatRate: vatRate(),
      ecoAdded: random() < 0.2 ? eur(500) : undefined,
    };
  };
  const coupon = random() < 0.5 ? { kind: 'amount' as const, amount: eur(10_000) } : { kind: 'rate' as const, rate: below(10_001) };
  return {
    currency: 'EUR',
    lines: Array.from({ length: below(random() < 0.05 ? 51 : 9) }, line),
    discounts: {
      tier: random() < 0.5 ? (TIERS[below(TIERS.length)] ?? null) : null,
      coupon: random() < 0.4 ? { code: 'SPRING', off: coupon } : null,
    },
    preparation: random() < 0.5 ? { seller: 'shop', vatRate: vatRate(), amount: eur(5_000), references: 25, steps: 1, isWaived: false } : null,
    palletDeposits: charges(2),
    shipping: charges(3),
  };
};

/** The first cart that shop and oracle disagree about, with the sums in which they do; null when they agree about all. */
const firstDifference = (carts: number, random: () => number): { readonly sums: readonly string[]; readonly cart: PricedCart } | null => {
  for (let count = 1; count <= carts; count += 1) {
    const cart = randomCart(random);
    const sums = differences(cart, cartTotals(cart));
    if (sums.length > 0) return { sums, cart };
  }
  return null;
};

describe('totals beside an oracle', () => {
  it(`differ by no cent in ${CARTS} random carts, discounts, fees, deposits and shipping included (CART-03, BEY-12)`, { timeout: 3_600_000 }, () => {
    expect(firstDifference(CARTS, randomFrom(SEED))).toBeNull();
  });

  it('would notice one cent', () => {
    const cart = randomCart(randomFrom(7));
    const totals = cartTotals(cart);
    const oneMore = { included: money(totals.total.included.minor + 1, 'EUR'), excluded: totals.total.excluded };
    expect(differences(cart, { ...totals, total: oneMore })).toEqual(['total']);
    expect(differences(cart, { ...totals, tax: money(totals.tax.minor - 1, 'EUR') })).toEqual(['tax']);
  });
});
