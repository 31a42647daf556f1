import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkAffected } from './affected.ts';
import { checkBoundaryRules } from './boundary-canary.ts';
import { findBrowser } from './browser.ts';
import { checkImportRules } from './import-rules.ts';
import { checkLockFile } from './lock-file.ts';
import { runCommand } from './run-command.ts';
import {
  addTallies,
  NOTHING,
  type Tally,
  tallyPlaywright,
  tallyUnitTests,
  tallyVitest,
} from './tally.ts';

/**
 * `npm test`: everything, in the order in which mistakes are cheapest to find. `npm test -- lint unit` runs
 * some stages. Each stage says what it found; the last line adds up.
 */
const root = join(import.meta.dirname, '../../..');
const results = join(root, '.results');
const env = { NX_DAEMON: 'false', NX_TUI: 'false', CI: 'true', FORCE_COLOR: '0' };

const run = (
  command: string,
  args: readonly string[],
  extra: NodeJS.ProcessEnv = {},
): Promise<number> => runCommand(command, args, { cwd: root, env: { ...env, ...extra } });

const counted = (exitCode: number): Tally =>
  exitCode === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
/** Prints what a check found and counts one test for each thing it looked at. */
const listed = (failures: readonly string[], checked = 1): Tally => {
  for (const failure of failures) console.error(`  ${failure}`);
  return {
    passed: Math.max(0, checked - failures.length),
    failed: failures.length,
    skipped: 0,
  };
};

const nx = (target: string): Promise<number> =>
  run('nx', ['run-many', '-t', target, '--outputStyle=static', '--nxBail=false']);

/** A run that fails before any test reported counts as one failure, so that a crash is never green. */
const withExitCode = (exitCode: number, tally: Tally): Tally =>
  exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;

const lintBoundaryRules = async (): Promise<Tally> => {
  const { checked, failures } = await checkBoundaryRules(root);
  return listed(failures, checked);
};

/** The checks of the stage `lint`, in order. A further check is one more line here. */
const LINT: Readonly<Record<string, () => Tally | Promise<Tally>>> = {
  'lock file': () => listed(checkLockFile(join(root, 'package-lock.json'))),
  // The boundary rule is silent without a project graph, so this comes before everything that runs ESLint.
  'project graph': async () => counted(await run('nx', ['show', 'projects', '--json'])),
  'boundary rules': lintBoundaryRules,
  'affected projects': () => listed(checkAffected(root)),
  'import cycles and host layers': async () => listed(await checkImportRules(root)),
  prettier: async () => counted(await run('prettier', ['--check', '--log-level=warn', '.'])),
  oxlint: async () => counted(await run('oxlint', ['--quiet'])),
  eslint: async () => counted(await nx('lint')),
  knip: async () => counted(await run('knip', [])),
};

const lint = async (): Promise<Tally> => {
  const tallies: Tally[] = [];
  for (const [name, check] of Object.entries(LINT)) {
    const tally = await check();
    if (tally.failed > 0) console.error(`  failed: ${name}`);
    tallies.push(tally);
  }
  return addTallies(tallies);
};

const types = async (): Promise<Tally> => counted(await nx('typecheck'));

const unit = async (): Promise<Tally> => withExitCode(await nx('test'), tallyUnitTests(root));

const stories = async (): Promise<Tally> => {
  const browser = await findBrowser();
  const report = join(results, 'stories.json');
  rmSync(report, { force: true });
  const exitCode = await run(
    'vitest',
    [
      'run',
      '--config',
      '.storybook/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    {
      MATERIA_BROWSER: browser.executablePath,
      MATERIA_BROWSER_ARGS: JSON.stringify(browser.args),
    },
  );
  return withExitCode(exitCode, tallyVitest(report));
};

const build = async (): Promise<Tally> => counted(await nx('build'));

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

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !isStage(name));
if (unknown.length > 0) {
  console.error(
    `There is no stage ${unknown.join(', ')}; stages are ${Object.keys(STAGES).join(', ')}.`,
  );
  process.exit(2);
}
const stages = Object.keys(STAGES)
  .filter(isStage)
  .filter((name) => asked.length === 0 || asked.includes(name));

const rows: { readonly stage: Stage; readonly tally: Tally; readonly seconds: number }[] = [];
for (const stage of stages) {
  console.log(`\n== ${stage}`);
  const startedAt = performance.now();
  const tally = await STAGES[stage]().catch((error: unknown) => {
    console.error(error);
    return { ...NOTHING, failed: 1 };
  });
  rows.push({ stage, tally, seconds: Math.round((performance.now() - startedAt) / 1000) });
}

console.log('\n== summary');
for (const { stage, tally, seconds } of rows) {
  console.log(
    `  ${stage.padEnd(8)} ${String(tally.passed).padStart(5)} passed ${String(tally.failed).padStart(3)} failed ${String(tally.skipped).padStart(3)} skipped  ${seconds} s`,
  );
}
const total = addTallies(rows.map(({ tally }) => tally));
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);
