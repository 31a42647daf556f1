import { plainDate } from '@materia/domain-holiday-calendar';
import { money } from '@materia/domain-money';
import { describe, expect, it } from 'vitest';
import { bestChoices } from './best-choices.ts';

const choice = (minor: number, day: number | undefined, available = true) => ({
  available,
  price: money(minor, 'EUR'),
  arrives: day === undefined ? undefined : plainDate(2026, 3, day),
  earliest: undefined,
  days: [],
});

describe('the best of several deliveries', () => {
  it.each([
    [
      'one is cheaper, another faster',
      [choice(499, 13), choice(799, 11)],
      [['cheapest'], ['fastest']],
    ],
    ['one is both', [choice(499, 11), choice(799, 13)], [['cheapest', 'fastest'], []]],
    ['two cost the same', [choice(499, 11), choice(499, 13)], [['fastest'], []]],
    ['two come on the same day', [choice(0, 11), choice(499, 11)], [['cheapest'], []]],
    ['a day is unknown', [choice(0, 11), choice(499, undefined)], [['cheapest'], []]],
    [
      'one is unavailable',
      [choice(0, 11, false), choice(499, 12), choice(599, 13)],
      [[], ['cheapest', 'fastest'], []],
    ],
    ['there is nothing to compare', [choice(0, 11)], [[]]],
  ])('if %s', (_, choices, expected) => {
    const best = bestChoices(choices);
    expect(choices.map((each) => best.get(each))).toEqual(expected);
  });
});
