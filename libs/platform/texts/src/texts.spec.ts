import type { AnyTexts } from '@materia/domain-texts';
import { formatNumber, type Market } from '@materia/market-model';
import { markets } from '@materia/testing/markets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openTranslations } from './translations.ts';

const each: readonly (readonly [string, Market])[] = markets.map((market) => [market.id, market]);

const parametersIn = (text: AnyTexts[string][string]): readonly string[] => {
  const sentences = typeof text === 'string' ? [text] : Object.values(text);
  return sentences
    .flatMap((sentence) => [...sentence.matchAll(/\{(\w+)\}/g)])
    .map(([, name = '']) => name);
};

const count = fc.oneof(
  fc.integer({ min: 0, max: 130 }),
  fc.constantFrom(-1, 0.5, 1.5, 1000, 12_345, 1_000_000, 1_000_001, 2_000_000),
);
/** Names of people and products, and inputs that try to inject other texts. */
const value = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.constantFrom('{count}', '{-count}', '$t(cart.title)', '$&', '<b>&amp;</b>', 'a_few'),
);

describe.each(each)('the texts of %s', (_, market) => {
  const texts: AnyTexts = { ...market.texts, ...market.hostTexts };
  const writeNumber = (number: number): string => formatNumber(number, market.numberFormat);
  const { t } = openTranslations(texts, market.locale, writeNumber);
  const other = openTranslations(texts, market.locale, writeNumber);
  const entries = Object.entries(texts).flatMap(([namespace, names]) =>
    Object.entries(names).map(([name, text]) => ({ key: `${namespace}.${name}`, text })),
  );

  it('are the same whatever was read before, for any parameter and number', () => {
    for (const { key, text } of entries) {
      const names = [
        ...new Set([...(typeof text === 'string' ? [] : ['count']), ...parametersIn(text)]),
      ];
      const values = fc.record(
        Object.fromEntries(names.map((name) => [name, name === 'count' ? count : value])),
      );
      fc.assert(
        fc.property(values, values, (before, given) => {
          const first = t(key, before);
          expect(t(key, given)).toBe(other.t(key, given));
          expect(t(key, before)).toBe(first);
          for (const [name, shown] of Object.entries(given))
            if (typeof text === 'string' && text.includes(`{${name}}`))
              expect(t(key, given)).toContain(
                typeof shown === 'number' ? writeNumber(shown) : shown,
              );
        }),
        { numRuns: names.length === 0 ? 1 : 20 },
      );
    }
  });

  it('have the plural form that Unicode gives a number', () => {
    const rules = new Intl.PluralRules(market.locale);
    const { items } = { items: Object.entries(market.texts.cart.items) };
    for (const number of [0, 1, 2, 5, 12, 22, 101, 1_000_000]) {
      const form = items.find(([name]) => name === rules.select(number))?.[1];
      expect(t('cart.items', { count: number })).toBe(
        form?.replace('{count}', writeNumber(number)),
      );
    }
  });

  it('are refused when their namespace is not declared', () => {
    const { only } = openTranslations(texts, market.locale, writeNumber);
    expect(only(['cart'])('cart.title')).toBe(market.texts.cart.title);
    const reader = only(['cart']);
    expect(() => reader('login.title')).toThrow('login.title');
    expect(() => reader('orderMail.subject', { number: '1' })).toThrow('orderMail.subject');
  });
});
