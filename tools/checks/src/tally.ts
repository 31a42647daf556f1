import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { z } from 'zod';

export type Tally = { readonly passed: number; readonly failed: number; readonly skipped: number };

export const EMPTY_TALLY: Tally = { passed: 0, failed: 0, skipped: 0 };

export const addTallies = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    EMPTY_TALLY,
  );

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number().default(0),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
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

/** Reads a Vitest report and prints the skipped tests. A missing report counts as one failure. */
export const tallyVitest = (path: string): Tally => {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0 };
  const report = vitestReport.parse(readJson(path));
  for (const { name, assertionResults } of report.testResults)
    for (const { status, fullName } of assertionResults)
      if (status !== 'passed' && status !== 'failed')
        console.warn(`  skipped: ${relative(process.cwd(), name)}: ${fullName}`);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
};

/**
 * Reads a Playwright report. Flaky tests count as passed, but are reported because their first run
 * deserves a look.
 */
export const tallyPlaywright = (path: string): Tally => {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0 };
  const { stats } = playwrightReport.parse(readJson(path));
  if (stats.flaky > 0) console.warn(`  ${stats.flaky} passed only on retry`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
};
