import { addTallies, type Tally } from './tally.ts';

/** The result of a check: the number of items checked, and printable failures. */
export type Finding = { readonly checked: number; readonly failures: readonly string[] };

/** Checks by printed name. */
export type CheckList = Readonly<Record<string, () => Finding | Promise<Finding>>>;

/** The number of cores of a small machine: most checks are single-threaded programs. */
const CONCURRENCY = 2;

/**
 * Runs the checks in list order, two at a time, and prints the result of each when it finishes. A
 * check that throws counts as failed.
 */
export const runChecks = async (checks: CheckList): Promise<Tally> => {
  const waiting = Object.entries(checks);
  const tallies: Tally[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [name, check] = next;
      const startedAt = performance.now();
      const { checked, failures } = await finding(check);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      console.log(`  ${failures.length === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
      for (const failure of failures) console.error(failure.replaceAll(/^/gm, '    '));
      tallies.push({
        passed: Math.max(0, checked - failures.length),
        failed: failures.length,
        skipped: 0,
        troubles: failures.map((failure) => `${name}: ${failure.split('\n', 1)[0]}`),
      });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return addTallies(tallies);
};

const finding = async (check: CheckList[string]): Promise<Finding> => {
  try {
    return await check();
  } catch (error) {
    return { checked: 1, failures: [error instanceof Error ? (error.stack ?? '') : String(error)] };
  }
};
