import { FLAG_KEYS } from '@materia/domain-feature-flags';
import { describe, expect, it } from 'vitest';
import { CONSOLE_REFUSALS } from '@materia/api-console-contract';
import type { ConsoleTexts } from './console-texts.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';

const LANGUAGES: readonly ConsoleTexts[] = [pl, es, fr, pt, en];

/** Every text by its place; functions are asked with samples that must come back. */
const textsOf = (value: unknown, place = ''): readonly (readonly [string, string])[] => {
  if (typeof value === 'string') return [[place, value]];
  if (!(value instanceof Object) || typeof value === 'function') return [];
  return Object.entries(value).flatMap(([name, child]) =>
    textsOf(child, place === '' ? name : `${place}.${name}`),
  );
};

describe.each(LANGUAGES.map((texts) => [texts.language, texts] as const))(
  'the console in %s',
  (language, texts) => {
    it('has no empty text, and questions that ask', () => {
      expect(textsOf(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
      for (const key of FLAG_KEYS) expect(texts.questions[key]).toMatch(/\?$/);
      expect(new Set(Object.values(texts.questions)).size).toBe(FLAG_KEYS.length);
    });

    it('asks in its own words', () => {
      if (language === 'en') return;
      expect(FLAG_KEYS.filter((key) => texts.questions[key] === en.questions[key])).toEqual([]);
      const sameRefusals = Object.keys(CONSOLE_REFUSALS).filter(
        (code) => code in texts.refusals && refusal(texts, code) === refusal(en, code),
      );
      expect(sameRefusals).toEqual([]);
    });

    it('tells what a refusal is about', () => {
      for (const code of [
        'unit-changed',
        'second-person-needed',
        'dependency-broken',
        'flag-named-twice',
      ] as const)
        expect(texts.refusals[code]({ keys: 'A_FLAG', subject: '' })).toContain('A_FLAG');
      for (const code of ['holiday-freeze', 'role-missing', 'import-of-another-unit'] as const)
        expect(texts.refusals[code]({ keys: '', subject: 'THE_SUBJECT' })).toContain('THE_SUBJECT');
    });
  },
);

const refusal = (texts: ConsoleTexts, code: string): string | undefined =>
  Object.entries(texts.refusals).find(([name]) => name === code)?.[1]({ keys: 'K', subject: 'S' });

it.each([
  [1, '1 flaga'],
  [3, '3 flagi'],
  [5, '5 flag'],
  [12, '12 flag'],
  [22, '22 flagi'],
  [45, '45 flag'],
])('%s in Polish is %s', (count, expected) => {
  expect(pl.grid.count(count)).toBe(expected);
});
