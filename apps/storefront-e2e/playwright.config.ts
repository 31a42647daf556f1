import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { markets } from '@materia/market-all';
import { scratchFolder } from '@materia/testing/scratch-folder';
import { findBrowser } from '@materia/tools-checks';
import { freePortShift } from '@materia/tools-start';

/**
 * These tests run the whole shop on separate ports: host, embedded database, demo data and four
 * storefronts. With MATERIA_E2E_RUNNING=1 they use a shop that is already running on ports shifted
 * by PORT_SHIFT.
 */
const root = join(import.meta.dirname, '../..');
const browser = await findBrowser();
const isRunning = process.env['MATERIA_E2E_RUNNING'] === '1';
const runningDataDir = isRunning ? (process.env['DATA_DIR'] ?? join(root, '.data')) : undefined;
const given = process.env['MATERIA_E2E_DATA'] ?? runningDataDir;
const dataDir = given ?? mkdtempSync(join(scratchFolder(), 'materia-e2e-'));
// By then the shop has stopped. What is left in memory would stay there until the machine restarts.
if (given === undefined)
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
process.env['MATERIA_E2E_DATA'] = dataDir;
// Workers evaluate this file again and must get the same ports.
process.env['PORT_SHIFT'] ??= String(
  await freePortShift([4300, 4310, 4400, ...markets.map(({ port }) => port)]),
);

const refusedCookies = (id: string) => ({
  name: `__Host-consent-${id}`,
  value: ',C0001,',
  domain: 'localhost',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: true,
  sameSite: 'Lax' as const,
});

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  outputDir: join(root, 'test-results'),
  fullyParallel: true,
  // Browser tests wait much of their time, so that three of them keep two cores busy.
  workers: 3,
  // Slow machines cause unforeseen waits; the summary lists tests that needed a retry.
  retries: process.env['CI'] === 'true' ? 2 : 0,
  forbidOnly: true,
  // Generous limits for slow machines. They cost nothing on fast ones, because waits end as soon as
  // the condition is met.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter:
    process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] === undefined ? [['list']] : [['list'], ['json']],
  use: {
    // Cookie consent is already given, because the banner would cover the bottom of every page.
    storageState: { cookies: markets.map(({ id }) => refusedCookies(id)), origins: [] },
    launchOptions: {
      executablePath: browser.executablePath,
      args: [...browser.args],
      ignoreDefaultArgs: [...browser.ignoreDefaultArgs],
    },
    // Pages that fade into each other make every step wait.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
      grep: /@widths/,
    },
  ],
  ...(isRunning
    ? {}
    : {
        webServer: {
          command: `${process.execPath} tools/start/src/main.ts`,
          cwd: root,
          env: {
            PORT_SHIFT: process.env['PORT_SHIFT'],
            DATA_DIR: dataDir,
            CATALOGUE_SIZE: '500',
            // A test may say from which network its shopper comes.
            TRUSTED_PROXIES: '127.0.0.1, ::1',
          },
          wait: { stdout: /Materia is running/ },
          timeout: 240_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
        },
      }),
});
