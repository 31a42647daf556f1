/**
 * An independent calculation of cart totals with plain BigInt arithmetic and no function of the
 * shop. Totals of the domain and of the host are compared with it.
 */

/** What is charged for some lines; it is taxed as they are. */
type OracleAncillary = {
  readonly amount: { readonly minor: number };
  readonly lineIds: readonly string[];
};
type OraclePallets = {
  readonly pallets: number;
  readonly unit: { readonly minor: number };
  readonly vatRate: number;
};
/** The parts of a cart that the oracle needs; every `PricedCart` is assignable. */
type OracleCart = {
  readonly basis?: 'included' | 'excluded' | undefined;
  readonly lines: readonly {
    readonly id: string;
    readonly quantity: number;
    readonly unit: { readonly minor: number };
    readonly before?: { readonly minor: number } | undefined;
    readonly vatRate: number;
    readonly isThirdParty: boolean;
    readonly seller?: string | undefined;
    readonly ecoAdded?: { readonly minor: number } | undefined;
  }[];
  readonly discounts: {
    readonly tier: { readonly rate: number } | null;
    readonly coupon: {
      readonly seller?: string | null | undefined;
      readonly off:
        | { readonly kind: 'amount'; readonly amount: { readonly minor: number } }
        | { readonly kind: 'rate'; readonly rate: number };
    } | null;
  };
  readonly preparation: OracleAncillary | null;
  readonly palletDeposits: readonly OraclePallets[];
  readonly shipping: readonly OracleAncillary[];
};

type Both = { readonly included: bigint; readonly excluded: bigint };
type Sums = Readonly<
  Record<
    | 'offerDiscount'
    | 'subtotal'
    | 'tierDiscount'
    | 'couponDiscount'
    | 'eco'
    | 'preparation'
    | 'palletDeposits'
    | 'shipping'
    | 'total',
    Both
  >
>;

/** Rounds numerator / denominator half up; neither may be negative. */
const nearest = (numerator: bigint, denominator: bigint): bigint =>
  (2n * numerator + denominator) / (2n * denominator);

const taxed = (included: bigint, vatRate: number): Both => ({
  included,
  excluded: nearest(included * 10_000n, 10_000n + BigInt(vatRate)),
});

const add = (amounts: readonly Both[]): Both => ({
  included: amounts.reduce((sum, amount) => sum + amount.included, 0n),
  excluded: amounts.reduce((sum, amount) => sum + amount.excluded, 0n),
});

const less = (left: Both, right: Both): Both => ({
  included: left.included - right.included,
  excluded: left.excluded - right.excluded,
});

/** Splits an amount in proportion: rounded down first, then one unit each to the largest remainders, the first of equals. */
const allocate = (amount: bigint, weights: readonly bigint[]): readonly bigint[] => {
  const sum = weights.reduce((total, weight) => total + weight, 0n);
  if (sum === 0n) return weights.map(() => 0n);
  const parts = weights.map((weight) => (amount * weight) / sum);
  const remainders = weights.map((weight) => (amount * weight) % sum);
  for (let left = amount - parts.reduce((total, part) => total + part, 0n); left > 0n; left -= 1n) {
    let largest = 0;
    for (const [index, remainder] of remainders.entries())
      if (remainder > (remainders[largest] ?? 0n)) largest = index;
    parts[largest] = (parts[largest] ?? 0n) + 1n;
    remainders[largest] = -1n;
  }
  return parts;
};

/** The totals of a cart with and without tax, in minor units. */
export const cartOracle = (cart: OracleCart): Sums => {
  const { tier, coupon } = cart.discounts;
  // On prices without tax the unit is rounded without tax and multiplied, and tax is added to that.
  const rowOf = (unitMinor: number, quantity: number, vatRate: number): bigint => {
    if (cart.basis !== 'excluded') return BigInt(unitMinor) * BigInt(quantity);
    const net = taxed(BigInt(unitMinor), vatRate).excluded * BigInt(quantity);
    return nearest(net * (10_000n + BigInt(vatRate)), 10_000n);
  };
  const rows = cart.lines.map((line) => rowOf(line.unit.minor, line.quantity, line.vatRate));
  const offers = cart.lines.map((line, index) =>
    less(
      taxed(rowOf((line.before ?? line.unit).minor, line.quantity, line.vatRate), line.vatRate),
      taxed(rows[index] ?? 0n, line.vatRate),
    ),
  );
  const own = rows.map((row, index) => (cart.lines[index]?.isThirdParty === true ? 0n : row));
  const ownSum = own.reduce((sum, row) => sum + row, 0n);
  const tierParts = allocate(
    tier === null ? 0n : nearest(ownSum * BigInt(tier.rate), 10_000n),
    own,
  );
  const vendor = coupon?.seller ?? null;
  const left = rows.map((row, index) => {
    const line = cart.lines[index];
    if (vendor !== null) return line?.isThirdParty === true && line.seller === vendor ? row : 0n;
    return (own[index] ?? 0n) - (tierParts[index] ?? 0n);
  });
  const leftSum = left.reduce((sum, row) => sum + row, 0n);
  const off =
    coupon === null
      ? 0n
      : coupon.off.kind === 'amount'
        ? BigInt(coupon.off.amount.minor)
        : nearest(leftSum * BigInt(coupon.off.rate), 10_000n);
  const couponParts = allocate(off < leftSum ? off : leftSum, left);

  const lines = cart.lines.map((line, index) => {
    const full = taxed(rows[index] ?? 0n, line.vatRate);
    const afterTier = taxed(full.included - (tierParts[index] ?? 0n), line.vatRate);
    const total = taxed(afterTier.included - (couponParts[index] ?? 0n), line.vatRate);
    const eco = taxed(rowOf(line.ecoAdded?.minor ?? 0, line.quantity, line.vatRate), line.vatRate);
    return {
      full,
      tierDiscount: less(full, afterTier),
      couponDiscount: less(afterTier, total),
      total,
      eco,
    };
  });
  // Delivery and preparation are divided among the rates of their products by what these cost.
  const charged = (charges: readonly OracleAncillary[]): Both =>
    add(
      charges.flatMap(({ amount, lineIds }) => {
        const products = lines.flatMap(({ total, eco }, index) => {
          const line = cart.lines[index];
          return line !== undefined && lineIds.includes(line.id)
            ? [{ vatRate: line.vatRate, cost: total.included + eco.included }]
            : [];
        });
        const rates = [...new Set(products.map(({ vatRate }) => vatRate))].toSorted(
          (one, other) => other - one,
        );
        const costs = rates.map((rate) =>
          products.reduce((sum, { vatRate, cost }) => (vatRate === rate ? sum + cost : sum), 0n),
        );
        const weights = costs.some((cost) => cost > 0n) ? costs : costs.map(() => 1n);
        return allocate(BigInt(amount.minor), weights).map((part, at) =>
          taxed(part, rates[at] ?? 0),
        );
      }),
    );
  const sums = {
    subtotal: add(lines.map(({ full }) => full)),
    offerDiscount: add(offers),
    tierDiscount: add(lines.map(({ tierDiscount }) => tierDiscount)),
    couponDiscount: add(lines.map(({ couponDiscount }) => couponDiscount)),
    eco: add(lines.map(({ eco }) => eco)),
    preparation: charged(cart.preparation === null ? [] : [cart.preparation]),
    palletDeposits: add(
      cart.palletDeposits.map(({ pallets, unit, vatRate }) =>
        taxed(BigInt(pallets) * BigInt(unit.minor), vatRate),
      ),
    ),
    shipping: charged(cart.shipping),
  };
  const total = add([
    ...lines.map((line) => line.total),
    sums.eco,
    sums.preparation,
    sums.palletDeposits,
    sums.shipping,
  ]);
  return { ...sums, total };
};

export const SUMS = [
  'subtotal',
  'offerDiscount',
  'tierDiscount',
  'couponDiscount',
  'eco',
  'preparation',
  'palletDeposits',
  'shipping',
  'total',
] as const satisfies readonly (keyof Sums)[];

/** A seeded generator of numbers from 0 (inclusive) to 1 (exclusive); 32-bit xorshift. */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
};
