import { execFileSync } from 'node:child_process';

/** Files that differ from a recorded state. */
export type Touched = { readonly created: readonly string[]; readonly edited: readonly string[] };

const git = (root: string, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

const linesOf = (output: string): readonly string[] =>
  output.split('\0').filter((line) => line !== '');

/** Records the state of a copy, so that `touchedIn` can report what changed. */
export const recordState = (root: string): void => {
  git(root, 'init', '--quiet');
  git(root, 'add', '--all');
  git(
    root,
    '-c',
    'user.name=market-new',
    '-c',
    'user.email=market-new@localhost',
    'commit',
    '--quiet',
    '--message',
    'State before the new market',
  );
};

/** The files that were created, edited or deleted since `recordState`, without ignored ones. */
export const touchedIn = (root: string): Touched => ({
  created: linesOf(git(root, 'ls-files', '-z', '--others', '--exclude-standard')),
  edited: linesOf(git(root, 'diff', '-z', '--name-only')),
});

/** One line per folder with its number of new files, then every other new file and every edit. */
export const touchedLines = (
  { created, edited }: Touched,
  folders: readonly string[],
): readonly string[] => {
  const isIn = (folder: string, path: string): boolean => path.startsWith(`${folder}/`);
  const counted = folders
    .map((folder) => ({ folder, count: created.filter((path) => isIn(folder, path)).length }))
    .filter(({ count }) => count > 0);
  const others = created.filter((path) => !folders.some((folder) => isIn(folder, path)));
  return [
    ...counted.map(({ folder, count }) => `created ${folder}/ (${String(count)} files)`),
    ...others.map((path) => `created ${path}`),
    ...edited.map((path) => `edited  ${path}`),
  ];
};
