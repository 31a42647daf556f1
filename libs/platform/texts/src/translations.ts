import type { AnyTexts } from '@materia/domain-texts';
import { createInstance } from 'i18next';
import { missingText, type KeyReader, type Values, type WriteNumber } from './reader.ts';

/** The texts of one language, formatted by i18next. */
export type Translations = {
  readonly t: KeyReader;
  /**
   * A reader that throws for texts of other namespaces, so that undeclared namespaces are detected
   * at once.
   */
  readonly only: (namespaces: readonly string[]) => KeyReader;
};

/**
 * Pages show the same prices, units and counts again and again, and finding a sentence is faster
 * than formatting it.
 */
const MOST_SENTENCES = 10_000;

const hasParameters = (sentence: string): boolean => sentence.includes('{');

/**
 * Opens the texts of a language. Call it once per process: most texts are then plain strings, and
 * i18next formats only those with parameters or plural forms, once for the same values.
 */
export const openTranslations = (
  texts: AnyTexts,
  locale: string,
  writeNumber: WriteNumber,
): Translations => {
  const entries = Object.entries(texts).flatMap(([namespace, names]) =>
    Object.entries(names).map(([name, text]) => ({ key: `${namespace}.${name}`, text })),
  );
  const i18next = createInstance({
    lng: locale,
    load: 'currentOnly',
    fallbackLng: false,
    initAsync: false,
    // Keys are flat: `cart.items_few` is one entry, and no parameter can be interpreted as an
    // option of i18next.
    keySeparator: false,
    nsSeparator: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    resources: {
      [locale]: {
        translation: Object.fromEntries(
          entries.flatMap(({ key, text }) =>
            typeof text === 'string'
              ? [[key, text]]
              : Object.entries(text).map(([form, sentence]) => [`${key}_${form}`, sentence]),
          ),
        ),
      },
    },
  });
  void i18next.init();
  const sentences = new Map<string, string>();
  const translate = (key: string, values: Values): string => {
    const id = key + JSON.stringify(values);
    const known = sentences.get(id);
    if (known !== undefined) return known;
    const sentence = i18next.t(key, {
      replace: written(values, writeNumber),
      nest: false,
      ...(typeof values['count'] === 'number' ? { count: values['count'] } : {}),
    });
    if (sentences.size >= MOST_SENTENCES) sentences.clear();
    sentences.set(id, sentence);
    return sentence;
  };

  /** Texts without parameters, and `undefined` for those that i18next formats. */
  const finished = new Map(
    entries.map(({ key, text }) => [
      key,
      typeof text === 'string' && !hasParameters(text) ? i18next.t(key) : undefined,
    ]),
  );
  const readerOf =
    (known: ReadonlyMap<string, string | undefined>): KeyReader =>
    (key, values = {}) =>
      known.get(key) ?? (known.has(key) ? translate(key, values) : missingText(key));
  return {
    t: readerOf(finished),
    only: (namespaces) =>
      readerOf(
        new Map(
          [...finished].filter(([key]) => namespaces.includes(key.slice(0, key.indexOf('.')))),
        ),
      ),
  };
};

/** Numbers in the market's format; i18next itself receives only strings. */
const written = (values: Values, writeNumber: WriteNumber): Readonly<Record<string, string>> => {
  const strings: Record<string, string> = {};
  for (const [name, value] of Object.entries(values))
    strings[name] = typeof value === 'number' ? writeNumber(value) : value;
  return strings;
};
