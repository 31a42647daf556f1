import { accessSync, constants } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import { chromium } from '@playwright/test';

/** A browser for tests: its path, arguments and origin. */
export type TestBrowser = {
  readonly executablePath: string;
  readonly args: readonly string[];
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

/** Switches that would weaken the tests, such as a single process or no same-origin policy. */
const UNWANTED =
  /^--(disable-web-security|single-process|no-zygote|disable-site-isolation-trials|allow-running-insecure-content|disable-features|headless|no-sandbox)/;

/** Chromium's sandbox does not work as root. */
const sandboxArgs = (): readonly string[] => (process.getuid?.() === 0 ? ['--no-sandbox'] : []);

const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/**
 * Finds a Chromium: `CHROMIUM_PATH`, the system's, Playwright's, and finally the one bundled in an npm package, so that the
 * tests run on a machine that has only npm.
 */
export const findBrowser = async (): Promise<TestBrowser> => {
  const args = [...QUIET, ...sandboxArgs()];
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted) return { executablePath: wanted, args, from: 'CHROMIUM_PATH' };
  if (canRun('/usr/bin/chromium'))
    return { executablePath: '/usr/bin/chromium', args, from: 'the system' };
  const own = chromium.executablePath();
  if (own !== '' && canRun(own)) return { executablePath: own, args, from: 'Playwright' };
  return {
    executablePath: await sparticuz.executablePath(),
    args: [...sparticuz.args.filter((arg) => !UNWANTED.test(arg)), ...args],
    from: 'the npm package @sparticuz/chromium',
  };
};
