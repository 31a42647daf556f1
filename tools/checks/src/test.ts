import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { markets } from '@materia/market-all';
import { ROUTE_PARAMS } from '@materia/market-model';
import { bundledHost } from '@materia/tools-start/bundled-host';
import { checkAbandonedWords } from './abandoned-words.ts';
import { checkBoundaryRules } from './boundary-canary.ts';
import { findBrowser } from './browser.ts';
import { checkChanges } from './changes-folder.ts';
import { checkColours } from './colours.ts';
import { type CheckList, type Finding, runChecks } from './check-list.ts';
import { checkCountryNames } from './country-names.ts';
import { ERRORS_FILE } from './errors-reporter.ts';
import { checkImportRules } from './import-rules.ts';
import { checkLockFile } from './lock-file.ts';
import { missingInMarkets } from './market-completeness.ts';
import { checkPageFacts } from './pages-without-facts.ts';
import { captureCommand, runCommand } from './run-command.ts';
import {
  addTallies,
  EMPTY_TALLY,
  oneFailure,
  readErrors,
  type Tally,
  tallyPlaywright,
  tallyVitest,
} from './tally.ts';
import { checkSourcesOfPages } from './sources-of-pages.ts';
import { checkUncalledRules } from './uncalled-rules.ts';
import { checkUniqueNouns } from './unique-nouns.ts';
import { checkUnusedExports } from './unused-exports.ts';

/**
 * `npm test`: runs all stages, the cheapest first. `npm test -- lint unit` runs only some. Each
 * stage reports its results; the end repeats what failed or passed only on retry, and the last line
 * has the totals.
 */
const root = join(import.meta.dirname, '../../..');
const results = join(root, '.results');
const env = {
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  CI: 'true',
  FORCE_COLOR: '0',
  // Hosts, tools and workers start dozens of times; compiled code halves the time of each.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/materia-compiled'),
};

const run = (
  command: string,
  args: readonly string[],
  extra: NodeJS.ProcessEnv = {},
): Promise<number> => runCommand(command, args, { cwd: root, env: { ...env, ...extra } });

/** A command that passes if its exit code is 0. Its output is printed only if it fails. */
const command =
  (name: string, ...args: readonly string[]) =>
  async (): Promise<Finding> => {
    const { exitCode, output } = await captureCommand(name, args, { cwd: root, env });
    return { checked: 1, failures: exitCode === 0 ? [] : [output.trim() || `exit ${exitCode}`] };
  };
/** A check that passes if its list of faults is empty. */
const noFaults = (failures: readonly string[]): Finding => ({ checked: 1, failures });

/** A run that fails without a failed test counts as one failure, so that a crash never passes. */
const withExitCode = (exitCode: number, tally: Tally, errors: readonly string[] = []): Tally =>
  exitCode !== 0 && tally.failed === 0
    ? addTallies([
        tally,
        oneFailure([`the run ended with exit code ${exitCode}`, ...errors].join('\n    ')),
      ])
    : tally;

/** The checks of the `lint` stage, the slowest first. */
const LINT: CheckList = {
  eslint: command('eslint', '--no-warn-ignored', '--max-warnings=0', '.'),
  prettier: command('prettier', '--check', '--log-level=warn', '.'),
  'boundary rules': () => checkBoundaryRules(root),
  'import cycles and host layers': async () => noFaults(await checkImportRules(root)),
  knip: command('knip'),
  oxlint: command('oxlint', '--quiet'),
  'uncalled rules': () => noFaults(checkUncalledRules(root)),
  'unique nouns': () => noFaults(checkUniqueNouns(root)),
  'waiting changes': () => noFaults(checkChanges(root)),
  'sources of pages': () => noFaults(checkSourcesOfPages(root)),
  'country names': () => noFaults(checkCountryNames(root)),
  colours: () => noFaults(checkColours(root)),
  'unused exports': () => noFaults(checkUnusedExports(root)),
  'pages without facts': () => noFaults(checkPageFacts(root)),
  'abandoned words': () => noFaults(checkAbandonedWords(root)),
  'lock file': () => noFaults(checkLockFile(join(root, 'package-lock.json'))),
};

const lint = async (): Promise<Tally> => {
  // Without a project graph the boundary rule is skipped, so the graph is built before ESLint runs.
  const graph = await runChecks({ 'project graph': command('nx', 'show', 'projects', '--json') });
  return addTallies([graph, await runChecks(LINT)]);
};

/**
 * Checks the whole tree in two programs, so that code without DOM access does not see DOM types.
 * Each is single-threaded, because threads of one program repeat much of each other's work.
 */
const types = (): Promise<Tally> =>
  runChecks({
    'types without DOM': command('tsc', '-p', 'tsconfig.check-node.json', '--singleThreaded'),
    'types with DOM': command('tsc', '-p', 'tsconfig.check-dom.json', '--singleThreaded'),
  });

const vitest = async (
  name: string,
  config: string,
  extra: NodeJS.ProcessEnv = {},
): Promise<Tally> => {
  const report = join(results, `${name}.json`);
  const errors = join(results, `${name}-errors.json`);
  for (const file of [report, errors]) rmSync(file, { force: true });
  const reporters = ['default', 'json', join(root, 'tools/checks/src/errors-reporter.ts')];
  const exitCode = await run(
    'vitest',
    [
      'run',
      '--config',
      config,
      '--retry=1',
      `--outputFile.json=${report}`,
      ...reporters.map((reporter) => `--reporter=${reporter}`),
    ],
    { ...extra, [ERRORS_FILE]: errors },
  );
  return withExitCode(exitCode, tallyVitest(report), readErrors(errors));
};

/**
 * Hosts and payment providers that specs start dozens of times are bundled first, as `npm start` runs them: each starts with a
 * third of the work.
 */
const unit = async (): Promise<Tally> => {
  const { entry, sandbox } = await bundledHost();
  return vitest('unit', 'vitest.check.config.ts', {
    MATERIA_HOST_ENTRY: entry,
    MATERIA_SANDBOX_ENTRY: sandbox,
  });
};

const stories = (): Promise<Tally> => vitest('stories', '.storybook/vitest.config.ts');

const build = async (): Promise<Tally> => {
  const args = ['run-many', '-t', 'build', '--outputStyle=static', '--nxBail=false'];
  const exitCode = await run('nx', args);
  return exitCode === 0 ? { ...EMPTY_TALLY, passed: 1 } : oneFailure('a build failed');
};

const e2e = async (): Promise<Tally> => {
  const browser = await findBrowser();
  console.log(`  browser: ${browser.executablePath} (from ${browser.from})`);
  const report = join(results, 'e2e.json');
  rmSync(report, { force: true });
  const exitCode = await run(
    'playwright',
    ['test', '--config', 'apps/storefront-e2e/playwright.config.ts'],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
  return withExitCode(exitCode, tallyPlaywright(report));
};

const STAGES = { lint, types, unit, build, stories, e2e } as const;
type Stage = keyof typeof STAGES;

const isStage = (name: string): name is Stage => name in STAGES;

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !isStage(name));
if (unknown.length > 0) {
  console.error(
    `Unknown stage ${unknown.join(', ')}; the stages are ${Object.keys(STAGES).join(', ')}.`,
  );
  process.exit(2);
}
const stages = Object.keys(STAGES)
  .filter(isStage)
  .filter((name) => requested.length === 0 || requested.includes(name));

/**
 * What every stage needs. A text that one market lacks breaks hundreds of places, so it is reported
 * alone, before anything else runs.
 */
const incomplete = await runChecks({
  'texts and pages of markets': () =>
    noFaults(missingInMarkets(markets, Object.keys(ROUTE_PARAMS))),
});
if (incomplete.failed > 0) process.exit(1);

const rows: { readonly stage: Stage; readonly tally: Tally; readonly seconds: number }[] = [];
for (const stage of stages) {
  console.log(`\n== ${stage}`);
  const startedAt = performance.now();
  const tally = await STAGES[stage]().catch((error: unknown) => {
    console.error(error);
    return oneFailure(String(error));
  });
  rows.push({ stage, tally, seconds: Math.round((performance.now() - startedAt) / 1000) });
}

const total = addTallies(rows.map(({ tally }) => tally));
if (total.troubles.length > 0) {
  console.log('\n== troubles');
  for (const { stage, tally } of rows)
    for (const trouble of tally.troubles) console.log(`  ${stage}: ${trouble}`);
}
console.log('\n== summary');
for (const { stage, tally, seconds } of rows) {
  console.log(
    `  ${stage.padEnd(8)} ${String(tally.passed).padStart(5)} passed ${String(tally.failed).padStart(3)} failed ${String(tally.skipped).padStart(3)} skipped  ${seconds} s`,
  );
}
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);
