import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { placesToFill } from './blank.ts';
import type { MarketOrder, Refusal } from './order.ts';
import { foldersOf, type Plan, planMarket } from './plan.ts';

/** Created and edited files, and the number of values to fill in by file. */
export type MadeMarket = {
  readonly created: readonly string[];
  readonly edited: readonly string[];
  readonly toFill: readonly { readonly path: string; readonly count: number }[];
};

const changedByHand = (root: string, paths: readonly string[]): readonly string[] => {
  if (!existsSync(join(root, '.git'))) return [];
  return execFileSync('git', ['status', '--porcelain', '--', ...paths], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.slice(3));
};

/**
 * Creates the links that `npm install` would create, so that the new packages resolve immediately.
 */
const linkPackages = (root: string, { packages }: Plan): void => {
  for (const { name, folder } of packages) {
    const link = join(root, 'node_modules', name);
    if (existsSync(dirname(link)) && !existsSync(link))
      symlinkSync(relative(dirname(link), join(root, folder)), link, 'junction');
  }
};

/** Formats the copied files, because names of other lengths change the line breaks. */
const formatSources = (root: string, paths: readonly string[]): void => {
  const prettier = createRequire(import.meta.url).resolve('prettier/bin/prettier.cjs');
  const config = join(import.meta.dirname, '../../../.prettierrc.json');
  const sources = paths.filter(
    (path) => /\.(?:tsx?|css|json)$/.test(path) && path !== 'package-lock.json',
  );
  execFileSync(
    process.execPath,
    [prettier, '--write', '--log-level=warn', `--config=${config}`, '--ignore-path=', ...sources],
    { cwd: root, stdio: 'inherit' },
  );
};

/**
 * Creates a market below `root`. Refuses, without writing anything, if one of its folders exists or
 * if a file that gets a new row has uncommitted changes.
 */
export const makeMarket = (root: string, order: MarketOrder): Result<MadeMarket, Refusal> => {
  const present = foldersOf(order.id).filter((path) => existsSync(join(root, path)));
  if (present.length > 0)
    return fail({
      sentence: `${present.join(', ')} ${present.length === 1 ? 'is' : 'are'} there already; move what you need elsewhere, then start again.`,
    });
  const plan = planMarket(root, order);
  const changed = changedByHand(
    root,
    plan.edited.map(({ path }) => path),
  );
  if (changed.length > 0)
    return fail({
      sentence: `${changed.join(', ')} ${changed.length === 1 ? 'has' : 'have'} changes that are not committed; commit them, then start again.`,
    });
  for (const { path, text } of [...plan.created, ...plan.edited]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  formatSources(
    root,
    [...plan.created, ...plan.edited].map(({ path }) => path),
  );
  linkPackages(root, plan);
  return ok({
    created: plan.created.map(({ path }) => path),
    edited: plan.edited.map(({ path }) => path),
    toFill: plan.created
      .map(({ path, text }) => ({ path, count: placesToFill(text).length }))
      .filter(({ count }) => count > 0),
  });
};
