import { addTallies, type Tally } from './tally.ts';

/** What a check found: how many things it looked at, and what is wrong, to be printed as it is. */
export type Finding = { readonly checked: number; readonly failures: readonly string[] };

/** Checks by the name that the run prints. */
export type CheckList = Readonly<Record<string, () => Finding | Promise<Finding>>>;

/** As many as a small machine has cores: most checks are programs with one thread. */
const SIDE_BY_SIDE = 2;

/**
 * Runs the checks, two at a time and in the order of the list, and prints each with its failures when it is done.
 * A check that throws has failed.
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
      });
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  return addTallies(tallies);
};

const finding = async (check: CheckList[string]): Promise<Finding> => {
  try {
    return await check();
  } catch (error) {
    return { checked: 1, failures: [error instanceof Error ? (error.stack ?? '') : String(error)] };
  }
};
