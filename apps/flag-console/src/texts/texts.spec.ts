import { FLAG_KEYS } from '@materia/domain-feature-flags';
import type { AnyTexts } from '@materia/domain-texts';
import { describe, expect, it } from 'vitest';
import { CONSOLE_REFUSALS } from '@materia/api-contract';
import { hasText } from './console-texts.ts';
import { en } from './en.ts';
import { languageFor, LANGUAGES, readerOf } from './languages.ts';

type Entry = readonly [key: string, text: AnyTexts[string][string]];

const entriesOf = (texts: AnyTexts): readonly Entry[] =>
  Object.entries(texts).flatMap(([namespace, names]) =>
    Object.entries(names).map(([name, text]) => [`${namespace}.${name}`, text] as const),
  );
const sentences = ([, text]: Entry): readonly string[] =>
  typeof text === 'string' ? [text] : Object.values(text);
const parametersOf = (entry: Entry): readonly string[] =>
  [
    ...new Set(
      sentences(entry).flatMap((sentence) =>
        [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
      ),
    ),
  ].toSorted();

const english = new Map(entriesOf(en).map((entry) => [entry[0], parametersOf(entry).join()]));

describe.each(LANGUAGES.map((each) => [each.language, each] as const))(
  'the console in %s',
  (language, { texts }) => {
    const t = readerOf(languageFor([language]));
    const entries = entriesOf(texts);

    it('has no empty text, and questions end in a question mark', () => {
      expect(
        entries.filter((entry) => sentences(entry).some((sentence) => sentence.trim() === '')),
      ).toEqual([]);
      for (const key of FLAG_KEYS) expect(t(`questions.${key}`)).toMatch(/\?$/);
      expect(new Set(Object.values(texts.questions)).size).toBe(FLAG_KEYS.length);
    });

    it('has the parameters of the English texts, and the plural forms of its language', () => {
      expect(
        entries
          .filter((entry) => parametersOf(entry).join() !== english.get(entry[0]))
          .map(([key]) => key),
      ).toEqual([]);
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
      for (const [, text] of entries)
        if (typeof text !== 'string') expect(Object.keys(text).toSorted()).toEqual(forms);
    });

    it('has translated questions and refusals', () => {
      if (language === 'en') return;
      expect(FLAG_KEYS.filter((key) => texts.questions[key] === en.questions[key])).toEqual([]);
      const sameRefusals = Object.keys(CONSOLE_REFUSALS).filter(
        (code) => hasText('refusals', code) && texts.refusals[code] === en.refusals[code],
      );
      expect(sameRefusals).toEqual([]);
    });

    it('names the subject of a refusal', () => {
      for (const code of [
        'unit-changed',
        'second-person-needed',
        'dependency-broken',
        'flag-named-twice',
      ] as const)
        expect(t(`refusals.${code}`, { keys: 'A_FLAG' })).toContain('A_FLAG');
      for (const code of [
        'bad-field',
        'holiday-freeze',
        'role-missing',
        'import-of-another-unit',
      ] as const)
        expect(t(`refusals.${code}`, { subject: 'THE_SUBJECT' })).toContain('THE_SUBJECT');
    });
  },
);

it.each([
  [1, '1 flaga'],
  [3, '3 flagi'],
  [5, '5 flag'],
  [12, '12 flag'],
  [22, '22 flagi'],
  [45, '45 flag'],
])('%s in Polish is %s', (count, expected) => {
  expect(readerOf(languageFor(['pl']))('grid.count', { count })).toBe(expected);
});
