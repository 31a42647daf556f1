/** What the check reads of a market. */
export type CheckedMarket = {
  readonly id: string;
  readonly routes: Readonly<Record<string, unknown>>;
  readonly texts: Texts;
  readonly hostTexts: Texts;
};

type Texts = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/**
 * Returns one sentence for each text that a market lacks while another has it, and for each page
 * that has no address in a market, with the file in which it belongs. The compiler refuses the same, but also reports every place that uses
 * the market.
 */
export const missingInMarkets = (
  markets: readonly CheckedMarket[],
  pages: readonly string[],
): readonly string[] => {
  const known = {
    texts: textKeysOf(markets.map(({ texts }) => texts)),
    hostTexts: textKeysOf(markets.map(({ hostTexts }) => hostTexts)),
  };
  return markets.flatMap((market) => [
    ...missingTexts(market, market.texts, known.texts),
    ...missingTexts(market, market.hostTexts, known.hostTexts),
    ...pages
      .filter((page) => !Object.hasOwn(market.routes, page))
      .map(
        (page) =>
          `${market.id} lacks the page ${page}: give it an address in libs/market/${market.id}/src/routes.ts`,
      ),
  ]);
};

type TextKey = readonly [namespace: string, name: string];

const textKeysOf = (all: readonly Texts[]): readonly TextKey[] =>
  [
    ...new Set(
      all.flatMap((texts) =>
        Object.entries(texts).flatMap(([namespace, names]) =>
          Object.keys(names ?? {}).map((name) => `${namespace}.${name}`),
        ),
      ),
    ),
  ].map((key) => [key.slice(0, key.indexOf('.')), key.slice(key.indexOf('.') + 1)]);

const missingTexts = (
  { id }: CheckedMarket,
  texts: Texts,
  keys: readonly TextKey[],
): readonly string[] =>
  keys
    .filter(([namespace, name]) => texts[namespace]?.[name] === undefined)
    .map(
      ([namespace, name]) =>
        `${id} lacks the text ${namespace}.${name}: add it to libs/market/${id}/src/texts/${fileOf(namespace)}.ts`,
    );

/** Namespaces are camel case, their files kebab-case. */
const fileOf = (namespace: string): string =>
  namespace.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
