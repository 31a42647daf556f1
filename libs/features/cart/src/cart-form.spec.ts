import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCartForm } from './cart-form.ts';

const form = (fields: Readonly<Record<string, string>>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
const ADD = { intent: 'add', sku: '100234', offer: 'R-1', context: '012P', returnTo: '/x.html' };

describe('a form of the cart', () => {
  it('adds one unit unless it names another quantity', () => {
    expect(parseCartForm(form(ADD))).toMatchObject({
      ok: true,
      value: { kind: 'add', quantity: 1, returnTo: '/x.html', isScripted: false },
    });
    expect(parseCartForm(form({ ...ADD, quantity: '7', scripted: '1' }))).toMatchObject({
      ok: true,
      value: { quantity: 7, isScripted: true },
    });
  });

  it.each(['sku', 'offer', 'context'])(
    'without %s is rejected before any request to the host (CART-31, ERR-14)',
    (missing) => {
      expect(parseCartForm(form({ ...ADD, [missing]: '' }))).toMatchObject({
        ok: false,
        error: { kind: 'no-offer' },
      });
    },
  );

  it.each([
    ['an empty quantity', '', 'not-a-number'],
    ['text', 'dwa', 'not-a-number'],
    ['a broken number', '1,5', 'not-an-integer'],
    ['zero', '0', 'below-minimum'],
    ['a negative number', '-3', 'below-minimum'],
  ])('rejects %s (QTY-05, QTY-08)', (_, quantity, kind) => {
    expect(parseCartForm(form({ ...ADD, quantity }))).toMatchObject({
      ok: false,
      error: { kind: 'quantity', typed: quantity, refusal: { kind } },
    });
    expect(parseCartForm(form({ intent: 'update', line: 'L1', quantity }))).toMatchObject({
      ok: false,
      error: { kind: 'quantity', lineId: 'L1' },
    });
  });

  it('clamps more than the maximum to the maximum (QTY-10)', () => {
    expect(parseCartForm(form({ ...ADD, quantity: '5000' }))).toMatchObject({
      ok: true,
      value: { quantity: 999 },
    });
  });

  it.each([
    ['more', '3', 4],
    ['less', '3', 2],
    ['less', '1', 1],
    ['more', '999', 999],
    ['constructor', '3', 3],
  ])(
    'changes the quantity by its button "%s" without scripts: %s becomes %i',
    (step, quantity, expected) => {
      expect(parseCartForm(form({ intent: 'update', line: 'L1', quantity, step }))).toMatchObject({
        ok: true,
        value: { kind: 'update', quantity: expected },
      });
    },
  );

  it('never throws, and never requests a quantity that no line may have', () => {
    const field = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'add',
        'update',
        'remove',
        'add-coupon',
        'remove-coupon',
        'more',
        'less',
        '1',
        '1000',
      ),
    );
    const fields = fc.record(
      {
        intent: field,
        sku: field,
        offer: field,
        context: field,
        line: field,
        quantity: field,
        step: field,
        returnTo: field,
      },
      { requiredKeys: [] },
    );
    const holds = fc.property(fields, (typed) => {
      const read = parseCartForm(form(typed));
      if (!read.ok || !('quantity' in read.value)) return;
      expect(
        Number.isInteger(read.value.quantity) &&
          read.value.quantity >= 1 &&
          read.value.quantity <= 999,
      ).toBe(true);
    });
    fc.assert(holds, { numRuns: 300 });
  });
});
