import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { clearBuiltFrom, hashSources, isBuiltFrom, recordBuiltFrom } from './source-hashes.ts';

const folder = mkdtempSync(join(tmpdir(), 'source-hashes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const root = join(folder, 'root');
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

/** The tags of each package of a small workspace. */
const PACKAGES = {
  'apps/storefront-a': ['type:app', 'scope:a'],
  'apps/storefront-b': ['type:app', 'scope:b'],
  'apps/flag-console': ['type:app', 'scope:console'],
  'apps/shop-host': ['type:app', 'scope:host'],
  'libs/market/a': ['type:market', 'scope:a'],
  'libs/market/b': ['type:market', 'scope:b'],
  'libs/market/all': ['type:market-registry', 'scope:registry'],
  'libs/market/model': ['type:market-model', 'scope:shared'],
  'libs/domain/money': ['type:domain', 'scope:shared'],
  'libs/storefront/shell': ['type:shell', 'scope:storefront'],
  'libs/ui/mail': ['type:mail', 'scope:shared'],
  'tools/catalogue': ['type:tool', 'scope:tools'],
  'tools/nx-plugin': ['type:tool', 'scope:tools'],
  'tools/start': ['type:tool', 'scope:tools'],
} as const;
for (const [path, tags] of Object.entries(PACKAGES))
  write(`${path}/package.json`, JSON.stringify({ nx: { tags } }));

const STOREFRONTS = ['apps/storefront-a', 'apps/storefront-b'] as const;
const APPS = [...STOREFRONTS, 'apps/flag-console'] as const;

/** Which applications have a file in their pages. */
const IN_PAGES_OF: readonly (readonly [path: string, apps: readonly string[]])[] = [
  ['apps/shop-host/src/main.ts', []],
  ['tools/catalogue/src/rows.ts', []],
  ['tools/nx-plugin/src/index.ts', []],
  ['libs/market/all/src/index.ts', []],
  ['libs/ui/mail/src/mail.tsx', []],
  ['apps/storefront-a/app/root.tsx', ['apps/storefront-a']],
  ['libs/market/a/src/texts/cart.ts', ['apps/storefront-a']],
  ['apps/flag-console/src/main.tsx', ['apps/flag-console']],
  ['libs/storefront/shell/src/build/config.ts', STOREFRONTS],
  ['libs/market/model/src/market.ts', APPS],
  ['libs/domain/money/src/sum.ts', APPS],
  ['tools/start/src/build.ts', APPS],
  ['package-lock.json', APPS],
  ['tsconfig.base.json', APPS],
  ['tsconfig.react.json', APPS],
];
for (const [path] of IN_PAGES_OF) write(path, 'a');

const hash = (): string => hashSources(root).processes;
const before = hash();
const pages = (): readonly string[] => APPS.map(hashSources(root).pagesOf);
const pagesBefore = pages();

it.each(IN_PAGES_OF)(
  'a change of %s makes the processes and the pages of %j stale, until it is undone',
  (path, apps) => {
    write(path, 'b');
    expect(hash()).not.toBe(before);
    expect(APPS.filter((_, index) => pages()[index] !== pagesBefore[index])).toEqual(apps);
    write(path, 'a');
    expect([hash(), pages()]).toEqual([before, pagesBefore]);
  },
);

it('new and moved files change the hash, but tests and build output do not', () => {
  write('libs/domain/money/src/more.ts', '');
  expect(hash()).not.toBe(before);
  rmSync(join(root, 'libs/domain/money/src/more.ts'));
  const page = join(root, 'apps/storefront-a/app/root.tsx');
  renameSync(page, `${page}x`);
  expect(hash()).not.toBe(before);
  renameSync(`${page}x`, page);
  for (const output of [
    'apps/storefront-a/page.spec.tsx',
    'apps/storefront-a/build/index.js',
    'apps/flag-console/dist/index.js',
    'libs/domain/money/.results/test.json',
    'apps/storefront-a/node_modules/x/index.js',
  ])
    write(output, 'output');
  expect(hash()).toBe(before);
});

it('the hash of the markets changes with each market, and with nothing else but shared files', () => {
  const { markets } = hashSources(root);
  for (const [path, isMarket] of [
    ['libs/market/b/src/index.ts', true],
    ['libs/domain/money/src/sum.ts', false],
  ] as const) {
    write(path, 'b');
    expect(hashSources(root).markets !== markets).toBe(isMarket);
    if (isMarket) rmSync(join(root, path));
    else write(path, 'a');
  }
  expect(hashSources(root).markets).toBe(markets);
});

it('an application that is not a package is an error', () => {
  expect(() => hashSources(root).pagesOf('apps/none')).toThrow('apps/none');
});

it('all folders must have a record of the same hash', () => {
  const folders = ['apps/storefront-a/build', 'apps/flag-console/dist'].map((path) =>
    join(root, path),
  );
  expect(isBuiltFrom(before, folders)).toBe(false);
  recordBuiltFrom(before, folders);
  expect(isBuiltFrom(before, folders)).toBe(true);
  expect(isBuiltFrom('other', folders)).toBe(false);
  clearBuiltFrom(folders.slice(0, 1));
  expect(isBuiltFrom(before, folders)).toBe(false);
  expect(isBuiltFrom(before, [join(root, 'apps/storefront-a/not-there')])).toBe(false);
});
