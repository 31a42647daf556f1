import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { clearBuiltFrom, hashSources, isBuiltFrom, recordBuiltFrom } from './built-from.ts';

const folder = mkdtempSync(join(tmpdir(), 'built-from-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NOT_IN_PAGES = [
  'apps/shop-host/src/main.ts',
  'tools/catalogue/src/rows.ts',
  'tools/nx-plugin/src/index.ts',
  'libs/market/all/src/index.ts',
] as const;
/** In the pages of storefront a only. */
const OF_A = ['apps/storefront-a/app/root.tsx', 'libs/market/a/src/texts.ts'] as const;
const FILES = [
  ...NOT_IN_PAGES,
  ...OF_A,
  'libs/market/model/src/market.ts',
  'libs/domain/money/src/sum.ts',
  'libs/storefront/shell/src/build/config.ts',
  'tools/start/src/build.ts',
  'nx.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.react.json',
] as const;
const root = join(folder, 'root');
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
for (const path of FILES) write(path, 'a');
const hash = (): string => hashSources(root).processes;
const before = hash();
const APPS = ['apps/storefront-a', 'apps/storefront-b', 'apps/console'] as const;
const pages = (): readonly string[] => APPS.map(hashSources(root).pagesOf);
const pagesBefore = pages();

it.each(FILES)(
  'changes the hashes of what reads %s, and restores it with the original content',
  (path) => {
    write(path, 'b');
    expect(hash()).not.toBe(before);
    const changed = APPS.filter((_, index) => pages()[index] !== pagesBefore[index]);
    const isAmong = (files: readonly string[]): boolean => files.includes(path);
    expect(changed).toEqual(isAmong(NOT_IN_PAGES) ? [] : isAmong(OF_A) ? APPS.slice(0, 1) : APPS);
    write(path, 'a');
    expect([hash(), pages()]).toEqual([before, pagesBefore]);
  },
);

it('changes the hash for new and moved files, but not for tests and build output', () => {
  write('libs/domain/money/src/more.ts', '');
  expect(hash()).not.toBe(before);
  rmSync(join(root, 'libs/domain/money/src/more.ts'));
  const [page] = OF_A;
  renameSync(join(root, page), join(root, `${page}x`));
  expect(hash()).not.toBe(before);
  renameSync(join(root, `${page}x`), join(root, page));
  for (const output of [
    'apps/shop/page.spec.tsx',
    'apps/shop/build/index.js',
    'apps/shop/dist/index.js',
    'libs/domain/money/.results/test.json',
    'apps/shop/node_modules/x/index.js',
  ])
    write(output, 'output');
  expect(hash()).toBe(before);
});

it('requires the same recorded hash in all folders', () => {
  const folders = ['apps/shop/build', 'apps/shop/dist'].map((path) => join(root, path));
  expect(isBuiltFrom(before, folders)).toBe(false);
  recordBuiltFrom(before, folders);
  expect(isBuiltFrom(before, folders)).toBe(true);
  expect(isBuiltFrom('other', folders)).toBe(false);
  clearBuiltFrom(folders.slice(0, 1));
  expect(isBuiltFrom(before, folders)).toBe(false);
  expect(isBuiltFrom(before, [join(root, 'apps/shop/not-there')])).toBe(false);
});
