import { readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { BUNDLES, ROOT } from './folders.ts';

/** Packages that read files beside their own stay where they are, as does this module, which only runs from its source. */
const EXTERNAL = [
  import.meta.filename,
  '@electric-sql/pglite',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  'sharp',
  'vite',
];

/**
 * The code of a module with `import.meta.dirname` and `import.meta.url` as they are at its source: a bundle in `folder` must find
 * the files that the source finds.
 */
export const withPlaceOfSource = (code: string, source: string, folder: string): string => {
  const from = (path: string): string =>
    JSON.stringify(relative(folder, path).replaceAll('\\', '/'));
  return code
    .replaceAll(
      'import.meta.dirname',
      `process.getBuiltinModule('node:path').join(import.meta.dirname, ${from(dirname(source))})`,
    )
    .replaceAll('import.meta.url', `new URL(${from(source)}, import.meta.url).href`);
};

const placesOfSources: Plugin = {
  name: 'materia-places-of-sources',
  transform: {
    filter: { id: /^(?!.*[\\/]node_modules[\\/]).*\.ts$/, code: /import\.meta\.(?:dirname|url)/ },
    handler: (code, id) => ({ code: withPlaceOfSource(code, id, BUNDLES), map: null }),
  },
};

const DAY_MS = 86_400_000;

/** Shops that still run may read parts of their bundles late, so parts are kept for a day after their last build. */
const removeOld = (folder: string): void => {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (Date.now() - statSync(path).mtimeMs > DAY_MS) rmSync(path, { force: true });
  }
};

/**
 * Bundles entries by name (paths from the root) and their packages for production into `BUNDLES`. A process reads a few files
 * instead of a thousand. Throws if a module does not resolve.
 */
export const bundle = async (entries: Readonly<Record<string, string>>): Promise<void> => {
  const bundled = await rolldown({
    cwd: ROOT,
    input: { ...entries },
    platform: 'node',
    external: EXTERNAL,
    makeAbsoluteExternalsRelative: true,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [placesOfSources],
    logLevel: 'silent',
  });
  await bundled.write({ dir: BUNDLES, format: 'esm' });
  await bundled.close();
  removeOld(BUNDLES);
};
