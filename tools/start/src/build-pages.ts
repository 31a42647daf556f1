import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { outputOf, ROOT } from './folders.ts';
import { clearBuiltFrom, hashSources, isBuiltFrom, recordBuiltFrom } from './source-hashes.ts';

/**
 * Builds the pages of applications that are stale, one after the other: the second takes two thirds
 * of the processor time of the first, because everything is loaded and compiled. Records in each
 * output what it is built from.
 */
const apps = process.argv.slice(2);
if (apps.length === 0) {
  console.error('Usage: build-pages.ts FOLDER…, for example apps/storefront-pl');
  process.exit(2);
}

const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);

/** Writes Brotli and gzip copies of each compressible file next to it. */
const compress = (folder: string): void => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.has(extname(entry.name))) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      }),
    );
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
  }
};

const { pagesOf } = hashSources();
for (const app of apps) {
  const output = outputOf(app);
  const sources = pagesOf(app);
  if (isBuiltFrom(sources, [output])) continue;
  clearBuiltFrom([output]);
  const root = join(ROOT, app);
  // Loaded only when something is stale.
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
  });
  await builder.buildApp();
  // The console serves its files as they are.
  const client = join(output, 'client');
  if (existsSync(client)) compress(client);
  recordBuiltFrom(sources, [output]);
}
