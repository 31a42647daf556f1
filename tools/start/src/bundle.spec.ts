import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withPlaceOfSource } from './bundle.ts';

const FOLDER = join('/shop', 'tools/start/dist');
const SOURCE = join('/shop', 'apps/shop-host/src/pool.ts');

it('finds the neighbours of a source from the folder of the bundle', () => {
  expect(withPlaceOfSource('new URL("./worker.ts", import.meta.url)', SOURCE, FOLDER)).toBe(
    'new URL("./worker.ts", new URL("../../../apps/shop-host/src/pool.ts", import.meta.url).href)',
  );
  expect(withPlaceOfSource('start(import.meta.dirname)', SOURCE, FOLDER)).toBe(
    `start(process.getBuiltinModule('node:path').join(import.meta.dirname, "../../../apps/shop-host/src"))`,
  );
});

it('leaves other code alone', () => {
  const code = 'export const url = meta.url;';
  expect(withPlaceOfSource(code, SOURCE, FOLDER)).toBe(code);
});
