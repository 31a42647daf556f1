import { accessSync, constants } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import { memoryFolder } from '@materia/testing/scratch-folder';
import { chromium } from '@playwright/test';

/** A browser for tests: its path, arguments and origin. */
export type TestBrowser = {
  readonly executablePath: string;
  readonly args: readonly string[];
  /** Playwright's own arguments that are left out. */
  readonly ignoreDefaultArgs: readonly string[];
  readonly from: string;
};

const canRun = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Chromium's sandbox does not work as root. */
const sandboxArgs = (): readonly string[] => (process.getuid?.() === 0 ? ['--no-sandbox'] : []);

const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  // Glyphs are the same on every machine.
  '--font-render-hinting=none',
  // Emulating a GPU costs three times the processor time of drawing without one.
  '--disable-gpu',
];

/** Playwright lets the browser's processes share files on disk, for containers with little memory to share. */
const DISK_INSTEAD_OF_MEMORY = '--disable-dev-shm-usage';

const launchArgs = (): Pick<TestBrowser, 'args' | 'ignoreDefaultArgs'> => ({
  args: [...QUIET, ...sandboxArgs()],
  ignoreDefaultArgs: memoryFolder() === undefined ? [] : [DISK_INSTEAD_OF_MEMORY],
});

/** The Chromium bundled in an npm package, which is the same on every Linux machine. */
export const packagedBrowser = async (): Promise<TestBrowser> => ({
  executablePath: await sparticuz.executablePath(),
  ...launchArgs(),
  from: 'the npm package @sparticuz/chromium',
});

/**
 * Finds a Chromium: `CHROMIUM_PATH`, the system's, Playwright's, and finally the packaged one, so
 * that the tests run on a machine that has only npm.
 */
export const findBrowser = async (): Promise<TestBrowser> => {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted) return { executablePath: wanted, ...launchArgs(), from: 'CHROMIUM_PATH' };
  if (canRun('/usr/bin/chromium'))
    return { executablePath: '/usr/bin/chromium', ...launchArgs(), from: 'the system' };
  const own = chromium.executablePath();
  if (own !== '' && canRun(own))
    return { executablePath: own, ...launchArgs(), from: 'Playwright' };
  return packagedBrowser();
};
