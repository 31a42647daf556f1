import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/**
 * Brotli bytes that a component adds to a page that already has React; `later` is what it loads on
 * demand.
 */
export type ComponentWeight = {
  readonly lib: string;
  readonly component: string;
  readonly js: number;
  readonly css: number;
  readonly later: number;
};

const ROOT = join(import.meta.dirname, '..');
const LIBS = { 'design-system': '@materia/ui-design-system', shop: '@materia/ui-shop' } as const;
type Lib = keyof typeof LIBS;

/** Packages that every page already has. */
const SHARED = /^(react|react-dom|react-router)(\/|$)/;

/**
 * Measures each component of the two libs in a separate minified bundle, without writing to disk. A
 * shop component includes the design system components it uses.
 */
export const weighComponents = async (): Promise<readonly ComponentWeight[]> => {
  const weights: ComponentWeight[] = [];
  for (const lib of ['design-system', 'shop'] as const) {
    for (const component of componentsOf(lib))
      weights.push({
        lib,
        component,
        ...(await weigh(`export { ${component} } from '${LIBS[lib]}';`)),
      });
  }
  return weights;
};

/** The components in a lib's index: capitalised exports of `.tsx` files. */
const componentsOf = (lib: Lib): readonly string[] => {
  const index = readFileSync(join(ROOT, 'libs/ui', lib, 'src/index.ts'), 'utf8');
  return [...index.matchAll(/^export \{([^}]*)\} from '[^']*\.tsx';$/gm)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z][a-z]/.test(name));
};

/** Measures a module given as source code. */
const weigh = async (source: string): Promise<Pick<ComponentWeight, 'js' | 'css' | 'later'>> => {
  const entry = 'virtual:entry';
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) => (id === `\0${entry}` ? source : undefined),
      },
    ],
    resolve: { conditions: ['browser', 'module', 'import'] },
    build: {
      write: false,
      cssCodeSplit: true,
      modulePreload: false,
      rolldownOptions: { input: entry, external: SHARED, preserveEntrySignatures: 'strict' },
    },
  });
  const output = (Array.isArray(built) ? built : [built]).flatMap((result) =>
    'output' in result ? result.output : [],
  );
  const chunks = output.filter((part): part is Rolldown.OutputChunk => part.type === 'chunk');
  const first = closureOf(
    chunks.filter(({ isEntry }) => isEntry),
    chunks,
  );
  const styles = output.filter((part) => part.type === 'asset' && part.fileName.endsWith('.css'));
  return {
    js: bytes(first.map(({ code }) => code)),
    css: bytes(styles.map((part) => (part.type === 'asset' ? String(part.source) : ''))),
    later: bytes(chunks.filter((chunk) => !first.includes(chunk)).map(({ code }) => code)),
  };
};

/** The chunks that are loaded immediately: the entries and their static imports. */
const closureOf = (
  found: readonly Rolldown.OutputChunk[],
  all: readonly Rolldown.OutputChunk[],
): readonly Rolldown.OutputChunk[] => {
  const more = all.filter(
    (chunk) =>
      !found.includes(chunk) && found.some(({ imports }) => imports.includes(chunk.fileName)),
  );
  return more.length === 0 ? found : closureOf([...found, ...more], all);
};

const bytes = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + (text === '' ? 0 : brotliCompressSync(text).length), 0);

/** The weights as a table, heaviest first. */
export const weightTable = (weights: readonly ComponentWeight[]): string =>
  [
    `${'component'.padEnd(34)}${'js'.padStart(8)}${'css'.padStart(8)}${'later'.padStart(8)}   (bytes, brotli)`,
    ...weights
      .toSorted((one, other) => other.js + other.css - one.js - one.css)
      .map(
        ({ lib, component, js, css, later }) =>
          `${`${lib}/${component}`.padEnd(34)}${String(js).padStart(8)}${String(css).padStart(8)}${String(later).padStart(8)}`,
      ),
  ].join('\n');

if (import.meta.main) console.log(weightTable(await weighComponents()));
