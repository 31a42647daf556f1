import { accessSync, constants } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import { chromium } from '@playwright/test';

/** A browser for tests: where it is, how to start it, and who brought it. */
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

/** Switches that would weaken what the tests are to prove: one process for all, and no same-origin rule. */
const UNWANTED =
  /^--(disable-web-security|single-process|no-zygote|disable-site-isolation-trials|allow-running-insecure-content|disable-features|headless|no-sandbox)/;

/** Chromium refuses its sandbox to root only. */
const sandboxArgs = (): readonly string[] => (process.getuid?.() === 0 ? ['--no-sandbox'] : []);

const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/**
 * Finds a Chromium: `CHROMIUM_PATH`, the system's, Playwright's own, and at last the one that ships inside an
 * npm package, so that a machine with nothing but npm can run the tests.
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
