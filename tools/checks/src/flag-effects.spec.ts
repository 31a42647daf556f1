import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FLAG_KEYS } from '@materia/domain-feature-flags';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/**
 * Rows of docs/flags.md: the flag and the test file for its effect, or none if its screen does not
 * exist yet.
 */
const rows = [
  ...read('docs/flags.md').matchAll(/^\| `([A-Z0-9_]+)` \|[^|]+\|(?: `([^`]+)` \|)?$/gm),
].map(([, flag = '', file]) => ({ flag, file }));
const tested = rows.flatMap(({ flag, file }) =>
  file === undefined ? [] : [[flag, file] as const],
);

describe('the table of flags', () => {
  it('has one row for each flag and no other (FLR-01)', () => {
    expect(rows.map(({ flag }) => flag).toSorted()).toEqual([...FLAG_KEYS].toSorted());
  });

  it.each(tested)('names a test file that mentions %s: %s', (flag, file) => {
    expect(file).toMatch(/\.(?:spec|e2e)\.tsx?$/);
    expect(read(file)).toMatch(new RegExp(`\\b${flag}\\b`));
  });
});
