import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { markets } from '@materia/market-all';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

/**
 * Runs the stories in a real browser: each renders, its play function passes, axe finds nothing (`a11y.test: 'error'`) and
 * nothing is wider than the window. Once all stories on a wide window, and those of the shop in every market at 320 px.
 * Axe looks at each window once, in one market: the others differ in words, which fit or do not. The browser tests run axe
 * over pages of every market.
 * Stories tagged `screenshot` (phone) or `screenshot-wide` are also compared with the pictures in `screenshots/`.
 */
export default defineConfig(async () => ({
  test: {
    projects: [
      await stories({
        name: 'stories',
        runs: [
          { name: 'stories', market: markets[0].id, viewport: 'desktop', axe: true, exclude: [] },
          ...markets.map(({ id }, place) => ({
            name: `stories-320-${id}`,
            market: id,
            viewport: 'smallest',
            axe: place === 0,
            exclude: ['**/libs/ui/design-system/**'],
          })),
        ],
      }),
      ...(await screenshots()),
    ],
  },
}));

type StoriesRun = {
  readonly name: string;
  readonly market: string;
  /** A name among those of the preview, which checks that the window is as wide. */
  readonly viewport: string;
  readonly axe: boolean;
  readonly exclude: readonly string[];
};

/** Runs over the same stories share one server, which is started and transforms each file once. */
type StoriesProject = {
  readonly name: string;
  readonly runs: readonly StoriesRun[];
  /** Only stories with this tag, compared with their pictures. */
  readonly screenshots?: string;
};

async function stories({
  name,
  runs,
  screenshots,
}: StoriesProject): Promise<TestProjectConfiguration> {
  return {
    root: new URL('..', import.meta.url).pathname,
    plugins: [
      await storybookTest({
        configDir: import.meta.dirname,
        ...(screenshots !== undefined && { tags: { include: [screenshots] } }),
      }),
    ],
    test: {
      name,
      ...(screenshots !== undefined && { setupFiles: ['.storybook/compare-screenshots.ts'] }),
      // Stories leave nothing behind but their canvas; one page for all of them takes half the time.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions:
            screenshots === undefined ? await launchOptions() : await packagedBrowser(),
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: runs.map(({ name: run, market, viewport, axe, exclude }) => ({
          browser: 'chromium',
          name: run,
          exclude: ['**/node_modules/**', ...exclude],
          env: {
            STORYBOOK_MARKET: market,
            STORYBOOK_VIEWPORT: viewport,
            STORYBOOK_AXE: axe ? 'error' : 'off',
          },
        })),
        screenshotFailures: false,
        expect: {
          toMatchScreenshot: {
            // One browser for all machines, so its name and the machine's say nothing.
            resolveScreenshotPath: ({ arg, ext }) =>
              join(import.meta.dirname, 'screenshots', `${arg}${ext}`),
            resolveDiffPath: ({ arg, ext }) =>
              join(import.meta.dirname, '../.results/screenshots', `${arg}${ext}`),
            comparatorName: 'pixelmatch',
            comparatorOptions: { allowedMismatchedPixelRatio: 0.0005 },
          },
        },
      },
    },
  };
}

/** Two runs over the tagged stories, on machines that can run the one browser whose glyphs the pictures show. */
async function screenshots(): Promise<readonly TestProjectConfiguration[]> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  const run = (name: string, viewport: string, tag: string) =>
    stories({
      name,
      screenshots: tag,
      // The same stories are under axe in the run over all of them.
      runs: [{ name, viewport, market: markets[0].id, axe: false, exclude: filesWithout(tag) }],
    });
  return [
    await run('screenshots-phone', 'phone', 'screenshot'),
    await run('screenshots-wide', 'desktop', 'screenshot-wide'),
  ];
}

/** Files without a story of the tag need not be opened. */
function filesWithout(tag: string): readonly string[] {
  const cwd = join(import.meta.dirname, '..');
  const files = globSync(
    [
      'libs/{ui,features}/*/src/**/*.stories.tsx',
      'apps/flag-console/src/**/*.stories.tsx',
      '.storybook/pages/*.stories.tsx',
    ],
    { cwd },
  );
  return files.filter((file) => !readFileSync(join(cwd, file), 'utf8').includes(`'${tag}'`));
}

type LaunchOptions = { readonly executablePath: string; readonly args: string[] };

/** Chromium refuses its sandbox to root only. */
const SANDBOX = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** CHROMIUM_PATH, else the system's, else the one inside an npm package. */
async function launchOptions(): Promise<LaunchOptions> {
  const own = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find(
    (path) => path !== undefined && existsSync(path),
  );
  return own === undefined ? packagedBrowser() : { executablePath: own, args: SANDBOX };
}

/** The browser inside an npm package, without two of its flags that switch web security and processes off. */
async function packagedBrowser(): Promise<LaunchOptions> {
  const { default: packaged } = await import('@sparticuz/chromium');
  return {
    executablePath: await packaged.executablePath(),
    args: [
      ...packaged.args.filter(
        (flag) => flag !== '--disable-web-security' && flag !== '--single-process',
      ),
      ...SANDBOX,
    ],
  };
}
