import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ChangeFile, faultsOfChange } from './changes.ts';

export const CHANGES = 'docs/changes';

/** The changes that wait for the changelog. */
export const readChanges = (root: string): readonly ChangeFile[] =>
  readdirSync(join(root, CHANGES))
    .filter((name) => name !== 'README.md')
    .map((name) => ({ name, text: readFileSync(join(root, CHANGES, name), 'utf8') }));

/** Returns one sentence per fault of the files that wait for the changelog. */
export const checkChanges = (root: string): readonly string[] =>
  readChanges(root).flatMap(faultsOfChange);
