import { markets } from '@materia/market-all';
import { describe, expect, it } from 'vitest';
import { localeFacts } from './locale-facts.ts';

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
      expect(`Materia ${facts.countryName}`).toBe(market.name);
    });

    it('name the words and the pattern in which dates are written', () => {
      expect(facts.dateLocale.module).toBe(`date-fns/locale/${market.dateFormat.locale.code}`);
      expect(facts.longDay).toBe(market.dateFormat.longDay);
    });
  },
);
