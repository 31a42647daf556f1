import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { runCommand } from './run-command.ts';

/**
 * `npm run mutate -- money`: breaks the rules of a domain library one by one and counts how many of the
 * breaks its tests notice. Prints the survivors with their places; fails below 85 %.
 * `--concurrency 1` leaves half of a small machine to others; 2 is usual.
 * Files of `src/rows/` and `src/definitions/` hold data only (rows of law, texts of flags): a changed word
 * in them breaks no rule, so they are compared with outside sources by the specs and not mutated.
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
  options: { concurrency: { type: 'string', default: '2' } },
});
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
    `Name libraries of libs/domain (${known.join(', ')}), and perhaps --concurrency 1.`,
  );
  process.exit(2);
}
mkdirSync(reports, { recursive: true });

let tooFew = false;
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
  // A broken sum shows in a handful of random carts: the full sample would only make each run longer.
  const env = { MATERIA_MUTATED: folder, MATERIA_ORACLE_CARTS: '300' };
  const exitCode = await runCommand('stryker', ['run', config, '--logLevel', 'error'], {
    cwd: root,
    env,
  });
  if (exitCode !== 0) {
    tooFew = true;
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
  const endless = mutants.filter(({ status }) => status === 'Timeout').length;
  const percent = all === 0 ? 100 : (100 * killed) / all;
  tooFew ||= percent < LIMIT_PERCENT;
  console.log(
    `${name}: ${killed} of ${all} mutants killed (${endless} of them by never ending), ${percent.toFixed(1)} %, ${Math.round((performance.now() - startedAt) / 1000)} s`,
  );
}
process.exit(tooFew ? 1 : 0);
