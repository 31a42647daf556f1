import { sqlState } from './with-tx.ts';

/** Connection lost or refused (08, 57P01 to 57P03), no resources left (53), statement cancelled by its time limit (57014). */
const STATES = /^(08...|53...|57P0[123]|57014)$/;
/** What Node and the pool say when the server is not there or no connection came free in time. */
const CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
const POOL_WORDS = [
  'timeout exceeded when trying to connect',
  'Cannot use a pool after calling end',
  'Connection terminated',
  'The embedded database has stopped',
];

/** Whether an error says that the database cannot answer now, rather than that something is wrong with us. */
export const isOutage = (error: unknown): boolean => {
  const code = sqlState(error);
  return (
    STATES.test(code) ||
    CODES.has(code) ||
    (error instanceof Error && POOL_WORDS.some((words) => error.message.startsWith(words)))
  );
};
