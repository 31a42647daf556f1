import { join } from 'node:path';

/** The folder of the repository. */
export const ROOT = join(import.meta.dirname, '../../..');
/** One file for each process of the shop, and what they share. */
export const BUNDLES = join(ROOT, 'tools/start/dist');
/** What Node keeps of modules that it has compiled. All processes share it. */
export const COMPILED = join(ROOT, 'node_modules/.cache/materia-compiled');
/** The variable that tells processes so. */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: COMPILED } as const;
/** The folder of an application's built pages. React Router and Vite have different defaults. */
export const outputOf = (app: string): string =>
  join(ROOT, app, app.includes('storefront-') ? 'build' : 'dist');
