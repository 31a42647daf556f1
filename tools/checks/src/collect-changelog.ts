import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectChanges } from './changes.ts';
import { CHANGES, checkChanges, readChanges } from './changes-folder.ts';

/** `npm run changelog`: moves the files of `docs/changes` into `CHANGELOG.md`. */
const root = join(import.meta.dirname, '../../..');
const changelog = join(root, 'CHANGELOG.md');

const faults = checkChanges(root);
if (faults.length > 0) {
  for (const fault of faults) console.error(fault);
  process.exit(1);
}
const files = readChanges(root);
writeFileSync(changelog, collectChanges(readFileSync(changelog, 'utf8'), files));
for (const { name } of files) rmSync(join(root, CHANGES, name));
console.log(
  files.length === 0
    ? `${CHANGES} is empty: the changelog is up to date.`
    : `${files.length} of ${CHANGES} are in the changelog now.`,
);
