import { sqlState } from './with-tx.ts';

/**
 * Connection lost or refused (08, 57P01 to 57P03), out of resources (53), statement cancelled by
 * its timeout (57014).
 */
const STATES = /^(08...|53...|57P0[123]|57014)$/;
/**
 * Messages of Node and the pool when the server is unreachable or no connection became free in
 * time.
 */
const CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
const POOL_WORDS = [
  'timeout exceeded when trying to connect',
  'Cannot use a pool after calling end',
  'Connection terminated',
  'The embedded database has stopped',
];

/** Whether an error means that the database is unavailable, rather than a bug of ours. */
export const isOutage = (error: unknown): boolean => {
  const code = sqlState(error);
  return (
    STATES.test(code) ||
    CODES.has(code) ||
    (error instanceof Error && POOL_WORDS.some((words) => error.message.startsWith(words)))
  );
};
