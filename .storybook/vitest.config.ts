import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { markets } from '@materia/market-all';
import { findBrowser, packagedBrowser } from '@materia/tools-checks';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

/**
 * Runs the stories in a real browser: each renders, its play function passes, axe finds no
 * violations (`a11y.test: 'error'`) and nothing is wider than the window. All stories run once in a
 * wide window; those of the shop also run at 320 px in every market. Axe checks each window width
 * in one market only, because markets differ only in their texts; the end-to-end tests run axe on
 * pages of every market. Stories tagged `screenshot` (phone) or `screenshot-wide` are also compared
 * with the images in `screenshots/`.
 */
export default defineConfig(async () => ({
  test: {
    // All cores of a small machine; by default Vitest leaves one idle.
    maxWorkers: 2,
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
  /** The name of a viewport in the preview, which checks the window width. */
  readonly viewport: string;
  readonly axe: boolean;
  readonly exclude: readonly string[];
};

/** Runs of the same stories share one server, so that each file is transformed only once. */
type StoriesProject = {
  readonly name: string;
  readonly runs: readonly StoriesRun[];
  /** Runs only stories with this tag and compares them with their screenshots. */
  readonly screenshots?: string;
};

async function stories({
  name,
  runs,
  screenshots,
}: StoriesProject): Promise<TestProjectConfiguration> {
  const browser = await (screenshots === undefined ? findBrowser() : packagedBrowser());
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
      // Stories have no side effects beyond their canvas, and sharing one page halves the time.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: {
            executablePath: browser.executablePath,
            args: [...browser.args],
            ignoreDefaultArgs: [...browser.ignoreDefaultArgs],
          },
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
            // All machines use the same browser, so its name and the platform are not part of the
            // path.
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

/**
 * Two runs of the tagged stories, on machines that can run the browser whose font rendering the
 * screenshots show.
 */
async function screenshots(): Promise<readonly TestProjectConfiguration[]> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  const run = (name: string, viewport: string, tag: string) =>
    stories({
      name,
      screenshots: tag,
      // Axe checks the same stories in the main run.
      runs: [{ name, viewport, market: markets[0].id, axe: false, exclude: filesWithout(tag) }],
    });
  return [
    await run('screenshots-phone', 'phone', 'screenshot'),
    await run('screenshots-wide', 'desktop', 'screenshot-wide'),
  ];
}

/** Skips files without a story that has the tag. */
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
