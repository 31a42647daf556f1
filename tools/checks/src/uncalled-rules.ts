import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productSources, type Source } from './workspace-sources.ts';

/** One file per area: the names of the rules that wait for it. */
const CLAIMS = 'configs/uncalled-domain';
const DOMAIN = 'libs/domain/';

/** Exported functions and tables of the domain that no product code uses, by library. */
export type UncalledRules = {
  readonly rules: number;
  readonly uncalled: ReadonlyMap<string, readonly string[]>;
};

type Definition = {
  readonly path: string;
  readonly name: string;
  readonly isRule: boolean;
  readonly mentions: ReadonlySet<string>;
};

/**
 * Returns one sentence per exported function or table of the domain that no product code reaches
 * and that no area has claimed, and one per claim that is out of date. A rule belongs in the domain
 * once a feature calls it; what a later feature will call is listed in
 * that feature's file in `configs/uncalled-domain`.
 *
 * Matching is by name and transitive: a name in any source outside the domain counts as called, and
 * so does a name that a called definition mentions. Definitions with the same name count as one, so
 * the check may miss a rule but has no false alarms.
 *
 * `knip --production --include-entry-exports` (6.42, November 2026) is no replacement. It reports
 * 526 exports and 429 types, 294 and 208 of them in the domain. Of the domain’s exports, 199 are
 * lines of an `index.ts`, 82 of which name a rule that is called, but by its own library. The other
 * 95 are definitions, and 90 of them are listed or reported here as well. Knip misses 23 rules that
 * only an uncalled rule of the same file mentions. It finds those that share their name with
 * something else in the product, such as `endSession` and `shippingPrice`, so an occasional run is
 * worth while.
 */
export const checkUncalledRules = (root: string): readonly string[] => {
  const claims = readClaims(root);
  const found = [
    ...findUncalledRules(productSources(root, ['apps', 'libs', 'tools/start', 'tools/ops']))
      .uncalled,
  ];
  const uncalled = found.flatMap(([library, names]) => names.map((name) => ({ library, name })));
  const claimed = new Set(claims.map(({ name }) => name));
  return [
    ...uncalled
      .filter(({ name }) => !claimed.has(name))
      .map(({ library, name }) => `${library}: nothing calls ${name}`),
    ...claims
      .filter((claim) => !uncalled.some(({ name }) => name === claim.name))
      .map(({ file, name }) => `${file}: ${name} is called now, or gone`),
    ...claims
      .filter(({ name }, at) => claims.findIndex((other) => other.name === name) !== at)
      .map(({ file, name }) => `${file}: ${name} is listed twice`),
  ];
};

export const findUncalledRules = (sources: readonly Source[]): UncalledRules => {
  const called = new Set<string>();
  const definitions: Definition[] = [];
  for (const { path, text } of sources) {
    const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
    if (!path.startsWith(DOMAIN)) for (const word of wordsOf(code)) called.add(word);
    else if (!path.endsWith('/index.ts')) definitions.push(...definitionsOf(path, code));
  }
  const waiting = new Set(definitions);
  for (let isGrowing = true; isGrowing;) {
    isGrowing = false;
    for (const definition of waiting) {
      if (!called.has(definition.name)) continue;
      waiting.delete(definition);
      isGrowing = true;
      for (const word of definition.mentions) called.add(word);
    }
  }
  const uncalled = [...waiting].filter(({ isRule }) => isRule);
  return {
    rules: definitions.filter(({ isRule }) => isRule).length,
    uncalled: new Map(
      [...Map.groupBy(uncalled, ({ path }) => path.split('/')[2] ?? '')].map(([library, rules]) => [
        library,
        rules.map(({ name }) => name),
      ]),
    ),
  };
};

const DEFINITION =
  /^(export )?(?:async )?(const|function|class|type|interface|enum) ([A-Za-z_$][\w$]*)/gm;

const definitionsOf = (path: string, code: string): readonly Definition[] => {
  const starts = [...code.matchAll(DEFINITION)];
  return starts.map(({ 1: exported, 2: kind, 3: name = '', index }, at) => ({
    path,
    name,
    isRule: exported !== undefined && kind !== 'type' && kind !== 'interface',
    mentions: wordsOf(code.slice(index, starts[at + 1]?.index)),
  }));
};

const wordsOf = (code: string): ReadonlySet<string> =>
  new Set(code.match(/[A-Za-z_$][\w$]*/g) ?? []);

type Claim = { readonly file: string; readonly name: string };

const readClaims = (root: string): readonly Claim[] =>
  globSync(`${CLAIMS}/*.json`, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((file) => {
      const names: unknown = JSON.parse(readFileSync(join(root, file), 'utf8'));
      if (!Array.isArray(names)) throw new Error(`${file} is no list of names`);
      return names.map((name) => ({ file, name: String(name) }));
    });
