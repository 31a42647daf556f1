import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { runCommand } from './run-command.ts';

const LIMIT_PERCENT = 95;
const report = z.object({ facts: z.number(), caught: z.number() });

/**
 * Removes each rendered fact of the pages in turn and counts how many the fact tables notice.
 * `pages` limits the run to some page kinds, separated by commas. Prints the facts that are removed
 * unnoticed; returns whether at least 95 % are noticed.
 */
export const mutatePages = async (root: string, pages: string): Promise<boolean> => {
  const folder = join(root, 'reports/mutation');
  const file = join(folder, 'pages.json');
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  const exitCode = await runCommand(
    'vitest',
    [
      'run',
      '--root',
      'apps/storefront-e2e',
      '--config',
      'mutation.vitest.config.ts',
      '--reporter=dot',
    ],
    { cwd: root, env: { MATERIA_MUTATED_PAGES: pages, MATERIA_MUTATION_REPORT: file } },
  );
  if (exitCode !== 0) return false;
  const { facts, caught } = report.parse(JSON.parse(readFileSync(file, 'utf8')));
  return facts > 0 && (100 * caught) / facts >= LIMIT_PERCENT;
};
