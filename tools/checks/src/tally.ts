import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export type Tally = { readonly passed: number; readonly failed: number; readonly skipped: number };

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 };

export const addTallies = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    NOTHING,
  );

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number().default(0),
});
const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    skipped: z.number(),
    flaky: z.number(),
  }),
});

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Adds up the reports that the projects' unit tests left behind (restored from the cache where nothing changed). */
export const tallyUnitTests = (root: string): Tally =>
  addTallies(
    globSync('{apps,libs,tools}/**/.results/test.json', {
      cwd: root,
      exclude: (name) => name === 'node_modules',
    }).map((path) => {
      const report = vitestReport.parse(readJson(join(root, path)));
      return {
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        skipped: report.numPendingTests + report.numTodoTests,
      };
    }),
  );

/** Reads one vitest report, for suites that are not a project of their own. */
export const tallyVitest = (path: string): Tally => {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0 };
  const report = vitestReport.parse(readJson(path));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
};

/** Reads Playwright's report. A test that passed when it was tried again counts as passed, and is told: its first try deserves a look. */
export const tallyPlaywright = (path: string): Tally => {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0 };
  const { stats } = playwrightReport.parse(readJson(path));
  if (stats.flaky > 0) console.warn(`  ${stats.flaky} passed only when tried again`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
};
