import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/**
 * Prints one hash of the text keys and parameters that the types of all markets' texts are derived
 * from. Every type check depends on them, which the project graph does not show
 * (docs/decisions/014). Changes to the wording alone do not matter.
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
