import fc from 'fast-check';
import { addDays, plainDate } from '@materia/domain-holiday-calendar';
import { money } from '@materia/domain-money';
import { describe, expect, it } from 'vitest';
import { discountLabel } from './discount-label.ts';
import { lowest30Days, lowestBeforeReduction } from './lowest-price.ts';
import { percentOff, priceBefore, reduction } from './reduction.ts';
import { taxedAmount } from './taxed-amount.ts';

const zl = (minor: number) => money(minor, 'PLN');
const taxed = (minor: number) => taxedAmount(zl(minor), 2300);

describe('reduction', () => {
  it.each([
    { unit: 8000, initial: 12000, lowest: 10000, percent: 20 },
    { unit: 8001, initial: 12000, lowest: 10000, percent: 19 },
    { unit: 9999, initial: 10000, lowest: 10000, percent: 0 },
    { unit: 0, initial: 12000, lowest: 10000, percent: 100 },
  ])(
    'from $lowest to $unit is $percent percent: based on the 30-day lowest price, never on $initial (BEY-01)',
    (sample) => {
      expect(
        reduction({
          unit: taxed(sample.unit),
          initial: taxed(sample.initial),
          lowest30Days: taxed(sample.lowest),
        }),
      ).toEqual({
        percent: sample.percent,
        lowest30Days: taxed(sample.lowest),
      });
    },
  );

  it.each([
    { name: 'the price is not reduced', unit: 10000, initial: 10000, lowest: 11000 },
    { name: 'it was as cheap within the 30 days', unit: 8000, initial: 12000, lowest: 8000 },
    { name: 'it was cheaper within the 30 days', unit: 8000, initial: 12000, lowest: 7000 },
    { name: 'the lowest price is unknown', unit: 8000, initial: 12000, lowest: undefined },
  ])('no reduction is announced when $name (BEY-01)', ({ unit, initial, lowest }) => {
    expect(
      reduction({
        unit: taxed(unit),
        initial: taxed(initial),
        lowest30Days: lowest === undefined ? undefined : taxed(lowest),
      }),
    ).toBeNull();
  });

  it.each([
    { name: 'the 30-day lowest, below the price of yesterday', unit: 80, lowest: 100, before: 100 },
    {
      name: 'the price itself, when no reduction may be announced',
      unit: 80,
      lowest: 70,
      before: 80,
    },
    { name: 'the price itself, without a history', unit: 80, lowest: undefined, before: 80 },
  ])('what is struck through is $name (PRC-13, BEY-01)', ({ unit, lowest, before }) => {
    const lowest30Days = lowest === undefined ? undefined : taxed(lowest);
    expect(priceBefore({ unit: taxed(unit), initial: taxed(120), lowest30Days })).toEqual(
      taxed(before),
    );
  });

  it.each([
    [10_000, 8_001, 19],
    [10_000, 10_000, 0],
    [8_000, 10_000, 0],
    [0, 0, 0],
  ])('from %d to %d saves %d whole percent', (before, now, percent) =>
    expect(percentOff(zl(before), zl(now))).toBe(percent),
  );

  it('the percentage never promises more than the actual saving', () => {
    const amount = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(amount, amount, amount, (unit, initial, lowest) => {
        const announced = reduction({
          unit: taxed(unit),
          initial: taxed(initial),
          lowest30Days: taxed(lowest),
        });
        expect(announced === null || announced.percent * lowest <= (lowest - unit) * 100).toBe(
          true,
        );
      }),
      { numRuns: 300 },
    );
  });
});

describe('the lowest price of the 30 days before a reduction', () => {
  const reducedFrom = plainDate(2026, 11, 20);
  const row = (daysBefore: number, minor: number) => ({
    from: addDays(reducedFrom, -daysBefore),
    amount: zl(minor),
  });

  it.each([
    {
      name: 'the price in force at the start of the 30 days counts',
      history: [row(90, 500), row(31, 900)],
      lowest: 900,
    },
    {
      name: 'a price that ended the day before the 30 days does not count',
      history: [row(90, 500), row(30, 900)],
      lowest: 900,
    },
    {
      name: 'a price that still applied on the first of the 30 days counts',
      history: [row(90, 500), row(29, 900)],
      lowest: 500,
    },
    {
      name: 'a price of a single day within the 30 days counts',
      history: [row(90, 900), row(10, 400), row(9, 900)],
      lowest: 400,
    },
    {
      name: 'two rows of one day both count',
      history: [row(90, 900), row(10, 400), row(10, 950)],
      lowest: 400,
    },
    {
      name: 'two rows of the first of the 30 days both count',
      history: [row(30, 400), row(30, 950)],
      lowest: 400,
    },
    {
      name: 'the reduced price itself does not count',
      history: [row(90, 900), row(0, 400)],
      lowest: 900,
    },
    {
      name: 'the order of the rows does not matter',
      history: [row(9, 900), row(90, 900), row(10, 400)],
      lowest: 400,
    },
    {
      name: 'a new product counts from its first day',
      history: [row(5, 700), row(0, 400)],
      lowest: 700,
    },
    { name: 'a product that was not on sale has none', history: [row(0, 400)], lowest: null },
  ])('$name (BEY-01)', ({ history, lowest }) => {
    expect(lowest30Days(history, reducedFrom)).toEqual(lowest === null ? null : zl(lowest));
  });

  it('is the one before the day on which the current price was last set, or unknown (BEY-01)', () => {
    const history = [row(200, 800), row(100, 1200), row(20, 800), row(10, 1100), row(0, 800)];
    expect(lowestBeforeReduction(history, zl(800))).toEqual(zl(800));
    expect(
      lowestBeforeReduction(
        history.filter(({ amount }, index) => index !== 2 || amount.minor !== 800),
        zl(800),
      ),
    ).toEqual(zl(1100));
    expect(lowestBeforeReduction(history, zl(700))).toBeNull();
  });

  it.each([
    { name: 'earlier prices of that day count', today: [333, 999, 500], lowest: 333 },
    { name: 'only the last setting of the price begins it', today: [500, 999, 500], lowest: 500 },
    { name: 'later prices of that day do not count', today: [999, 500, 300], lowest: 999 },
    { name: 'a day with one change has the price of the day before', today: [500], lowest: 1220 },
  ])('$name (BEY-01, BEY-02)', ({ today, lowest }) => {
    const history = [row(200, 1220), ...today.map((minor) => row(0, minor))];
    expect(lowestBeforeReduction(history, zl(500))).toEqual(zl(lowest));
  });

  it('agrees with checking every one of the 30 days', () => {
    const histories = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 1000 })),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(fc.uniqueArray(histories, { minLength: 1, maxLength: 1 }), ([samples = []]) => {
        const days = new Map(samples);
        const history = [...days].map(([before, minor]) => row(before, minor));
        const prices = Array.from({ length: 30 }, (_, index) => {
          const since = [...days.keys()].filter((before) => before >= index + 1);
          return since.length === 0 ? null : (days.get(Math.min(...since)) ?? null);
        }).filter((price) => price !== null);
        expect(lowest30Days(history, reducedFrom)?.minor ?? null).toBe(
          prices.length === 0 ? null : Math.min(...prices),
        );
      }),
      { numRuns: 200 },
    );
  });
});

describe('the label of a reduction', () => {
  it.each([
    ['PROMO', 'promotion'],
    ['clearance', 'clearance'],
    ['LOW_PRICE', 'everyday-low-price'],
    ['LAST_UNITS', 'last-units'],
    ['XYZ', null],
    ['toString', null],
    [undefined, null],
  ])('gap code %s has the label %s, and none when it is unknown (PRC-21)', (code, label) => {
    expect(discountLabel(code)).toBe(label);
  });
});
