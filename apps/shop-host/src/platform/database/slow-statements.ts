import type { LogEvent } from 'kysely';

/** A statement as it was prepared, without the values of its parameters, and how long it took. */
export type SlowStatement = { readonly statement: string; readonly ms: number };
export type SlowStatementListener = (slow: SlowStatement) => void;

/** Statements that take longer, in milliseconds, are told. */
const SLOW_MS = 500;
/** The beginning says which one it is. */
const SHOWN_LENGTH = 400;

/** Hears of all statements of a database, and tells those that took long. */
export const slowStatements = (): {
  readonly hear: (event: LogEvent) => void;
  readonly tell: (listener: SlowStatementListener) => void;
} => {
  const listeners: SlowStatementListener[] = [];
  return {
    hear: ({ level, query, queryDurationMillis }) => {
      // Failures are logged by those whom they reach.
      if (level !== 'query' || queryDurationMillis < SLOW_MS) return;
      const statement = query.sql.replaceAll(/\s+/g, ' ').slice(0, SHOWN_LENGTH);
      for (const tell of listeners) tell({ statement, ms: Math.round(queryDurationMillis) });
    },
    tell: (listener) => void listeners.push(listener),
  };
};
