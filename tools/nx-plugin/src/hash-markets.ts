import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/** Prints one hash of all markets, as the cache key of specs that loop over them. */
const hash = createHash('sha256');
for (const file of globSync(['tools/testing/**/*.ts', 'libs/market/*/src/**/*.ts']).toSorted())
  hash.update(file).update(readFileSync(file));
console.log(hash.digest('hex'));
