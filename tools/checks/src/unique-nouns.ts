import { productSources, type Source } from './workspace-sources.ts';

/** The packages that define each name with more than one owner. */
export type SharedNames = ReadonlyMap<string, readonly string[]>;

/**
 * Returns one sentence per noun that two packages define and export: a type, a class, a component or a table. The domain owns
 * the plain noun; wire types are called `Wire…`, rows `…Row`, what a component shows `…Facts` or `…Props`. A name that is
 * re-exported has one owner.
 *
 * Functions are verbs and are not checked: host and client name both ends of a call after it (`addToCart`), and contract schemas
 * are lower-case values whose types have their own names.
 */
export const checkUniqueNouns = (root: string): readonly string[] =>
  [...findSharedNames(productSources(root, ['apps', 'libs']))].map(
    ([name, packages]) => `${name} is exported by ${packages.join(', ')}`,
  );

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
      .filter(([, packages]) => packages.size > 1)
      .map(([name, packages]) => [name, [...packages].toSorted()] as const)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );
};

/**
 * A package is `libs/<group>/<name>` or `apps/<name>`. The markets and their model are one: each market fills the same tables.
 * So are the storefronts, which are generated from one template.
 */
const packageOf = (path: string): string | undefined => {
  const [top, first = '', second = ''] = path.split('/');
  if (top === 'apps') return first.startsWith('storefront-') ? 'apps/storefront' : `apps/${first}`;
  if (top === 'libs') return first === 'market' ? 'libs/market' : `libs/${first}/${second}`;
  return undefined;
};

const DEFINED =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:const|function|class|type|interface|enum) ([A-Z][\w$]*)/gm;

const exportedNames = (text: string): readonly string[] =>
  [...text.matchAll(DEFINED)].flatMap(({ 1: name }) => name ?? []);
