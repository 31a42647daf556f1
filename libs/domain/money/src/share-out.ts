import type { Currency } from './currency.ts';
import { money, type Money } from './money.ts';

/**
 * Splits an amount in proportion to integer weights; the shares always add up to the amount.
 * Remaining minor units go to the largest fractions, the earlier share first. Weights that are all
 * zero count as equal. Throws a RangeError for negative or non-integer weights, and for a non-zero
 * amount without weights.
 */
export const shareOut = <C extends Currency>(
  amount: Money<C>,
  weights: readonly number[],
): readonly Money<C>[] => {
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0))
    throw new RangeError('Weights are integers from zero up');
  if (weights.length === 0) {
    if (amount.minor !== 0) throw new RangeError('An amount needs at least one share');
    return [];
  }
  const sign = amount.minor < 0 ? -1 : 1;
  const parts = split(
    BigInt(Math.abs(amount.minor)),
    weights.some((weight) => weight > 0) ? weights : weights.map(() => 1),
  );
  return parts.map((part) => money(sign * Number(part), amount.currency));
};

const split = (size: bigint, weights: readonly number[]): readonly bigint[] => {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  const shares = weights.map((weight, index) => {
    const exact = size * BigInt(weight);
    return { index, whole: exact / total, fraction: exact % total };
  });
  const leftOver = Number(size - shares.reduce((sum, share) => sum + share.whole, 0n));
  const lucky = new Set(
    shares
      .toSorted((a, b) => Number(b.fraction - a.fraction))
      .slice(0, leftOver)
      .map((share) => share.index),
  );
  return shares.map((share) => (lucky.has(share.index) ? share.whole + 1n : share.whole));
};
