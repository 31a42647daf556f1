import { money } from '@materia/domain-money';
import {
  ADDED_CHARGE_KINDS,
  lineAmount,
  subtractTaxedAmounts,
  sumTaxedAmounts,
  taxedAmount,
} from '@materia/domain-pricing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DocumentRow,
  documentRows,
  type StatedLine,
  type StatedCharge,
} from './document-rows.ts';

const euro = (minor: number) => money(minor, 'EUR');

const charge = (
  kind: StatedCharge['kind'],
  minor: number,
  more: Partial<StatedCharge> = {},
): StatedCharge => {
  const vatRate = more.vatRate ?? 2300;
  return {
    kind,
    quantity: null,
    code: null,
    vatRate,
    amount: taxedAmount(euro(minor), vatRate),
    ...more,
  };
};

const line = (number: number, unit: number, quantity: number, off: number): StatedLine => {
  const full = lineAmount({ unit: euro(unit), quantity, vatRate: 2300 }, 'included');
  return {
    line: number,
    unit: euro(unit),
    quantity,
    vatRate: 2300,
    amount: subtractTaxedAmounts(full, taxedAmount(euro(off), 2300)),
  };
};

const IN_EURO = { basis: 'included', currency: 'EUR' } as const;
const said = (rows: readonly DocumentRow[]) =>
  rows.map(({ kind, amount }) => [kind, amount.included.minor]);

describe('the rows of a document', () => {
  it('are the products before discounts, the discounts, and every charge that adds to the total', () => {
    const rows = documentRows(
      [line(1, 1000, 3, 300), line(2, 500, 1, 0)],
      [
        charge('delivery', 799),
        charge('deposit', 1500, { quantity: 1, vatRate: 0 }),
        charge('preparation-fee', 600, { quantity: 1 }),
        charge('eco-contribution', 36),
        charge('included-eco-contribution', 12),
        charge('discount', 200),
        charge('discount', 100, { code: 'SPRING' }),
      ],
      IN_EURO,
    );
    expect(said(rows)).toEqual([
      ['product', 3000],
      ['product', 500],
      ['discount', -200],
      ['discount', -100],
      ['delivery', 799],
      ['deposit', 1500],
      ['preparation-fee', 600],
      ['eco-contribution', 36],
    ]);
  });

  it('leave out what was waived', () => {
    expect(
      said(documentRows([line(1, 500, 1, 0)], [charge('preparation-fee', 0)], IN_EURO)),
    ).toEqual([['product', 500]]);
  });

  it('state what was charged where discounts were not recorded', () => {
    expect(said(documentRows([line(1, 1000, 3, 300)], [], IN_EURO))).toEqual([['product', 2700]]);
  });

  it('add up to the lines and the added charges at each rate, with tax and without', () => {
    const rate = fc.constantFrom(2300, 800, 0);
    const amount = fc.integer({ min: 0, max: 500_000 });
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            unit: fc.integer({ min: 1, max: 100_000 }),
            quantity: fc.integer({ min: 1, max: 40 }),
            charged: amount,
            vatRate: rate,
          }),
          { minLength: 1, maxLength: 8 },
        ),
        fc.array(
          fc.record({
            kind: fc.constantFrom(
              ...ADDED_CHARGE_KINDS,
              'discount' as const,
              'included-eco-contribution' as const,
            ),
            minor: amount,
            vatRate: rate,
          }),
          { maxLength: 8 },
        ),
        fc.constantFrom('included' as const, 'excluded' as const),
        (sold, stated, basis) => {
          const lines = sold.map(({ unit, quantity, charged, vatRate }, at) => ({
            line: at + 1,
            unit: euro(unit),
            quantity,
            vatRate,
            amount: taxedAmount(euro(charged), vatRate),
          }));
          const charges = stated.map(({ kind, minor, vatRate }) =>
            charge(kind, minor, { vatRate }),
          );
          const rows = documentRows(lines, charges, { basis, currency: 'EUR' });
          const added = charges.filter(({ kind }) =>
            ADDED_CHARGE_KINDS.some((one) => one === kind),
          );
          for (const vatRate of [2300, 800, 0]) {
            const sumOf = (parts: readonly { vatRate: number; amount: StatedLine['amount'] }[]) =>
              sumTaxedAmounts(
                parts.filter((part) => part.vatRate === vatRate).map((part) => part.amount),
                'EUR',
              );
            expect(sumOf(rows)).toEqual(sumOf([...lines, ...added]));
          }
        },
      ),
    );
  });
});
