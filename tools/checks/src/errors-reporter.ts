import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError } from 'vitest/node';

/** Where the reporter writes the errors of its run. */
export const ERRORS_FILE = 'MATERIA_RUN_ERRORS';

/** Where the error comes from: its message, and the first line of its stack that names a file. */
const describe = ({ message, stack = '' }: Pick<SerializedError, 'message' | 'stack'>): string =>
  [message, stack.split('\n').find((line) => line.includes('.ts'))]
    .filter(Boolean)
    .join(' ')
    .trim();

/** Writes what went wrong outside tests, which the report of the tests leaves out. */
export default class ErrorsReporter implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly SerializedError[]): void {
    const path = process.env[ERRORS_FILE];
    if (path !== undefined) writeFileSync(path, JSON.stringify([...new Set(errors.map(describe))]));
  }
}
