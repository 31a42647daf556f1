import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { markets } from '@materia/market-all';
import { freePortShift } from '@materia/tools-start';
import { fillWithSample, GERMANY } from './fill.ts';
import { makeMarket } from './make.ts';
import { foldersOf, nextPort } from './plan.ts';
import { scratchCopy } from './scratch.ts';
import { recordState, touchedIn, touchedLines } from './touched.ts';
import { testsAbout, typeCheck } from './type-check.ts';

/**
 * `npm run market:prove`: creates a fifth market in a copy of the repository, fills it in with the
 * sample, and runs all checks of a market on it: types, lint, specs, build, the running shop and
 * the end-to-end suite. Then it lists the files that the market touched. Exits with code 1 at the
 * first failing step. `--keep` preserves the copy for inspection; PORT_SHIFT sets the shop's ports,
 * which are otherwise free ones.
 */
const repository = join(import.meta.dirname, '../../..');
const keep = process.argv.includes('--keep');
const scratch = scratchCopy(repository);
const HOST_PORT = 4300;
const CONSOLE_PORT = 4400;
/** Generous, so that a busy machine does not make the proof fail. */
const TEST_TIMEOUT_MS = '180000';
const SHIFT =
  process.env['PORT_SHIFT'] ??
  String(await freePortShift([HOST_PORT, CONSOLE_PORT, nextPort(markets)]));
const ENV = {
  ...process.env,
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  CI: 'true',
  FORCE_COLOR: '0',
  PORT_SHIFT: SHIFT,
  DATA_DIR: join(scratch.root, '.data'),
  // Journeys with JavaScript run in the new market too.
  MATERIA_E2E_WHOLE: '1',
};
const OPTIONS = { cwd: scratch.root, env: ENV, shell: process.platform === 'win32' } as const;
const STORE_FRONT = `apps/storefront-${GERMANY.id}`;
const MARKET = `libs/market/${GERMANY.id}`;

/** A step of the proof. `run` returns an error message, or `undefined` on success. */
type Step = {
  readonly name: string;
  readonly run: () => string | undefined | Promise<string | undefined>;
};

const command = (program: string, ...args: readonly string[]): string | undefined => {
  const { status, stdout, stderr } = spawnSync(program, args, {
    ...OPTIONS,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  return status === 0 ? undefined : `${program} ${args.join(' ')}\n${stdout}${stderr}`;
};

const firstFault = (faults: readonly (() => string | undefined)[]): string | undefined => {
  for (const find of faults) {
    const fault = find();
    if (fault !== undefined) return fault;
  }
  return undefined;
};

let shop: ChildProcess | undefined;
const startShop = (): Promise<string | undefined> =>
  new Promise((resolve) => {
    shop = spawn(process.execPath, ['tools/start/src/main.ts', '--market', GERMANY.id], {
      ...OPTIONS,
      shell: false,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.includes('Materia is running')) resolve(undefined);
    };
    shop.stdout?.on('data', collect);
    shop.stderr?.on('data', collect);
    shop.once('close', () => resolve(output));
  });
const stopShop = (): Promise<void> =>
  new Promise((resolve) => {
    if (shop === undefined || shop.exitCode !== null) return resolve();
    shop.once('close', () => resolve());
    shop.kill('SIGTERM');
  });

recordState(scratch.root);
const made = makeMarket(scratch.root, GERMANY);
if (!made.ok) throw new Error(made.error.sentence);
const market = made.value;

const SPEC_PROJECTS = [
  'libs/market/all',
  'libs/ui/shop',
  'libs/storefront/shell',
  'libs/features/catalogue',
  'libs/features/stores',
] as const;
const TYPED = [
  MARKET,
  'libs/market/all',
  'tools/catalogue',
  'apps/shop-host',
  'apps/storefront-e2e',
] as const;

const STEPS: readonly Step[] = [
  {
    name: 'the compiler lists exactly the missing values',
    run: () => {
      const { reported, toFill } = typeCheck(scratch.root, market);
      console.log(`    ${toFill.length} places`);
      return reported.join() === toFill.join()
        ? undefined
        : `the compiler reported ${reported.length} places instead of ${toFill.length}`;
    },
  },
  {
    name: 'facts of the country and texts of a pseudo-locale fill them in',
    run: () => {
      fillWithSample(scratch.root);
      const { reported } = typeCheck(scratch.root, market);
      return reported.length === 0 ? undefined : reported.join('\n');
    },
  },
  {
    name: 'types of all dependent projects',
    run: () =>
      firstFault([
        ...TYPED.map((project) => () => command('tsc', '-p', `${project}/tsconfig.json`)),
        () => command('react-router', 'typegen', STORE_FRONT),
        () => command('tsc', '-p', `${STORE_FRONT}/tsconfig.json`),
      ]),
  },
  {
    name: 'lint and boundaries',
    run: () =>
      firstFault([
        () => command('nx', 'show', 'projects'),
        () => command('eslint', '--max-warnings=0', MARKET, STORE_FRONT, 'libs/market/all'),
      ]),
  },
  {
    name: 'specs that loop over the markets',
    run: () =>
      firstFault(
        SPEC_PROJECTS.map(
          (project) => () =>
            command(
              'vitest',
              'run',
              '--root',
              project,
              '--config',
              `${'../'.repeat(project.split('/').length)}vitest.config.ts`,
              '-t',
              testsAbout(GERMANY.id),
            ),
        ),
      ),
  },
  { name: 'the shop builds and starts', run: startShop },
  {
    name: 'the end-to-end suite',
    run: () => {
      const { status, stdout } = spawnSync(
        'playwright',
        [
          'test',
          '--config',
          'apps/storefront-e2e/playwright.config.ts',
          '--timeout',
          TEST_TIMEOUT_MS,
          '--grep',
          String.raw`\b${GERMANY.id}[:,]`,
          // The sample's shop has three vendors, too few for a second page of them.
          '--grep-invert',
          'lists twenty per page',
        ],
        {
          ...OPTIONS,
          encoding: 'utf8',
          env: { ...ENV, MATERIA_E2E_RUNNING: '1' },
          maxBuffer: 256 * 1024 * 1024,
        },
      );
      console.log(`    ${/\d+ passed.*/.exec(stdout)?.[0] ?? 'nothing passed'}`);
      return status === 0 ? undefined : stdout;
    },
  },
  {
    name: 'the market touched only its own folders and the listed files',
    run: () => {
      const folders = foldersOf(GERMANY.id);
      const touched = touchedIn(scratch.root);
      for (const line of touchedLines(touched, folders)) console.log(`    ${line}`);
      const allowed = [...market.created, ...market.edited];
      const others = [...touched.created, ...touched.edited].filter(
        (path) => !allowed.includes(path),
      );
      return others.length === 0 ? undefined : others.join('\n');
    },
  },
];

const proveAll = async (): Promise<boolean> => {
  for (const { name, run } of STEPS) {
    const startedAt = performance.now();
    const fault = await run();
    console.log(
      `${fault === undefined ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`,
    );
    if (fault !== undefined) {
      console.error(fault);
      return false;
    }
  }
  return true;
};

const proved = await proveAll().finally(stopShop);
if (keep) console.log(`The copy is in ${scratch.root}`);
else scratch.remove();
process.exit(proved ? 0 : 1);
