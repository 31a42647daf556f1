import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { mutatePages } from './mutate-pages.ts';
import { runCommand } from './run-command.ts';

/**
 * `npm run mutate -- money`: mutates the code of a domain library and counts how many mutants its
 * tests kill. Prints the survivors with their locations; fails below 85 %. The default concurrency
 * is 2; `--concurrency 1` leaves a core free on a small machine. Files in `src/rows/` and
 * `src/definitions/` contain only data (legal rows, flag texts), which the specs compare with
 * outside sources, so they are not mutated.
 *
 * `npm run mutate -- pages` removes the rendered facts of the pages instead; `--page product`
 * limits it to one page kind.
 */
const LIMIT_PERCENT = 85;
const root = join(import.meta.dirname, '../../..');
const reports = join(root, 'reports/mutation');

const reportShape = z.object({
  files: z.record(
    z.string(),
    z.object({
      mutants: z.array(
        z.object({
          status: z.string(),
          mutatorName: z.string(),
          replacement: z.string().optional(),
          location: z.object({ start: z.object({ line: z.number(), column: z.number() }) }),
        }),
      ),
    }),
  ),
});

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    concurrency: { type: 'string', default: '2' },
    page: { type: 'string', default: '' },
  },
});
if (names.length === 1 && names[0] === 'pages')
  process.exit((await mutatePages(root, options.page)) ? 0 : 1);

const concurrency = Number(options.concurrency);
const known = globSync('libs/domain/*', { cwd: root }).map((path) =>
  path.replace('libs/domain/', ''),
);
if (
  names.length === 0 ||
  names.some((name) => !known.includes(name)) ||
  !Number.isInteger(concurrency) ||
  concurrency < 1
) {
  console.error(
    `Usage: npm run mutate -- LIBRARY… [--concurrency 1], or npm run mutate -- pages [--page product]; the libraries are ${known.join(', ')}.`,
  );
  process.exit(2);
}
mkdirSync(reports, { recursive: true });

let isBelowLimit = false;
for (const name of names) {
  const folder = `libs/domain/${name}`;
  const startedAt = performance.now();
  const config = join(reports, `${name}.config.json`);
  const report = join(reports, `${name}.json`);
  writeFileSync(
    config,
    JSON.stringify({
      mutate: ['/**/*.ts', '/**/*.spec.ts', '/index.ts', '/rows/**', '/definitions/**'].map(
        (pattern, index) => `${index === 0 ? '' : '!'}${folder}/src${pattern}`,
      ),
      testRunner: 'vitest',
      plugins: ['@stryker-mutator/vitest-runner'],
      vitest: { configFile: 'tools/checks/mutation.vitest.config.ts', related: false },
      ignorePatterns: [
        '.data',
        '.nx',
        '**/build',
        'apps',
        'docs',
        'libs/features',
        'libs/page',
        'libs/storefront',
        'libs/ui',
      ],
      tempDirName: `.stryker-${name}`,
      reporters: ['json'],
      jsonReporter: { fileName: report },
      coverageAnalysis: 'perTest',
      concurrency,
    }),
  );
  // A few random carts reveal a wrong sum; the full sample would only make each run longer.
  const env = { MATERIA_MUTATED: folder, MATERIA_ORACLE_CARTS: '300' };
  const exitCode = await runCommand('stryker', ['run', config, '--logLevel', 'error'], {
    cwd: root,
    env,
  });
  if (exitCode !== 0) {
    isBelowLimit = true;
    continue;
  }
  const { files } = reportShape.parse(JSON.parse(readFileSync(report, 'utf8')));
  const mutants = Object.entries(files).flatMap(([file, { mutants: inFile }]) =>
    inFile.map((mutant) => ({ file, ...mutant })),
  );
  const killed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const survivors = mutants.filter(
    ({ status }) => status === 'Survived' || status === 'NoCoverage',
  );
  for (const { file, location, mutatorName, replacement = '' } of survivors) {
    console.log(
      `  survived ${file}:${location.start.line}:${location.start.column} ${mutatorName} ${replacement.slice(0, 80)}`,
    );
  }
  const all = killed + survivors.length;
  const timeouts = mutants.filter(({ status }) => status === 'Timeout').length;
  const percent = all === 0 ? 100 : (100 * killed) / all;
  isBelowLimit ||= percent < LIMIT_PERCENT;
  console.log(
    `${name}: ${killed} of ${all} mutants killed (${timeouts} of them by timeout), ${percent.toFixed(1)} %, ${Math.round((performance.now() - startedAt) / 1000)} s`,
  );
}
process.exit(isBelowLimit ? 1 : 0);
