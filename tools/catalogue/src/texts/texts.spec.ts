import { isCategorySegment } from '@materia/domain-navigation';
import { markets } from '@materia/market-all';
import { describe, expect, it } from 'vitest';
import { CATEGORIES, categoryNode, categoryNodes } from '../category-tree.ts';
import { FAMILIES, FAMILY_KEYS } from '../families/index.ts';
import { familyVariant } from '../families/variants.ts';
import { DEMO_MARKETS } from '../markets/index.ts';
import { slugOf } from '../slug.ts';
import { filledIn, valueInWords } from './fill.ts';
import type { LanguageTexts } from './language-texts.ts';

const languages = Object.entries(DEMO_MARKETS).map(
  ([id, { texts }]): readonly [string, LanguageTexts] => [id, texts],
);

const placeholders = (sentence: string): readonly string[] =>
  [...sentence.matchAll(/\{([\w-]+)(?::bare)?\}/g)].map(([, name = '']) => name);

/** These have the same name in Spanish and Portuguese. */
const SHARED_NAMES = new Set(['Placas hidrófugas', 'Interruptores', 'Discos de corte', 'Brocas']);

describe('demo markets', () => {
  it('every market of the shop has a demo shop with its VAT rate, and there are no others', () => {
    const vatOf = Object.fromEntries(
      Object.entries(DEMO_MARKETS).map(([id, { vatBasisPoints }]) => [id, vatBasisPoints]),
    );
    expect(vatOf).toEqual(Object.fromEntries(markets.map(({ id, taxes }) => [id, taxes.standard])));
  });
});

describe.each(languages)('texts of %s', (_, texts) => {
  it.each(FAMILY_KEYS)(
    'the sentences of %s name attributes that it has, and its name tells variants apart',
    (key) => {
      const { name, description, highlights } = texts.families[key];
      const has = new Set<string>([
        'brand',
        ...FAMILIES[key].axes.map(({ attribute }) => attribute),
      ]);
      const telling = [
        'brand',
        ...FAMILIES[key].axes
          .filter(({ values }) => values.length > 1)
          .map(({ attribute }) => attribute),
      ];
      expect(
        [name, description, ...highlights].flatMap(placeholders).filter((word) => !has.has(word)),
      ).toEqual([]);
      expect(telling.filter((word) => !placeholders(name).includes(word))).toEqual([]);
      expect(filledIn(name, 'kamborn', familyVariant(key, 0).values, texts)).not.toMatch(
        /[{}]|undefined| ,|, ,|\s{2}/,
      );
    },
  );

  it('sibling categories have distinct URL keys of letters, digits and hyphens (RTE-19)', () => {
    for (const parent of [null, ...categoryNodes]) {
      const segments = categoryNodes
        .filter((node) => node.parent === parent)
        .map(({ key }) => slugOf(texts.categories[key]));
      expect(new Set(segments).size).toBe(segments.length);
      expect(segments.every(isCategorySegment)).toBe(true);
    }
  });

  it('sentences end in a full stop, highlights do not', () => {
    for (const key of FAMILY_KEYS) {
      expect(texts.families[key].description).toMatch(/\.$/);
      for (const highlight of texts.families[key].highlights)
        expect(highlight).not.toMatch(/[.!]$/);
    }
    for (const [key] of CATEGORIES.filter(([name]) => categoryNode(name).level === 1))
      expect(Object.entries(texts.departments).find(([name]) => name === key)?.[1]).toMatch(/\.$/);
  });
});

describe('texts of all languages', () => {
  const pairs = languages.flatMap(([first, one], at) =>
    languages
      .slice(at + 1)
      .map(([second, other]) => [`${first} and ${second}`, one, other] as const),
  );

  it.each(pairs)('%s have no sentence or category name in common', (_, one, other) => {
    const sentencesOf = ({ families, departments, warnings }: LanguageTexts): readonly string[] => [
      ...Object.values(warnings),
      ...FAMILY_KEYS.flatMap((key) => [
        families[key].name,
        families[key].description,
        ...families[key].highlights,
      ]),
      ...Object.values(departments),
    ];
    const own = new Set(sentencesOf(one));
    expect(sentencesOf(other).filter((sentence) => own.has(sentence))).toEqual([]);
    expect(
      CATEGORIES.map(([key]) => key).filter(
        (key) =>
          one.categories[key] === other.categories[key] && !SHARED_NAMES.has(one.categories[key]),
      ),
    ).toEqual([]);
  });

  it('measures are written with the language’s decimal sign and sizes in centimetres', () => {
    const { texts } = DEMO_MARKETS.pl;
    expect(valueInWords('thickness', 12.5, texts)).toBe('12,5 mm');
    expect(valueInWords('format', [1200, 2605], texts)).toBe('120 × 260,5 cm');
    expect(valueInWords('colour', 'anthracite', texts)).toBe('antracyt');
    expect(valueInWords('piece-count', 200, texts)).toBe('200');
    expect(
      filledIn('λ {lambda:bare}, {lambda}', 'kamborn', new Map([['lambda', 0.035]]), texts),
    ).toBe('λ 0,035, 0,035 W/(m·K)');
  });

  it('a sentence that names an attribute its family lacks is a bug', () => {
    expect(() => filledIn('{torque}', 'kamborn', new Map(), DEMO_MARKETS.pl.texts)).toThrow(
      '{torque}',
    );
  });
});
