import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { markets } from '@materia/market-all';
import type { Market } from '@materia/market-model';
import { z } from 'zod';
import { blank, type Known, quoted, type StandIn } from './blank.ts';
import { localeFacts, type LocaleFacts } from './locale-facts.ts';
import { withPackages, type WorkspacePackage } from './lock-file.ts';
import type { MarketOrder } from './order.ts';
import { withOwner, withRegistryRow } from './registry-edits.ts';

/** The planned content of a new file, or of a list of markets with an added row. */
export type PlannedFile = { readonly path: string; readonly text: string };
export type Plan = {
  readonly created: readonly PlannedFile[];
  readonly edited: readonly PlannedFile[];
  readonly packages: readonly WorkspacePackage[];
};

/** The names of a market in code: its id, language and country. */
type Names = { readonly id: string; readonly language: string; readonly country: string };

const LEFT_OUT = new Set(['node_modules', 'build', 'dist']);

const words = (name: string): readonly string[] =>
  name.split(/[^A-Za-z]+/).filter((word) => word !== '');
const asConstant = (name: string): string => words(name).join('_').toUpperCase();
const asVariable = (name: string): string =>
  words(name)
    .map((word, at) => (at === 0 ? word.toLowerCase() : word))
    .join('');

const namesOf = ({ id, country, locale }: MarketOrder): Names => {
  const { english } = localeFacts({ id, country, locale });
  return { id, language: asConstant(english.language), country: asVariable(english.country) };
};

const renamed = (source: string, from: Names, to: Names): string =>
  source
    .replace(new RegExp(`\\b${from.language}\\b`, 'g'), to.language)
    .replace(new RegExp(`\\b${from.country}\\b`, 'g'), to.country)
    .replace(new RegExp(`\\b${from.id}\\b`, 'g'), to.id);

const DATE_LOCALE = /import \{ \w+ \} from 'date-fns\/locale\/[\w-]+';/;

/** The date locale depends on the language, whose code may differ from the market's id. */
const withDateLocale = (source: string, { name, module }: LocaleFacts['dateLocale']): string =>
  source.replace(DATE_LOCALE, `import { ${name} } from '${module}';`);

/** Source files below a folder, by relative path. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !LEFT_OUT.has(name) && !name.startsWith('.'))
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesIn(join(folder, entry.name)).map((path) => `${entry.name}/${path}`)
        : [entry.name],
    )
    .toSorted();

/** Folders and files that exist once per market; `<id>` is the market's id. */
const COPIED = ['apps/storefront-<id>'] as const;
const BLANKED = {
  market: 'libs/market/<id>',
  demo: 'tools/catalogue/src/markets/<id>',
  catalogue: 'tools/catalogue/src/texts/<id>',
} as const;
type Part = keyof typeof BLANKED;
const PARTS = ['market', 'demo', 'catalogue'] as const satisfies readonly Part[];

/**
 * Provided content: whole files, values by path in each part, and a generator for everything else.
 */
export type Given = {
  readonly whole: (path: string) => string | undefined;
  readonly known: Readonly<Partial<Record<Part, Known>>>;
  readonly standIn?: StandIn;
};
const NOTHING_GIVEN: Given = { whole: () => undefined, known: {} };

const at = (pattern: string, id: string): string => pattern.replace('<id>', id);
const pathsOf = (root: string, pattern: string, id: string): readonly string[] => {
  const path = at(pattern, id);
  return path.endsWith('.ts') ? [path] : filesIn(join(root, path)).map((file) => `${path}/${file}`);
};

/** All folders and files of a market, to check that none of them exists yet. */
export const foldersOf = (id: string): readonly string[] =>
  [...COPIED, ...Object.values(BLANKED)].map((pattern) => at(pattern, id));

const list = (texts: readonly string[]): string => `[${texts.map(quoted).join(', ')}]`;

/**
 * Paths that are the same in all markets, such as `/` and `/checkout/cart`; translated ones must be
 * filled in.
 */
const agreedRoutes = (all: readonly Market[]): Known => {
  const [first, ...others] = all;
  const routes = Object.entries(first?.routes ?? {});
  const written = routes.filter(([name, pattern]) =>
    others.every((other) =>
      Object.entries(other.routes).some(
        ([same, theirs]) => same === name && JSON.stringify(theirs) === JSON.stringify(pattern),
      ),
    ),
  );
  return Object.fromEntries(
    written.map(([name, { canonical, aliases }]) => [
      `routes.${name}`,
      `{ canonical: ${quoted(canonical)}, aliases: ${list(aliases)} }`,
    ]),
  );
};

/** The next port after those of the markets. */
export const nextPort = (all: readonly Market[]): number =>
  Math.max(...all.map(({ port }) => port)) + 1;

/** Values derived from the order and Unicode data. People fill in everything else. */
const knownValues = (
  { id, country, locale }: MarketOrder,
  facts: LocaleFacts,
  all: readonly Market[],
): Known => ({
  'facts.id': quoted(id),
  'facts.name': quoted(`Materia ${facts.countryName}`),
  'facts.country': quoted(country),
  'facts.language': quoted(facts.language),
  'facts.locale': quoted(locale),
  ...(facts.timeZone === undefined ? {} : { 'facts.timeZone': quoted(facts.timeZone) }),
  'facts.port': String(nextPort(all)),
  ...(facts.decimal === ',' || facts.decimal === '.'
    ? { 'numberFormat.decimal': quoted(facts.decimal) }
    : {}),
  'numberFormat.group': quoted(facts.group),
  'numberFormat.groupFrom': String(facts.groupFrom),
  'longDate.locale': facts.dateLocale.name,
  'longDate.pattern': quoted(facts.longDay),
  'briefDate.locale': facts.dateLocale.name,
  'facts.clock': quoted(facts.clock),
  // The specification uses this order in every market.
  shortDay: quoted('dd/MM/yyyy'),
  ...agreedRoutes(all),
});

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).optional(),
});

/**
 * Computes all files of a new market from the existing markets: the first one's files define the
 * layout, and values that differ between markets are left to fill in. Reads below `root`, writes
 * nothing.
 */
export const planMarket = (
  root: string,
  order: MarketOrder,
  given: Given = NOTHING_GIVEN,
  all: readonly Market[] = markets,
): Plan => {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const facts = localeFacts(order);
  const [first, ...others] = all.map(namesOf);
  if (first === undefined) throw new Error('There is no market to copy');
  const own = namesOf(order);
  const known = {
    ...given.known,
    market: { ...knownValues(order, facts, all), ...given.known.market },
  };
  const foreign = localeFacts(all[0] ?? order).english;

  const planned = (pattern: string, write: (path: string) => string): readonly PlannedFile[] =>
    pathsOf(root, pattern, first.id).map((sample) => {
      const path = sample.replace(at(pattern, first.id), at(pattern, own.id));
      return { path, text: given.whole(path) ?? write(sample) };
    });

  const blanked =
    (part: Part) =>
    (path: string): string => {
      const pattern = BLANKED[part];
      const sample = withDateLocale(renamed(read(path), first, own), facts.dateLocale);
      if (!path.endsWith('.ts')) return sample;
      const alike = others
        .map(
          (other) => [other, path.replace(at(pattern, first.id), at(pattern, other.id))] as const,
        )
        .filter(([, theirs]) => existsSync(join(root, theirs)));
      return blank(
        [sample, ...alike.map(([other, theirs]) => renamed(read(theirs), other, own))],
        known[part] ?? {},
        [foreign.language, foreign.country],
        given.standIn,
      );
    };

  const created = [
    ...COPIED.flatMap((pattern) => planned(pattern, (path) => renamed(read(path), first, own))),
    ...PARTS.flatMap((part) => planned(BLANKED[part], blanked(part))),
  ];
  const packages = created
    .filter(({ path }) => basename(path) === 'package.json')
    .map(({ path, text }) => ({
      folder: path.replace('/package.json', ''),
      ...packageSchema.parse(JSON.parse(text)),
    }));
  const edited = [
    {
      path: 'libs/market/all/src/index.ts',
      row: {
        importLine: `import { ${own.id} } from '@materia/market-${own.id}';`,
        list: /(const all = \[[^\]]*?),?(\s*\])/,
        entry: own.id,
      },
    },
    {
      path: 'tools/catalogue/src/markets/index.ts',
      row: {
        importLine: `import { ${own.country} } from './${own.id}/index.ts';`,
        list: /(export const DEMO_MARKETS = \{[^}]*?),?(\s*\})/,
        entry: `${own.id}: ${own.country}`,
      },
    },
  ].map(({ path, row }) => ({ path, text: withRegistryRow(read(path), row) }));

  return {
    created,
    edited: [
      ...edited,
      { path: 'CODEOWNERS', text: withOwner(read('CODEOWNERS'), own.id) },
      { path: 'package-lock.json', text: withPackages(read('package-lock.json'), packages) },
    ],
    packages,
  };
};
