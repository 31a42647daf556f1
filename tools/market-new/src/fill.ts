import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Known, quoted } from './blank.ts';
import type { MarketOrder } from './order.ts';
import { planMarket } from './plan.ts';
import { catalogueWords } from './sample/catalogue-words.ts';
import { demo } from './sample/demo.ts';
import { ownRoutes } from './sample/own-routes.ts';
import { words } from './sample/words/index.ts';
import { standIns } from './stand-in.ts';

export const ITALY: MarketOrder = { id: 'it', country: 'IT', locale: 'it-IT' };

const SAMPLE = join(import.meta.dirname, 'sample');
const MARKET_SOURCES = `libs/market/${ITALY.id}/src/`;

/**
 * Files that the sample provides as a whole: rules, formats, routes and other facts that cannot be
 * generated.
 */
const wholeFile = (path: string): string | undefined => {
  const file = path.startsWith(MARKET_SOURCES)
    ? join(SAMPLE, path.slice(MARKET_SOURCES.length))
    : undefined;
  return file !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

type Words = string | { readonly [key: string]: Words };

const isForms = (value: { readonly [key: string]: Words }): boolean =>
  typeof value['other'] === 'string';

/** Texts as code, by path. */
const asKnown = (value: Words, path: string): readonly (readonly [string, string])[] => {
  if (typeof value === 'string') return [[path, quoted(value)]];
  if (isForms(value))
    return [
      [
        path,
        `{ ${Object.entries(value)
          .map(([form, text]) => `${form}: ${typeof text === 'string' ? quoted(text) : ''}`)
          .join(', ')} }`,
      ],
    ];
  return Object.entries(value).flatMap(([key, under]) =>
    asKnown(under, path === '' ? key : `${path}.${key}`),
  );
};

const knownOf = (value: Words, under = ''): Known => Object.fromEntries(asKnown(value, under));

const routesKnown: Known = Object.fromEntries(
  Object.entries(ownRoutes).map(([name, { canonical, aliases }]) => [
    `routes.${name}`,
    `{ canonical: ${quoted(canonical)}, aliases: [${aliases.map(quoted).join(', ')}] }`,
  ]),
);

/**
 * Fills in the market just created below `root` with the sample, as people of that market would.
 * Returns the paths of texts that the sample lacks and that were generated from their keys.
 */
export const fillWithSample = (root: string): readonly string[] => {
  const { write, paths } = standIns(ITALY.locale);
  const known = {
    market: { 'facts.currency': quoted('EUR'), ...routesKnown, ...knownOf(words) },
    demo,
    catalogue: { 'ITALIAN.decimal': quoted(','), ...knownOf(catalogueWords) },
  };
  for (const { path, text } of planMarket(root, ITALY, { whole: wholeFile, known, standIn: write })
    .created)
    writeFileSync(join(root, path), text);
  return paths();
};
