import type { AnyTexts, PluralTexts } from '@materia/domain-texts';
import type { Market } from '@materia/market-model';
import { hostTexts, texts } from '@materia/market-pl/texts';
import { describe, expect, it } from 'vitest';
import { markets } from './index.ts';
import { SAME_IN_SEVERAL_LANGUAGES } from './same-in-several-languages.ts';

type Entry = {
  readonly key: string;
  readonly text: string | PluralTexts;
  readonly kind: 'text' | 'plural';
  readonly params: readonly string[];
};

const sentences = (text: string | PluralTexts): readonly string[] =>
  typeof text === 'string' ? [text] : Object.values(text);
const paramsIn = (sentence: string): readonly string[] =>
  [...new Set([...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].toSorted();

/** Every text of the reference market, with its kind and the parameters of all its forms. */
const referenceEntries: readonly Omit<Entry, 'text'>[] = Object.entries<AnyTexts[string]>({
  ...texts,
  ...hostTexts,
}).flatMap(([namespace, names]) =>
  Object.entries(names).map(([name, text]) => ({
    key: `${namespace}.${name}`,
    kind: typeof text === 'string' ? ('text' as const) : ('plural' as const),
    params: [
      ...new Set([
        ...(typeof text === 'string' ? [] : ['count']),
        ...sentences(text).flatMap(paramsIn),
      ]),
    ],
  })),
);

const entriesOf = (market: Market): readonly Entry[] => {
  const namespaces: Partial<AnyTexts> = { ...market.texts, ...market.hostTexts };
  return referenceEntries.map((entry) => {
    const [namespace = '', name = ''] = entry.key.split('.');
    return { ...entry, text: namespaces[namespace]?.[name] ?? '' };
  });
};

const LEFTOVERS =
  /\b(?:TODO|FIXME|[Ll]orem|ipsum|XXX+|TBD|[Pp]laceholder|translate me)\b|\[[a-z]{2}\]|%s|%d|\$t\(|\b(?:undefined|null)\b/;
/** Words that exist in only one of the languages. */
const FOREIGN: Readonly<Record<string, RegExp>> = {
  pl: /\b(?:the|your|please|compra|tienda|panier|votre|carrinho|loja)\b/i,
  es: /\b(?:the|your|please|koszyk|sklep|panier|votre|você|loja|não)\b/i,
  fr: /\b(?:the|your|please|koszyk|sklep|tienda|carrito|loja|não)\b/i,
  pt: /\b(?:the|your|please|koszyk|sklep|tienda|panier|votre|você)\b/i,
};

const all: readonly Market[] = markets;

describe.each(all.map((market) => [market.id, market] as const))('texts of %s', (id, market) => {
  const entries = entriesOf(market);
  const wrong = (fault: (entry: Entry) => boolean): readonly string[] =>
    entries.filter(fault).map(({ key }) => key);

  it('are not empty (MKT-25)', () =>
    expect(wrong(({ text }) => sentences(text).some((sentence) => sentence.trim() === ''))).toEqual(
      [],
    ));
  it('are a plain text or have plural forms as in the reference market', () =>
    expect(wrong(({ kind, text }) => (kind === 'plural') !== (typeof text !== 'string'))).toEqual(
      [],
    ));
  it('have exactly the parameters of the reference market', () => {
    const differs = ({ kind, text, params }: Entry): boolean =>
      sentences(text).some((sentence) => {
        const found = paramsIn(sentence);
        // A plural form may leave its number out: "one more product".
        const needed =
          kind === 'plural' && !found.includes('count')
            ? params.filter((name) => name !== 'count')
            : params;
        return found.join() !== needed.toSorted().join();
      });
    expect(wrong(differs)).toEqual([]);
  });
  it('have every plural form of the language and no other', () => {
    const forms = new Intl.PluralRules(market.locale)
      .resolvedOptions()
      .pluralCategories.toSorted()
      .join();
    expect(
      wrong(
        ({ text }) => typeof text !== 'string' && Object.keys(text).toSorted().join() !== forms,
      ),
    ).toEqual([]);
  });
  it('contain no placeholder, no leftover and no text of another language (MKT-25)', () => {
    expect(
      wrong(({ text }) =>
        sentences(text).some(
          (sentence) => LEFTOVERS.test(sentence) || FOREIGN[id]?.test(sentence) === true,
        ),
      ),
    ).toEqual([]);
  });
  it('have neither double spaces nor surrounding spaces', () =>
    expect(
      wrong(({ text }) => sentences(text).some((sentence) => /^\s|\s$| {2}/.test(sentence))),
    ).toEqual([]));
});

const sameKeys = (first: Market, second: Market): readonly string[] => {
  const others = new Map(entriesOf(second).map(({ key, text }) => [key, sentences(text)]));
  const hasWords = (sentence: string): boolean =>
    /\p{L}{2}/u.test(sentence.replace(/\{\w+\}|Materia/g, ''));
  return entriesOf(first)
    .filter(({ key, text }) =>
      sentences(text).some(
        (sentence) => hasWords(sentence) && others.get(key)?.includes(sentence) === true,
      ),
    )
    .map(({ key }) => key);
};

describe('texts of all markets', () => {
  it('are either texts of pages or of the host, so that each key exists once', () =>
    expect(Object.keys(texts).filter((namespace) => namespace in hostTexts)).toEqual([]));
});

describe('texts of two markets', () => {
  const pairs = all.flatMap((first, index) =>
    all.slice(index + 1).map((second) => [first.id, second.id, first, second] as const),
  );
  it.each(pairs)('%s and %s share only the listed texts (MKT-25)', (_, __, first, second) => {
    const listed = SAME_IN_SEVERAL_LANGUAGES.filter(
      ({ languages }) => languages.includes(first.language) && languages.includes(second.language),
    ).flatMap(({ keys }) => keys);
    expect(sameKeys(first, second).filter((key) => !listed.includes(key))).toEqual([]);
  });
});

describe('texts that the requirements quote', () => {
  const textOf = (id: string, key: string): string | PluralTexts | undefined => {
    const market = all.find((candidate) => candidate.id === id);
    return market === undefined
      ? undefined
      : entriesOf(market).find((entry) => entry.key === key)?.text;
  };
  it.each([
    ['pl', 'errors.sessionExpired', 'Twoja sesja wygasła, za chwilę zostaniesz rozłączony.'],
    ['es', 'errors.sessionExpired', 'Tu sesión ha expirado'],
  ])('are quoted verbatim: %s %s (SES-16, ERR-67)', (id, key, text) =>
    expect(textOf(id, key)).toBe(text),
  );
  it.each([
    ['cart.addError', 'Erro ao adicionar o produto ao encomenda'],
    ['cart.maximumReached', 'Total máximo atingido!'],
  ])('are quoted verbatim, including grammar: pt %s (ERR-06, ERR-08, ERR-80)', (key, text) =>
    expect(textOf('pt', key)).toBe(text),
  );
  it('state in each language that no more units are available (MKT-24)', () => {
    const texts = ['pl', 'es', 'fr', 'pt'].map((id) => textOf(id, 'cart.maximumReached'));
    expect([new Set(texts).size, texts.at(-1)]).toEqual([4, 'Total máximo atingido!']);
  });
  it.each([
    ['fr', 'login.required', 'Ce champ est requis'],
    ['pt', 'login.required', 'Este campo é obrigatório'],
    ['es', 'newsletter.noBox', 'Marca al menos una casilla'],
    ['es', 'newsletter.required', 'Todos los campos son obligatorios'],
  ])('are quoted verbatim at form fields: %s %s (ERR-77, ERR-78)', (id, key, text) =>
    expect(textOf(id, key)).toBe(text),
  );
});
