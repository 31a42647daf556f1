import { describe, expect, it } from 'vitest';
import { NEXT_STATUSES } from './next-statuses.ts';
import { stockSettlement } from './stock-settlement.ts';

const flows: [string, Readonly<Record<string, readonly string[]>>][] =
  Object.entries(NEXT_STATUSES);

describe('the stock of an order', () => {
  it.each([
    ['SHIPPED', 'taken'],
    ['INVOICED', 'taken'],
    ['COMPLETED', 'taken'],
    ['CANCELED', 'released'],
    ['READY', undefined],
    ['CREATED', undefined],
    ['LOST', undefined],
  ])('at %s is %s (ORD-18)', (status, settled) => expect(stockSettlement(status)).toBe(settled));

  it.each(flows)(
    'is settled on every path through %s, and never taken while an order can still be cancelled',
    (_, table) => {
      const rows = Object.entries(table).map(([status, next]) => ({
        status,
        isLast: next.length === 0,
        mayBeCancelled: next.includes('CANCELED'),
        settled: stockSettlement(status),
      }));
      expect(rows.filter(({ isLast, settled }) => isLast && settled === undefined)).toEqual([]);
      expect(
        rows.filter(({ mayBeCancelled, settled }) => mayBeCancelled && settled !== undefined),
      ).toEqual([]);
    },
  );
});
