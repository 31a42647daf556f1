import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money, sumMoney } from './money.ts';
import { shareOut } from './share-out.ts';

const minors = (amount: number, weights: readonly number[]) =>
  shareOut(money(amount, 'EUR'), weights).map((share) => share.minor);

describe('shareOut', () => {
  it.each([
    { amount: 1000, weights: [1, 1, 1], shares: [334, 333, 333] },
    { amount: -1000, weights: [1, 1, 1], shares: [-334, -333, -333] },
    { amount: 100, weights: [1, 2, 3], shares: [17, 33, 50] },
    { amount: 100, weights: [1, 2], shares: [33, 67] },
    { amount: 2, weights: [1, 1, 1], shares: [1, 1, 0] },
    { amount: 5, weights: [0, 3, 0], shares: [0, 5, 0] },
    { amount: 3, weights: [0, 0], shares: [2, 1] },
    { amount: 0, weights: [], shares: [] },
  ])('splits $amount by $weights into $shares', ({ amount, weights, shares }) => {
    expect(minors(amount, weights)).toEqual(shares);
  });

  it('conserves the amount, and each share is within one minor unit of its exact part', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 100_000_000 }), {
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
        weights,
        (amount, parts) => {
          const shares = shareOut(money(amount, 'PLN'), parts);
          expect(sumMoney(shares, 'PLN')).toEqual(money(amount, 'PLN'));
          const total = BigInt(parts.reduce((sum, part) => sum + part, 0));
          for (const [index, share] of shares.entries()) {
            const error = BigInt(share.minor) * total - BigInt(amount) * BigInt(parts[index] ?? 0);
            expect(total === 0n || (error < total && error > -total)).toBe(true);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('an amount without recipients and negative weights throw', () => {
    expect(() => minors(1, [])).toThrow(new RangeError('An amount needs at least one share'));
    expect(() => minors(1, [-1, 2])).toThrow(new RangeError('Weights are integers from zero up'));
    expect(() => minors(1, [0.5])).toThrow(RangeError);
  });
});
