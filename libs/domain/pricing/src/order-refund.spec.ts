import fc from 'fast-check';
import { money } from '@materia/domain-money';
import { describe, expect, it } from 'vitest';
import type { OrderCharge } from './order-charge.ts';
import { refundRows, refundTotal, type RefundPart, type ReturnedLine } from './order-refund.ts';
import { addTaxedAmounts, sumTaxedAmounts, taxedAmount } from './taxed-amount.ts';

const zloty = (minor: number) => money(minor, 'PLN');
const delivery = (minor: number, vatRate = 2300): OrderCharge => ({
  kind: 'delivery',
  vatRate,
  amount: taxedAmount(zloty(minor), vatRate),
  territory: 'mainland',
});
const discount: OrderCharge = {
  kind: 'discount',
  code: 'SPRING',
  vatRate: 2300,
  amount: taxedAmount(zloty(700), 2300),
  territory: 'mainland',
};
const aLine = (
  line: number,
  minor: number,
  { quantity, before = 0, now }: Pick<ReturnedLine, 'quantity' | 'now'> & { before?: number },
  vatRate = 2300,
): ReturnedLine => ({
  line,
  quantity,
  before,
  now,
  vatRate,
  amount: taxedAmount(zloty(minor), vatRate),
});

describe('a refund', () => {
  const charges = [delivery(2500), discount];

  it('from everything returns delivery and fees as well, from a part only its price (BEY-17)', () => {
    const all = [aLine(1, 9000, { quantity: 7, now: 7 }), aLine(2, 1000, { quantity: 1, now: 1 })];
    expect(refundTotal(refundRows(all, charges), 'PLN').included).toEqual(zloty(12_500));
    const part = [aLine(1, 9000, { quantity: 7, now: 0 }), aLine(2, 1000, { quantity: 1, now: 1 })];
    expect(refundTotal(refundRows(part, charges), 'PLN').included).toEqual(zloty(1000));
  });

  it('consists of the returned lines and the charges at their rates, without what the lines contain', () => {
    const lines = [
      aLine(1, 900, { quantity: 3, before: 1, now: 2 }, 800),
      aLine(2, 1000, { quantity: 1, before: 1, now: 0 }),
    ];
    expect(
      refundRows(lines, charges).map((row) => [row.kind, row.vatRate, row.amount.included.minor]),
    ).toEqual([
      ['line', 800, 600],
      ['charge', 2300, 2500],
    ]);
  });

  it('in parts returns the same in the end, with and without tax, whatever the parts (BEY-17)', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            minor: fc.integer({ min: 0, max: 1_000_000 }),
            quantity: fc.integer({ min: 1, max: 7 }),
            vatRate: fc.constantFrom(0, 500, 800, 2300),
          }),
          { minLength: 1, maxLength: 4 },
        ),
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 1, max: 3 }),
        (sold, shipping, step) => {
          const order = [delivery(shipping), discount];
          const before = sold.map(() => 0);
          const rows: RefundPart[] = [];
          for (let round = 0; round < 7; round += 1) {
            const now = sold.map(({ quantity }, at) =>
              Math.min(step, quantity - (before[at] ?? 0)),
            );
            if (now.every((units) => units === 0)) break;
            const back = refundRows(
              sold.map(({ minor, quantity, vatRate }, at) =>
                aLine(at, minor, { quantity, before: before[at] ?? 0, now: now[at] ?? 0 }, vatRate),
              ),
              order,
            );
            for (const { amount } of back) {
              expect(amount.excluded.minor).toBeGreaterThanOrEqual(0);
              expect(amount.included.minor).toBeGreaterThanOrEqual(amount.excluded.minor);
            }
            rows.push(...back);
            for (const [at, units] of now.entries()) before[at] = (before[at] ?? 0) + units;
          }
          expect(refundTotal(rows, 'PLN')).toEqual(
            addTaxedAmounts(
              sumTaxedAmounts(
                sold.map(({ minor, vatRate }) => taxedAmount(zloty(minor), vatRate)),
                'PLN',
              ),
              taxedAmount(zloty(shipping), 2300),
            ),
          );
        },
      ),
      { numRuns: 200 },
    );
  });

  it('of inspected parts is never more than was paid, and all of it if all was accepted (BEY-17)', () => {
    const step = fc.record({
      units: fc.array(fc.nat(3), { minLength: 3, maxLength: 3 }),
      refused: fc.nat(2),
    });
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ minor: fc.nat(1_000_000), quantity: fc.integer({ min: 1, max: 5 }) }),
          {
            minLength: 1,
            maxLength: 3,
          },
        ),
        fc.nat(10_000),
        fc.array(step, { maxLength: 12 }),
        (sold, shipping, steps) => {
          const before = sold.map(() => 0);
          let [back, refused] = [0, 0];
          for (const { units, refused: wanted } of steps) {
            const now = sold.map(({ quantity }, at) =>
              Math.min(units[at] ?? 0, quantity - (before[at] ?? 0)),
            );
            if (now.every((count) => count === 0)) continue;
            const accepted = now.map((count) => Math.max(0, count - wanted));
            refused += now.reduce((sum, count, at) => sum + count - (accepted[at] ?? 0), 0);
            const rows = refundRows(
              sold.map(({ minor, quantity }, at) => ({
                ...aLine(at, minor, { quantity, before: before[at] ?? 0, now: now[at] ?? 0 }),
                accepted: accepted[at] ?? 0,
              })),
              [delivery(shipping)],
            );
            back += refundTotal(rows, 'PLN').included.minor;
            for (const [at, count] of now.entries()) before[at] = (before[at] ?? 0) + count;
          }
          const paid = sold.reduce((sum, { minor }) => sum + minor, shipping);
          expect(back).toBeLessThanOrEqual(paid);
          const isAll = sold.every(({ quantity }, at) => before[at] === quantity);
          if (isAll && refused === 0) expect(back).toBe(paid);
        },
      ),
      { numRuns: 300 },
    );
  });
});
