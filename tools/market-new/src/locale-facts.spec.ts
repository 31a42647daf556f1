import { markets } from '@materia/market-all';
import { formatLongDate } from '@materia/market-model';
import { describe, expect, it } from 'vitest';
import { localeFacts } from './locale-facts.ts';
import { pluralForm } from './sample/formats.ts';

describe.each(markets.map((market) => [market.id, market] as const))(
  'Unicode’s data about %s',
  (_, market) => {
    const facts = localeFacts(market);

    it('say what the market’s own people wrote', () => {
      expect(facts).toMatchObject({
        language: market.language,
        decimal: market.numberFormat.decimal,
        group: market.numberFormat.group,
        groupFrom: market.numberFormat.groupFrom,
      });
      expect(facts.weekdays).toEqual(market.dateWords.weekdays);
      expect(`Materia ${facts.countryName}`).toBe(market.name);
    });

    it('name months and patterns as dates are written', () => {
      const words = { ...market.dateWords, longPattern: facts.longPattern };
      expect(formatLongDate('2026-11-20', 5, words)).toBe(
        formatLongDate('2026-11-20', 5, market.dateWords),
      );
      expect(facts.months).toHaveLength(12);
    });
  },
);

it('the sample’s plural forms are Italian', () => {
  const rules = new Intl.PluralRules('it-IT');
  for (const count of [0, 1, 2, 11, 1.5, 1_000_000, 1_000_001])
    expect(pluralForm(count)).toBe(rules.select(count));
});
