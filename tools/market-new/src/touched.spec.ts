import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { recordState, touchedIn, touchedLines } from './touched.ts';

const root = mkdtempSync(join(tmpdir(), 'touched-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const write = (path: string, text: string): void => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};

it('touched files are those that differ from the recorded state, except ignored ones', () => {
  write('.gitignore', 'build/\n');
  write('list.ts', 'one');
  write('same.ts', 'same');
  recordState(root);
  write('list.ts', 'two');
  write('same.ts', 'same');
  write('market/xx/a.ts', '');
  write('market/xx/texts/b.ts', '');
  write('build/c.js', '');
  expect(touchedIn(root)).toEqual({
    created: ['market/xx/a.ts', 'market/xx/texts/b.ts'],
    edited: ['list.ts'],
  });
});

it('a report counts new files by folder and names every other file', () => {
  expect(
    touchedLines(
      {
        created: ['market/xx/a.ts', 'market/xx/texts/b.ts', 'rows/xx.ts'],
        edited: ['CODEOWNERS', 'list.ts'],
      },
      ['market/xx', 'apps/xx'],
    ),
  ).toEqual([
    'created market/xx/ (2 files)',
    'created rows/xx.ts',
    'edited  CODEOWNERS',
    'edited  list.ts',
  ]);
});
