import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MarketRoutes } from '@materia/market-model';

/**
 * A hash of this tool's sources (without tests) and of the market's routes, which its pages link to. It changes exactly when
 * the generated shop may change.
 */
export const generatorHash = (routes: MarketRoutes): string => {
  const hash = createHash('sha256');
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'),
  );
  for (const name of sources.sort())
    hash
      .update(`${name.replaceAll('\\', '/')}\n`)
      .update(readFileSync(join(import.meta.dirname, name)));
  return hash.update(JSON.stringify(routes)).digest('hex');
};
