import { plainDate } from '@materia/domain-holiday-calendar';
import { money } from '@materia/domain-money';
import { describe, expect, it } from 'vitest';
import {
  ecoAddedToPrice,
  ecoContributions,
  isEcotaxLine,
  type EcoContributionRule,
} from './eco-contribution.ts';
import { taxedAmount } from './taxed-amount.ts';

const rules: readonly EcoContributionRule[] = [
  { stream: 'PMCB', products: 'building', placement: 'inside-price', source: 'CEPC 24-2' },
  {
    stream: 'DEEE',
    products: 'electrical',
    placement: 'shown-within-price',
    source: 'Code de l’environnement L541-10-20',
  },
  {
    stream: 'DEA',
    products: 'furniture',
    placement: 'shown-within-price',
    until: plainDate(2025, 12, 31),
    source: 'Code de l’environnement L541-10-20',
  },
  {
    stream: 'DEA',
    products: 'furniture',
    placement: 'inside-price',
    since: plainDate(2026, 1, 1),
    source: 'lapsed on 1 January 2026',
  },
  {
    stream: 'PNEU',
    products: 'other',
    placement: 'added-to-price',
    source: 'sample of an added amount',
  },
];

const ecotax = (stream: string) => ({ stream, amount: taxedAmount(money(240, 'EUR'), 2000) });
const today = plainDate(2026, 11, 20);
const one = (stream: string, on = { today, displayEcotax: true }) =>
  ecoContributions([ecotax(stream)], rules, on)[0];

describe('eco-contribution', () => {
  it.each([
    { stream: 'PMCB', facts: { placement: 'inside-price', isShown: false } },
    {
      stream: 'DEEE',
      facts: { placement: 'shown-within-price', isShown: true, products: 'electrical' },
    },
    { stream: 'PNEU', facts: { placement: 'added-to-price', isShown: true, products: 'other' } },
    { stream: 'TEXTILE', facts: { placement: 'inside-price', isShown: false } },
  ])('stream $stream follows its own row: $facts.placement (BEY-23)', ({ stream, facts }) => {
    expect(one(stream)).toEqual({ ...ecotax(stream), ...facts });
  });

  it('a row applies between its days (BEY-23)', () => {
    expect(one('DEA', { today: plainDate(2025, 12, 31), displayEcotax: true })).toMatchObject({
      isShown: true,
    });
    expect(one('DEA', { today: plainDate(2026, 1, 1), displayEcotax: true })).toMatchObject({
      isShown: false,
    });
  });

  it('a row does not apply before its first day, and applies on it (BEY-23)', () => {
    const coming: readonly EcoContributionRule[] = [
      {
        stream: 'DEEE',
        products: 'electrical',
        placement: 'added-to-price',
        since: plainDate(2027, 1, 1),
        source: 'sample of a coming row',
      },
    ];
    const placed = (day: ReturnType<typeof plainDate>) =>
      ecoContributions([ecotax('DEEE')], coming, { today: day, displayEcotax: true })[0]?.placement;
    expect(
      [plainDate(2026, 12, 31), plainDate(2027, 1, 1), plainDate(2027, 1, 2)].map(placed),
    ).toEqual(['inside-price', 'added-to-price', 'added-to-price']);
  });

  it('with DISPLAY_ECOTAX off only amounts that are added to the price are shown (PRC-16, LIM-18)', () => {
    expect(one('DEEE', { today, displayEcotax: false })).toMatchObject({ isShown: false });
    expect(one('PNEU', { today, displayEcotax: false })).toMatchObject({ isShown: true });
    expect([isEcotaxLine({ type: 'ECO' }), isEcotaxLine({ type: 'PRODUCT' })]).toEqual([
      true,
      false,
    ]);
  });

  it('only amounts of added streams raise the price to pay (BEY-23)', () => {
    const contributions = ecoContributions(['PMCB', 'DEEE', 'PNEU'].map(ecotax), rules, {
      today,
      displayEcotax: true,
    });
    expect(ecoAddedToPrice(contributions, 'EUR')).toEqual({
      included: money(240, 'EUR'),
      excluded: money(200, 'EUR'),
    });
  });
});
