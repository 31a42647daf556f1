import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { marketById, markets } from '@materia/testing/markets';
import { describe, expect, it } from 'vitest';
import { namespacesOf, pickTexts } from './page-texts.ts';
import { FRAME_TEXTS, PAGES } from './pages.ts';

const LIBS = resolve(import.meta.dirname, '../../../..');

const sources = new Map<string, string>();
const sourceOf = (file: string): string => {
  const known = sources.get(file);
  if (known !== undefined) return known;
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  sources.set(file, source);
  return source;
};

/** What pages import that reads texts: components, and the words of the market model. */
const published = new Map(
  ['ui/shop/src/index.ts', 'ui/design-system/src/index.ts', 'market/model/src/index.ts'].flatMap(
    (index) =>
      [...sourceOf(join(LIBS, index)).matchAll(/export \{([^}]*)\} from '([^']+)'/g)].flatMap(
        ([, names = '', file = '']) =>
          names
            .split(',')
            .map(
              (name) =>
                [name.replace(/\btype\b/, '').trim(), join(LIBS, dirname(index), file)] as const,
            ),
      ),
  ),
);

const importsOf = (file: string): readonly string[] =>
  [...sourceOf(file).matchAll(/import ([^;]*?) from '([^']+)'/g)].flatMap(
    ([, names = '', from = '']) => {
      if (from.startsWith('.')) return [join(dirname(file), from)];
      return from.startsWith('@materia/ui-') || from === '@materia/market-model'
        ? [...names.matchAll(/\w+/g)].flatMap(([name]) => published.get(name) ?? [])
        : [];
    },
  );

/** The namespaces of the text keys in a module and in the components it shows. */
const namespacesIn = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const own = [...sourceOf(file).matchAll(/['"`]([a-zA-Z]+)\.[a-zA-Z$]/g)]
    .map(([, namespace = '']) => namespace)
    .filter((namespace) => namespace in markets[0].texts);
  return new Set([
    ...own,
    ...importsOf(file).flatMap((imported) => [...namespacesIn(imported, seen)]),
  ]);
};

describe('the texts that a page loads', () => {
  it.each(Object.entries(PAGES))('of %s are exactly those it shows', (_, { module, texts }) => {
    const shown = [...namespacesIn(join(LIBS, 'features', module))].filter(
      (namespace) => !FRAME_TEXTS.some((frame) => frame === namespace),
    );
    expect(texts.toSorted()).toEqual(shown.toSorted());
  });
  it('are in the market’s language only', () => {
    const french = marketById('fr')?.texts ?? expect.unreachable();
    expect(pickTexts(french, namespacesOf('login'))).toEqual({
      ...pickTexts(french, FRAME_TEXTS),
      login: french.login,
    });
  });
});
