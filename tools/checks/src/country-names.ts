import { markets } from '@materia/market-all';
import type { Market } from '@materia/market-model';
import { productSources, type Source } from './workspace-sources.ts';

const ALL_MARKETS: readonly Market[] = markets;

/**
 * Code in which countries or languages have names of their own, by the beginning of the path, with
 * the reason. Everything else that is true of one country is a value of its market.
 */
const ALLOWED: Readonly<Record<string, string>> = {
  'libs/market/': 'the markets, their model and their registry',
  'apps/storefront-': 'generated; each names its market',
  'libs/domain/tax-number/src/eu-vat':
    'VAT numbers of all member states are checked in every market, by prefix',
  'apps/shop-host/src/catalogue/words/stem': 'engines are named after their language',
  'apps/shop-host/src/platform/database/migrations/': 'released migrations never change',
  'apps/flag-console/src/texts/': 'the languages of the staff',
};

/** The member states of the EU (ISO 3166-1). */
const MEMBER_STATES =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** English is the language of the code. */
const LANGUAGE_OF_CODE = 'en';

/**
 * Returns one sentence per line of the product that names a country, a language or a market: by a
 * market's id, an ISO code, a locale or a territory of a market as a literal, or by an English name
 * anywhere, also in the name of a value. Comments may give examples.
 */
export const checkCountryNames = (root: string): readonly string[] => {
  const sources = productSources(root, ['apps', 'libs', 'tools/start', 'tools/ops']);
  return [
    ...findCountryNames(sources.filter(({ path }) => allowedBy(path) === undefined)),
    ...Object.keys(ALLOWED)
      .filter((beginning) => !sources.some(({ path }) => path.startsWith(beginning)))
      .map((beginning) => `${beginning} may name countries, but is gone`),
  ];
};

const allowedBy = (path: string): string | undefined =>
  Object.keys(ALLOWED).find((beginning) => path.startsWith(beginning));

export const findCountryNames = (sources: readonly Source[]): readonly string[] =>
  sources.flatMap(({ path, text }) =>
    withoutComments(text)
      .split('\n')
      .flatMap((line, at) => {
        const found = LITERAL.exec(line)?.[0] ?? NAME.exec(line)?.[0];
        return found === undefined
          ? []
          : [`${path}:${String(at + 1)} names ${found}: a fact of a country belongs in its market`];
      }),
  );

/** Comments become empty lines, so that the numbers of the lines stay right. */
const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, (comment) =>
    comment.replaceAll(/[^\n]/g, ''),
  );

const languageOf = (country: string): string =>
  new Intl.Locale('und', { region: country }).maximize().language;

/** The ids, countries and territories of the markets, and the countries and locales of the EU. */
const LITERALS: readonly string[] = [
  ...ALL_MARKETS.flatMap(({ id, taxes, rules }) => [
    id,
    ...taxes.territories.map(({ territory }) => territory),
    ...rules.territory.remoteRegions.map(({ region }) => region),
  ]),
  ...MEMBER_STATES,
  ...MEMBER_STATES.map((country) => `${languageOf(country)}-${country}`),
];
const LITERAL = new RegExp(
  `(['"\`])(?:${[...new Set(LITERALS)].join('|')})\\1|\\b(?:${ALL_MARKETS.map(({ country }) => country).join('|')})_[A-Z]{3,}`,
);

const english = (type: 'region' | 'language') => new Intl.DisplayNames(['en'], { type });
const NAMES: readonly string[] = MEMBER_STATES.flatMap((country) => {
  const language = languageOf(country);
  return [
    english('region').of(country),
    language === LANGUAGE_OF_CODE ? undefined : english('language').of(language),
  ].filter((name) => name !== undefined);
});

/** `poland`, `Polish` and `POLISH`, alone or as a part of a name: `stemPolish`, `POLISH_PHONE`. */
const NAME = new RegExp(
  [...new Set(NAMES)]
    .flatMap((name) => [
      `(?<![a-zA-Z])${name.toLowerCase()}(?![a-z])`,
      `(?<![A-Z])${name}(?![a-z])`,
      `(?<![A-Z])${name.toUpperCase()}(?![A-Z])`,
    ])
    .join('|'),
);
