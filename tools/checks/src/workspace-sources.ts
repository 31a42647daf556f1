import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A TypeScript file of the workspace; `path` is relative to its root and written with slashes. */
export type Source = { readonly path: string; readonly text: string };

/** Specs, stories and what only they use. */
const FOR_TESTS =
  /\.(spec|test|stories|typetest|bench)\.tsx?$|\/(testing|samples|mocks)\/|\/cart\/model\/|storefront-e2e|\.d\.ts$/;

/** The sources of the product: what a shopper, the staff or an operator runs. */
export const productSources = (root: string, folders: readonly string[]): readonly Source[] =>
  folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude: isForeign }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !FOR_TESTS.test(path))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const isForeign = (path: string): boolean => /(^|\/)(node_modules|build|dist|\.[\w-]+)$/.test(path);
