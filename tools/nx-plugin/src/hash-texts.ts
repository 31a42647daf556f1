import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/**
 * Prints one hash over the keys and parameters of the texts that all markets follow. Every type check depends on
 * them, though the project graph does not know it (docs/decisions/014); other words in a text change nothing.
 */
const [, followed = ''] =
  /@materia\/market-(\w+)\/texts/.exec(
    readFileSync('libs/market/model/src/market-texts.ts', 'utf8'),
  ) ?? [];
const hash = createHash('sha256');
for (const file of globSync(`libs/market/${followed}/src/texts/*.ts`).toSorted())
  hash
    .update(file)
    .update(
      readFileSync(file, 'utf8').replace(/'(?:[^'\\]|\\.)*'/g, (sentence) =>
        (sentence.match(/\{\w+\}/g) ?? []).join(),
      ),
    );
console.log(hash.digest('hex'));
