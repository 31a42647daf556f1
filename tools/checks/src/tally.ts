import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { z } from 'zod';

export type Tally = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The name of each failed check and the start of its message, where its report tells them. */
  readonly failures: readonly string[];
};

export const EMPTY_TALLY: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] };

/** The tally of one check that failed with the given message. */
export const oneFailure = (failure: string): Tally => ({
  ...EMPTY_TALLY,
  failed: 1,
  failures: [failure],
});

export const addTallies = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (sum, { passed, failed, skipped, failures }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      failures: [...sum.failures, ...failures],
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
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

const playwrightSuite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      ok: z.boolean(),
      tests: z.array(
        z.object({
          results: z.array(
            z.object({ error: z.object({ message: z.string() }).partial().nullish() }),
          ),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    skipped: z.number(),
    flaky: z.number(),
  }),
});

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** The lines of a message that a summary repeats. */
const MESSAGE_LINES = 6;

const describeFailure = (file: string, title: string, message: string): string =>
  [`${relative(process.cwd(), file)}: ${title}`, ...message.split('\n').slice(0, MESSAGE_LINES)]
    .join('\n    ')
    .trimEnd();

/** Reads a Vitest report and prints the skipped tests. A missing report counts as one failure. */
export const tallyVitest = (path: string): Tally => {
  if (!existsSync(path)) return oneFailure('the run ended without a report');
  const report = vitestReport.parse(readJson(path));
  const failures: string[] = [];
  for (const { name, status: fileStatus, message, assertionResults } of report.testResults) {
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === 'failed')
        failures.push(describeFailure(name, fullName, failureMessages?.join('\n') ?? ''));
      else if (status !== 'passed')
        console.warn(`  skipped: ${relative(process.cwd(), name)}: ${fullName}`);
    if (fileStatus === 'failed' && assertionResults.length === 0)
      failures.push(describeFailure(name, 'did not run', message));
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
};

const failedSpecs = ({ specs, suites = [] }: z.infer<typeof playwrightSuite>): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const results = tests.flatMap((test) => test.results);
      const message = results.find(({ error }) => error?.message)?.error?.message;
      return describeFailure(file, title, message ?? '');
    }),
  ...suites.flatMap(failedSpecs),
];

/**
 * Reads a Playwright report. Flaky tests count as passed, but are reported because their first run
 * deserves a look.
 */
export const tallyPlaywright = (path: string): Tally => {
  if (!existsSync(path)) return oneFailure('the run ended without a report');
  const { stats, suites } = playwrightReport.parse(readJson(path));
  if (stats.flaky > 0) console.warn(`  ${stats.flaky} passed only on retry`);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: suites.flatMap(failedSpecs),
  };
};
