import { productSources, type Source } from './workspace-sources.ts';

/** The packages that define each name with more than one owner. */
export type SharedNames = ReadonlyMap<string, readonly string[]>;

/**
 * Returns one sentence per noun that two packages define and export: a type, a class, a component
 * or a table. The domain owns the plain noun; wire types are called `Wire…`, rows `…Row`, what a
 * component shows `…Facts` or `…Props`. A name that is re-exported has one owner.
 *
 * Functions and other lower-case values are checked against the domain alone, which every other
 * package may import: a function with the name of a domain rule would be mistaken for it. Between
 * other packages the same name is usual, and cannot be confused, because their imports are
 * separate: host and client name both ends of a call after it (`addToCart`), routes export `loader`
 * and `action`, and contract schemas, tables of a market and its texts are named after what they
 * contain.
 */
export const checkUniqueNouns = (root: string): readonly string[] =>
  [...findSharedNames(productSources(root, ['apps', 'libs']))].map(
    ([name, packages]) => `${name} is exported by ${packages.join(', ')}`,
  );

/**
 * Values that are named after the rule they belong to: a schema of the contract, and the rows of
 * the markets.
 */
const NAMED_AFTER_A_RULE: ReadonlySet<string> = new Set(['ecoContributions', 'promise']);

export const findSharedNames = (sources: readonly Source[]): SharedNames => {
  const owners = new Map<string, Set<string>>();
  for (const { path, text } of sources) {
    const owner = packageOf(path);
    if (owner === undefined) continue;
    for (const name of exportedNames(text)) {
      const known = owners.get(name) ?? new Set();
      owners.set(name, known.add(owner));
    }
  }
  return new Map(
    [...owners]
      .filter(([name, packages]) => packages.size > 1 && isConfusing(name, packages))
      .map(([name, packages]) => [name, [...packages].toSorted()] as const)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );
};

const isConfusing = (name: string, packages: ReadonlySet<string>): boolean =>
  /^[A-Z]/.test(name) ||
  (!NAMED_AFTER_A_RULE.has(name) && [...packages].some((each) => each.startsWith('libs/domain/')));

/**
 * A package is `libs/<group>/<name>` or `apps/<name>`. The markets and their model are one: each
 * market fills the same tables. So are the storefronts, which are generated from one template.
 */
const packageOf = (path: string): string | undefined => {
  const [top, first = '', second = ''] = path.split('/');
  if (top === 'apps') return first.startsWith('storefront-') ? 'apps/storefront' : `apps/${first}`;
  if (top === 'libs') return first === 'market' ? 'libs/market' : `libs/${first}/${second}`;
  return undefined;
};

const DEFINED =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:const|function|class|type|interface|enum) ([A-Za-z][\w$]*)/gm;

const exportedNames = (text: string): readonly string[] =>
  [...text.matchAll(DEFINED)].flatMap(({ 1: name }) => name ?? []);
