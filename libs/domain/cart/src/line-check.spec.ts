import { money } from '@materia/domain-money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLine, type LineFinding } from './line-check.ts';

const zl = (minor: number) => money(minor, 'PLN');
const seen = { quantity: 3, price: zl(800), initial: zl(1000), isWaiting: false };
const now = { maximum: 5, price: zl(800), initial: zl(1000) };
const full = { ...seen, initial: zl(800) };

describe('checking a line against its offer', () => {
  it.each<[string, Partial<typeof seen>, Partial<typeof now>, readonly LineFinding[]]>([
    ['nothing changed', {}, {}, []],
    ['exactly as much is left', { quantity: 5 }, {}, []],
    [
      'nothing is left, which is told once (NTF-06)',
      {},
      { maximum: 0 },
      [{ change: 'wait', outcome: 'NO_STOCK_AVAILABLE' }],
    ],
    ['it waits already', { isWaiting: true }, { maximum: 0 }, []],
    [
      'what waited is there again (BEY-07)',
      { isWaiting: true },
      {},
      [{ change: 'return', outcome: null }],
    ],
    [
      'a part of what waited is there again',
      { isWaiting: true },
      { maximum: 2 },
      [
        { change: 'return', outcome: null },
        { change: 'quantity', outcome: 'NO_STOCK_AVAILABLE', quantity: 2 },
      ],
    ],
    [
      'less is left (NTF-07)',
      {},
      { maximum: 2 },
      [{ change: 'quantity', outcome: 'NO_STOCK_AVAILABLE', quantity: 2 }],
    ],
    [
      'the price rose (NTF-08)',
      {},
      { price: zl(900) },
      [{ change: 'price', outcome: 'OFFER_PRICE_CHANGE' }],
    ],
    [
      'the price fell (NTF-09)',
      {},
      { price: zl(700) },
      [{ change: 'price', outcome: 'OFFER_PRICE_CHANGE' }],
    ],
    [
      'the reduction is over (NTF-11)',
      {},
      { price: zl(1000) },
      [{ change: 'price', outcome: 'PRODUCT_DISCOUNT_REMOVED' }],
    ],
    [
      'it is over at the same price (NTF-11)',
      {},
      { initial: zl(800) },
      [{ change: 'price', outcome: 'PRODUCT_DISCOUNT_REMOVED' }],
    ],
    [
      'only the figure behind it moved (NTF-14)',
      {},
      { initial: zl(1200) },
      [{ change: 'price', outcome: null }],
    ],
    [
      'a full price became another one (NTF-08)',
      full,
      { price: zl(900), initial: zl(900) },
      [{ change: 'price', outcome: 'OFFER_PRICE_CHANGE' }],
    ],
    [
      'a full price became a reduced one (NTF-09)',
      full,
      { price: zl(700), initial: zl(800) },
      [{ change: 'price', outcome: 'OFFER_PRICE_CHANGE' }],
    ],
    [
      'stock and price changed',
      {},
      { maximum: 1, price: zl(900) },
      [
        { change: 'quantity', outcome: 'NO_STOCK_AVAILABLE', quantity: 1 },
        { change: 'price', outcome: 'OFFER_PRICE_CHANGE' },
      ],
    ],
  ])('%s', (_, line, offer, findings) =>
    expect(checkLine({ ...seen, ...line }, { ...now, ...offer })).toEqual(findings),
  );

  it('a line whose offer no longer exists anywhere is removed (NTF-10)', () =>
    expect(checkLine(seen, 'gone')).toEqual([{ change: 'delete', outcome: 'TECHNICAL_ERROR' }]));

  it('an offer that only this store lacks leaves its line in the cart (BEY-07)', () => {
    expect(checkLine(seen, 'not-here')).toEqual([
      { change: 'wait', outcome: 'NO_STOCK_AVAILABLE' },
    ]);
    expect(checkLine({ ...seen, isWaiting: true }, 'not-here')).toEqual([]);
  });

  it('has no findings once its findings are applied (CART-21)', () => {
    const price = fc.integer({ min: 1, max: 4 }).map(zl);
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 5 }),
      price,
      initial: price,
      isWaiting: fc.boolean(),
    });
    const offer = fc.record({ maximum: fc.integer({ min: 0, max: 5 }), price, initial: price });
    fc.assert(
      fc.property(line, offer, (before, stands) => {
        const findings = checkLine(before, stands);
        const quantity =
          findings.find((finding) => finding.change === 'quantity')?.quantity ?? before.quantity;
        const shown = findings.some(({ change }) => change === 'price') ? stands : before;
        const isWaiting = findings.reduce(
          (waits, { change }) => (change === 'wait' ? true : change === 'return' ? false : waits),
          before.isWaiting,
        );
        expect(findings.some(({ change }) => change === 'delete')).toBe(false);
        expect(
          checkLine({ quantity, price: shown.price, initial: shown.initial, isWaiting }, stands),
        ).toEqual([]);
      }),
    );
  });
});
