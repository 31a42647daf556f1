import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A temporary copy of the repository in which a market can be created. */
export type Scratch = { readonly root: string; readonly remove: () => void };

const OWN_SCOPE = '@materia';

/** Links third-party packages; workspace packages must resolve to the copies. */
const linkModules = (from: string, to: string): void => {
  mkdirSync(join(to, OWN_SCOPE), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== OWN_SCOPE && name !== '.cache')
      symlinkSync(join(from, name), join(to, name), 'junction');
  for (const name of readdirSync(join(from, OWN_SCOPE)))
    symlinkSync(readlinkSync(join(from, OWN_SCOPE, name)), join(to, OWN_SCOPE, name), 'junction');
};

/** Copies the working tree: all files that are tracked or not ignored. */
export const scratchCopy = (source: string, name = 'market-new-'): Scratch => {
  const root = mkdtempSync(join(tmpdir(), name));
  const files = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: source, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  ).split('\0');
  for (const file of files.filter((path) => path !== '' && existsSync(join(source, path)))) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    copyFileSync(join(source, file), join(root, file));
  }
  linkModules(join(source, 'node_modules'), join(root, 'node_modules'));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
};
