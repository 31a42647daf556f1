import { existsSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { markets } from '@materia/market-all';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

/**
 * Runs the stories in a real browser: each renders, its play function passes, axe finds nothing (`a11y.test: 'error'`) and
 * nothing is wider than the window. Once all stories on a wide window, and those of the shop in every market at 320 px.
 */
export default defineConfig(async () => ({
  test: {
    projects: [
      await stories({ name: 'stories', market: markets[0].id, width: 1280, exclude: [] }),
      ...(await Promise.all(markets.map(({ id }) => stories({ name: `stories-320-${id}`, market: id, width: 320, exclude: ['**/libs/ui/design-system/**'] })))),
    ],
  },
}));

type StoriesRun = { readonly name: string; readonly market: string; readonly width: number; readonly exclude: readonly string[] };

async function stories({ name, market, width, exclude }: StoriesRun): Promise<TestProjectConfiguration> {
  return {
    root: new URL('..', import.meta.url).pathname,
    plugins: [await storybookTest({ configDir: import.meta.dirname })],
    test: {
      name,
      exclude: ['**/node_modules/**', ...exclude],
      env: { STORYBOOK_MARKET: market },
      // Stories leave nothing behind but their canvas; one page for all of them takes half the time.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ launchOptions: await launchOptions() }),
        instances: [{ browser: 'chromium' }],
        viewport: { width, height: 900 },
        screenshotFailures: false,
      },
    },
  };
}

/** CHROMIUM_PATH, else the system's, else the one inside an npm package (without two of its flags that switch web security and processes off). */
async function launchOptions(): Promise<{ executablePath: string; args: string[] }> {
  const own = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find((path) => path !== undefined && existsSync(path));
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  if (own !== undefined) return { executablePath: own, args: sandbox };
  const { default: packaged } = await import('@sparticuz/chromium');
  return {
    executablePath: await packaged.executablePath(),
    args: [...packaged.args.filter((flag) => flag !== '--disable-web-security' && flag !== '--single-process'), ...sandbox],
  };
}
