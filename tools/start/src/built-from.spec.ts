import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { areBuiltFrom, forgetBuiltFrom, hashOfSources, noteBuiltFrom } from './built-from.ts';

const folder = mkdtempSync(join(tmpdir(), 'built-from-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const FILES = [
  'apps/shop/page.tsx',
  'libs/domain/money/src/sum.ts',
  'tools/start/src/build.ts',
  'tools/nx-plugin/src/index.ts',
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
const before = hashOfSources(root);

it.each(FILES)(
  'another byte in %s makes another hash, and the byte back makes the hash from before',
  (path) => {
    write(path, 'b');
    expect(hashOfSources(root)).not.toBe(before);
    write(path, 'a');
    expect(hashOfSources(root)).toBe(before);
  },
);

it('a new file counts, and a moved one; what is made from the sources does not', () => {
  write('libs/domain/money/src/more.ts', '');
  expect(hashOfSources(root)).not.toBe(before);
  rmSync(join(root, 'libs/domain/money/src/more.ts'));
  cpSync(join(root, 'apps/shop/page.tsx'), join(root, 'apps/shop/side.tsx'));
  rmSync(join(root, 'apps/shop/page.tsx'));
  expect(hashOfSources(root)).not.toBe(before);
  cpSync(join(root, 'apps/shop/side.tsx'), join(root, 'apps/shop/page.tsx'));
  rmSync(join(root, 'apps/shop/side.tsx'));
  for (const made of [
    'apps/shop/build/index.js',
    'apps/shop/dist/index.js',
    'libs/domain/money/.results/test.json',
    'apps/shop/node_modules/x/index.js',
  ])
    write(made, 'made');
  expect(hashOfSources(root)).toBe(before);
});

it('all folders have to be noted with the same hash; a forgotten one is built again', () => {
  const folders = ['apps/shop/build', 'apps/shop/dist'].map((path) => join(root, path));
  expect(areBuiltFrom(before, folders)).toBe(false);
  noteBuiltFrom(before, folders);
  expect(areBuiltFrom(before, folders)).toBe(true);
  expect(areBuiltFrom('other', folders)).toBe(false);
  forgetBuiltFrom(folders.slice(0, 1));
  expect(areBuiltFrom(before, folders)).toBe(false);
  expect(areBuiltFrom(before, [join(root, 'apps/shop/not-there')])).toBe(false);
});
