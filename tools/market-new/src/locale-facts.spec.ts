import { plainDate } from '@materia/domain-holiday-calendar';
import { markets } from '@materia/market-all';
import { longDateFormatter } from '@materia/market-model';
import * as locales from 'date-fns/locale';
import { describe, expect, it } from 'vitest';
import { localeFacts } from './locale-facts.ts';

describe.each(markets.map((market) => [market.id, market] as const))(
  'Unicode’s data about %s',
  (_, market) => {
    const facts = localeFacts(market);

    it('match the values written for the market', () => {
      expect(facts).toMatchObject({
        language: market.language,
        decimal: market.numberFormat.decimal,
        group: market.numberFormat.group,
        groupFrom: market.numberFormat.groupFrom,
        clock: market.clock,
      });
      expect(`Materia ${facts.countryName}`).toBe(market.name);
    });

    it('include the date locale and the date pattern', () => {
      const { module, name } = facts.dateLocale;
      const locale = Object.entries(locales).find(([exported]) => exported === name)?.[1];
      expect(module).toBe(`date-fns/locale/${locale?.code}`);
      const date = plainDate(2026, 11, 20);
      expect(locale && longDateFormatter({ locale, pattern: facts.longDay })(date)).toBe(
        market.longDate(date),
      );
    });
  },
);
