import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sheetsOfPages } from './sheets-of-pages.ts';

const SOURCES = {
  'Button.module.css': '.button { color: red; padding: var(--space-wide); }',
  'Button.js':
    "import styles from './Button.module.css'; export const Button = () => styles.button;",
  'Table.module.css': '.table { color: blue; }',
  'Table.js': "import styles from './Table.module.css'; export const Table = () => styles.table;",
  'parts.js': "export { Button } from './Button.js'; export { Table } from './Table.js';",
  'base.css': ':root { --space-wide: 1rem; } body { margin: 0; }',
  'Frame.module.css': '.frame { color: green; }',
  'Document.js':
    "import './base.css'; import styles from './Frame.module.css'; export const Document = () => styles.frame;",
  'root.js': 'export default null;',
  'home.js': "import { Button } from './parts.js'; export default () => Button();",
  'one-route.js': "export { default } from './home.js'; import './cart.js';",
  'cart.js':
    "import { Button, Table } from './parts.js'; console.log('only the server runs this'); export default () => Button() + Table();",
  'entry.js': "void import('./late.js').then(({ show }) => show());",
  'Map.module.css': '.map { color: yellow; }',
  'late.js':
    "import styles from './Map.module.css'; import { Table } from './parts.js'; export const show = () => { document.title = Table() + styles.map; };",
} as const;

const folder = mkdtempSync(join(tmpdir(), 'materia-sheets-'));
const file = (name: keyof typeof SOURCES): string => join(folder, name);
let output: Rolldown.RolldownOutput['output'];

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  for (const [name, source] of Object.entries(SOURCES)) writeFileSync(join(folder, name), source);
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'pure',
        transform: (code, id) =>
          /(?:Button|Table|parts)\.js$/.test(id)
            ? { code, map: null, moduleSideEffects: false }
            : undefined,
      },
      sheetsOfPages({
        routes: [file('home.js'), file('cart.js'), file('one-route.js')],
        substitutes: { [file('one-route.js')]: file('home.js') },
        entry: file('entry.js'),
        root: file('root.js'),
        document: file('Document.js'),
      }),
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: (['root.js', 'home.js', 'cart.js', 'one-route.js', 'entry.js'] as const).map(file),
        preserveEntrySignatures: 'exports-only',
      },
    },
  });
  if (!('output' in built)) throw new Error('Nothing was built');
  ({ output } = built);
});
afterAll(() => rmSync(folder, { recursive: true }));

const sheetOf = (name: string): string => {
  const [sheet] = output.filter(
    (part) =>
      part.type === 'asset' &&
      part.fileName.includes(`/${name}-`) &&
      part.fileName.endsWith('.css'),
  );
  return sheet?.type === 'asset' ? sheet.source.toString() : '';
};

describe('the style sheets', () => {
  it('of the frame contain the rules of the document and the order of all components', () => {
    expect(sheetOf('root')).toMatch(/^@layer /);
    expect(sheetOf('root')).toContain('margin:0');
    expect(sheetOf('root')).toContain('green');
    expect(sheetOf('root')).not.toMatch(/red|blue|#00f/);
  });
  it('of a page contain the rules of the components that it uses, and nothing else', () => {
    expect(sheetOf('home')).toContain('red');
    expect(sheetOf('home')).not.toMatch(/#00f|blue|green/);
    expect(sheetOf('cart')).toMatch(/red/);
    expect(sheetOf('cart')).toMatch(/#00f|blue/);
  });
  it('of a route that stands for several pages are those of the module it is given', () => {
    const filesOf = (name: string): readonly string[] =>
      output.flatMap((part) =>
        part.type === 'chunk' && part.name === name
          ? [...(part.viteMetadata?.importedCss ?? [])]
          : [],
      );
    expect(filesOf('one-route')).toHaveLength(1);
    expect(filesOf('one-route')).toEqual(filesOf('home'));
  });
  it('have short names for custom properties, the same in all of them', () => {
    const [, name = ''] = /(--[\w-]+):1rem/.exec(sheetOf('root')) ?? [];
    expect(name.length).toBeLessThanOrEqual('--0'.length);
    expect(sheetOf('home')).toContain(`var(${name})`);
  });
  it('of a part that loads later belong to that part', () => {
    expect(sheetOf('late')).toMatch(/#00f|blue/);
    expect(sheetOf('late')).toMatch(/#ff0|yellow/);
  });
  it('are all that browsers get of a page’s module', () => {
    expect(
      output.some(
        (part) => part.type === 'chunk' && part.code.includes('only the server runs this'),
      ),
    ).toBe(false);
  });
});
