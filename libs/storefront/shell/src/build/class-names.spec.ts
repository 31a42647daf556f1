import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shortClassNames } from './class-names.ts';

const LIBS = resolve(import.meta.dirname, '../../../..');
const FILES = [
  'ui/design-system/src/Button/Button.module.css',
  'ui/design-system/src/Link/Link.module.css',
  'ui/shop/src/price/Price.module.css',
].map((file) => join(LIBS, file));
const classesIn = (file: string): readonly string[] => [
  ...new Set(
    [...readFileSync(file, 'utf8').matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name),
  ),
];

describe('class names in a build', () => {
  const all = FILES.flatMap((file) => classesIn(file).map((name) => ({ name, file })));
  it('are different for every class', () => {
    const nameOf = shortClassNames(LIBS);
    expect(new Set(all.map(({ name, file }) => nameOf(name, file))).size).toBe(all.length);
  });
  it('are the same for the browser and the server, and in the next build', () => {
    const nameOf = shortClassNames(LIBS);
    const first = all.map(({ name, file }) => nameOf(name, file));
    expect(
      all
        .toReversed()
        .map(({ name, file }) => nameOf(name, file))
        .toReversed(),
    ).toEqual(first);
    const again = shortClassNames(LIBS);
    expect(all.map(({ name, file }) => again(name, `${file}?direct`))).toEqual(first);
  });
  it('are valid in a style sheet', () => {
    const nameOf = shortClassNames(LIBS);
    for (const { name, file } of all) expect(nameOf(name, file)).toMatch(/^[a-zA-Z]{1,3}\d+$/);
  });
});
