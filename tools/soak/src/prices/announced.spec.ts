import { describe, expect, it } from 'vitest';
import { announcedIn, lawfulReduction } from './announced.ts';

describe('what a shop may announce, worked out day by day (BEY-01)', () => {
  it.each([
    [
      'a steady past',
      [
        ['2026-01-01', 1000],
        ['2026-11-10', 800],
      ],
      { struck: 1000, percent: 20 },
    ],
    [
      'an offer 17 days before',
      [
        ['2026-01-01', 900],
        ['2026-10-24', 1000],
        ['2026-11-10', 800],
      ],
      { struck: 900, percent: 11 },
    ],
    [
      'a raise on the day before the 30 days',
      [
        ['2026-01-01', 500],
        ['2026-10-11', 1000],
        ['2026-11-10', 800],
      ],
      { struck: 1000, percent: 20 },
    ],
    [
      'a raise within the 30 days',
      [
        ['2026-01-01', 500],
        ['2026-10-12', 1000],
        ['2026-11-10', 800],
      ],
      undefined,
    ],
    [
      'a low price for part of a day',
      [
        ['2026-01-01', 1000],
        ['2026-10-20', 700],
        ['2026-10-20', 1000],
        ['2026-11-10', 800],
      ],
      undefined,
    ],
    ['a product of today', [['2026-11-10', 800]], undefined],
  ] as const)('%s', (_, changes, expected) => {
    expect(
      lawfulReduction({
        amount: 800,
        initial: 1000,
        changes: changes.map(([from, amount]) => ({ from, amount })),
      }),
    ).toEqual(expected);
  });

  it('reads the struck price and the percentage of a piece of a page', () => {
    expect(
      announcedIn('<p><s><span>Precio anterior </span>1.299,90 €</s> <b>−12 %</b></p>'),
    ).toEqual({ struck: 129_990, percent: 12 });
    expect(announcedIn('<p><span>12,00 €</span></p>')).toBeUndefined();
  });
});
