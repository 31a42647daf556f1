import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  mergeGuestCart as merged,
  type CustomerCart,
  type GuestCart,
  type MergeableLine,
} from './guest-merge.ts';

const line = (offerCode: string, quantity: number, maxQuantity = 999): MergeableLine => ({
  offerCode,
  quantity,
  maxQuantity,
});
const mine = (...lines: readonly MergeableLine[]): CustomerCart<MergeableLine> => ({
  id: 'mine',
  isConvertingQuote: false,
  lines,
});
const guest = (...lines: readonly MergeableLine[]): GuestCart<MergeableLine> => ({
  kind: 'anonymous',
  lines,
});

const MOST_LINES = 6;
const mergeGuestCart = (
  customer: CustomerCart<MergeableLine>,
  added: GuestCart<MergeableLine>,
  mostLines = MOST_LINES,
) => merged(customer, added, mostLines);

const cartLines = fc.uniqueArray(
  fc.record<MergeableLine>({
    offerCode: fc.constantFrom('a', 'b', 'c', 'd'),
    quantity: fc.integer({ min: 1, max: 999 }),
    maxQuantity: fc.integer({ min: 0, max: 1500 }),
  }),
  { selector: ({ offerCode }) => offerCode, maxLength: 4 },
);

describe('merging a guest cart at login', () => {
  it('sums quantities, appends new lines, retires the guest cart and notifies the shopper (CART-40, CART-41)', () => {
    const merge = mergeGuestCart(mine(line('a', 2)), guest(line('a', 3), line('b', 1)));
    expect(merge).toMatchObject({
      ok: true,
      value: {
        lines: [line('a', 5), line('b', 1)],
        guest: { kind: 'merged', into: 'mine' },
        capped: [],
        notices: [{ code: 'MERGED_CART' }],
      },
    });
  });

  it.each([
    { rule: 'at the stock', customer: line('a', 4, 5), added: line('a', 4, 5), quantity: 5 },
    { rule: 'at 999', customer: line('a', 600), added: line('a', 600), quantity: 999 },
    {
      rule: 'never below 1, so that the line is not lost',
      customer: line('a', 1, 0),
      added: line('a', 1, 0),
      quantity: 1,
    },
  ])('caps sums $rule (QTY-10)', ({ customer, added, quantity }) => {
    expect(mergeGuestCart(mine(customer), guest(added))).toMatchObject({
      ok: true,
      value: { lines: [{ quantity }], capped: ['a'] },
    });
  });

  it('adds the first lines for which the cart has room, and says which ones it leaves out', () => {
    const own = [line('a', 1), line('b', 1)];
    const added = [line('c', 1), line('a', 2), line('d', 1), line('e', 1)];
    expect(mergeGuestCart(mine(...own), guest(...added), 3)).toMatchObject({
      ok: true,
      value: { lines: [line('a', 3), line('b', 1), line('c', 1)], leftOut: ['d', 'e'] },
    });
    expect(mergeGuestCart(mine(...own), guest(...added), 5)).toMatchObject({
      value: { leftOut: [] },
    });
    expect(mergeGuestCart(mine(...own), guest(...added), 1)).toMatchObject({
      value: { lines: [line('a', 3), line('b', 1)], leftOut: ['c', 'd', 'e'] },
    });
  });

  it('an empty guest cart changes nothing and adds no notice (NTF-05)', () => {
    expect(mergeGuestCart(mine(line('a', 2)), guest())).toMatchObject({
      ok: true,
      value: { lines: [line('a', 2)], capped: [], notices: [] },
    });
  });

  it.each<{ rule: string; cart: GuestCart<MergeableLine> }>([
    { rule: 'of a customer', cart: { kind: 'owned' } },
    { rule: 'that was merged into another cart', cart: { kind: 'merged', into: 'theirs' } },
  ])('a guest cart $rule is refused: it is not anonymous (CART-40, CART-41)', ({ cart }) => {
    expect(mergeGuestCart(mine(), cart)).toEqual({
      ok: false,
      error: { kind: 'cart-not-anonymous' },
    });
  });

  it('a cart locked by a quote refuses the merge (CART-24)', () => {
    const locked = { ...mine(line('a', 1)), isConvertingQuote: true };
    expect(mergeGuestCart(locked, guest(line('b', 1)))).toEqual({
      ok: false,
      error: { kind: 'converting-quote', change: 'merge' },
    });
  });

  it('loses no line, keeps every quantity within its bounds, and notifies the shopper only when both carts had lines (NTF-05)', () => {
    fc.assert(
      fc.property(cartLines, cartLines, (own, theirs) => {
        const merge = mergeGuestCart(mine(...own), guest(...theirs));
        if (!merge.ok) throw new Error('an anonymous cart is always merged');
        const codes = merge.value.lines.map((entry) => entry.offerCode);
        expect(new Set(codes)).toEqual(
          new Set([...own, ...theirs].map((entry) => entry.offerCode)),
        );
        expect(codes).toHaveLength(new Set(codes).size);
        for (const added of theirs) {
          const merged = merge.value.lines.find((entry) => entry.offerCode === added.offerCode);
          expect(merged?.quantity).toBeGreaterThanOrEqual(1);
          expect(merged?.quantity).toBeLessThanOrEqual(
            Math.max(1, Math.min(merged?.maxQuantity ?? 0, 999)),
          );
        }
        expect(merge.value.notices.length > 0).toBe(own.length > 0 && theirs.length > 0);
      }),
      { numRuns: 200 },
    );
  });

  it('merging the same guest cart again changes nothing', () => {
    fc.assert(
      fc.property(cartLines, cartLines, (own, theirs) => {
        const first = mergeGuestCart(mine(...own), guest(...theirs));
        if (!first.ok) throw new Error('an anonymous cart is always merged');
        const second = mergeGuestCart(mine(...first.value.lines), first.value.guest);
        expect(second).toEqual({
          ok: true,
          value: {
            lines: first.value.lines,
            guest: first.value.guest,
            capped: [],
            leftOut: [],
            notices: [],
          },
        });
      }),
      { numRuns: 200 },
    );
  });
});
