import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { z } from 'zod';

export type Tally = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Each check that failed or passed only on retry, with the start of its message. */
  readonly troubles: readonly string[];
};

export const EMPTY_TALLY: Tally = { passed: 0, failed: 0, skipped: 0, troubles: [] };

/** The tally of one check that failed with the given message. */
export const oneFailure = (failure: string): Tally => ({
  ...EMPTY_TALLY,
  failed: 1,
  troubles: [failure],
});

export const addTallies = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (sum, { passed, failed, skipped, troubles }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      troubles: [...sum.troubles, ...troubles],
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

const ON_RETRY = 'passed only on retry';

const describeTrouble = (file: string, title: string, message: string): string =>
  [`${relative(process.cwd(), file)}: ${title}`, ...message.split('\n').slice(0, MESSAGE_LINES)]
    .join('\n    ')
    .trimEnd();

/**
 * Reads a Vitest report and prints the skipped tests. A missing report counts as one failure, and so
 * does a file whose tests could not run; tests that passed only on retry count as passed.
 */
export const tallyVitest = (path: string): Tally => {
  if (!existsSync(path)) return oneFailure('the run ended without a report');
  const report = vitestReport.parse(readJson(path));
  const troubles: string[] = [];
  let filesNotRun = 0;
  for (const { name, status: fileStatus, message, assertionResults } of report.testResults) {
    for (const { status, fullName, failureMessages } of assertionResults) {
      const messages = failureMessages?.join('\n') ?? '';
      if (status === 'failed') troubles.push(describeTrouble(name, fullName, messages));
      else if (status !== 'passed')
        console.warn(`  skipped: ${relative(process.cwd(), name)}: ${fullName}`);
      else if (messages !== '')
        troubles.push(describeTrouble(name, `${fullName} ${ON_RETRY}`, messages));
    }
    // A hook that failed leaves its tests skipped, so that no test of the file says so.
    if (fileStatus === 'failed' && !assertionResults.some(({ status }) => status === 'failed')) {
      filesNotRun += 1;
      troubles.push(describeTrouble(name, 'did not run', message));
    }
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + filesNotRun,
    skipped: report.numPendingTests + report.numTodoTests,
    troubles,
  };
};

/** What went wrong outside tests, as the reporter of errors wrote it; nothing without its file. */
export const readErrors = (path: string): readonly string[] =>
  existsSync(path) ? z.array(z.string()).parse(readJson(path)) : [];

const troublesOf = ({ specs, suites = [] }: z.infer<typeof playwrightSuite>): string[] => [
  ...specs.flatMap(({ file, title, ok, tests }) => {
    const messages = tests
      .flatMap(({ results }) => results)
      .flatMap(({ error }) => error?.message ?? []);
    if (ok && messages.length === 0) return [];
    return [describeTrouble(file, ok ? `${title} ${ON_RETRY}` : title, messages[0] ?? '')];
  }),
  ...suites.flatMap(troublesOf),
];

/** Reads a Playwright report. Tests that passed only on retry count as passed. */
export const tallyPlaywright = (path: string): Tally => {
  if (!existsSync(path)) return oneFailure('the run ended without a report');
  const { stats, suites } = playwrightReport.parse(readJson(path));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    troubles: suites.flatMap(troublesOf),
  };
};
