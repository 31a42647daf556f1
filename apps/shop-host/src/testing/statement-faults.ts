import type { SqlClient, SqlPool } from '../platform/database/sql-pool.ts';

const BEGIN = /^begin\b/;
const END = /^(?:commit|rollback)$/;

/**
 * What can happen to a statement: the server ends the connection, the network does before the
 * statement arrives or after it was carried out, another transaction was first, or the statement
 * takes too long.
 */
export const STATEMENT_FAULTS = ['kill', 'drop', 'lost-reply', '40001', 'timeout'] as const;
export type StatementFault = (typeof STATEMENT_FAULTS)[number];

export type FaultyPool = {
  readonly through: (pool: SqlPool) => SqlPool;
  /** Counts the statements of `work`, and lets a fault happen to one of them, numbered from 1. */
  readonly during: <Value>(
    work: () => Promise<Value>,
    fault?: { readonly at: number; readonly kind: StatementFault },
  ) => Promise<{ readonly value: Value; readonly statements: number; readonly hit: string }>;
};

const raised = (state: string): string =>
  `do $$ begin raise exception 'on purpose' using errcode = '${state}'; end $$`;

class LostConnection extends Error {
  readonly code = 'ECONNRESET';
}

/**
 * A pool whose statements fail on purpose. Only statements within transactions meet a conflict with
 * another one.
 */
export const faultyPool = (): FaultyPool => {
  let planned: { readonly at: number; readonly kind: StatementFault } | undefined;
  let isCounting = false;
  let statements = 0;
  let hit = '';

  const faultOf = (text: string, isInTransaction: boolean): StatementFault | undefined => {
    if (!isCounting) return undefined;
    statements += 1;
    if (planned?.at !== statements) return undefined;
    if (planned.kind === '40001' && !isInTransaction) return undefined;
    hit = text;
    return planned.kind;
  };

  const faulty = (client: SqlClient): SqlClient => {
    let isLost = false;
    let isInTransaction = false;
    return {
      query: async (text, values, name) => {
        if (isLost) throw new LostConnection('The connection is lost');
        const fault = faultOf(text, isInTransaction);
        if (BEGIN.test(text)) isInTransaction = true;
        if (END.test(text)) isInTransaction = false;
        switch (fault) {
          case undefined:
            return client.query(text, values, name);
          case 'kill':
            await client.query('select pg_terminate_backend(pg_backend_pid())', []);
            return client.query(text, values, name);
          case 'drop':
            isLost = true;
            throw new LostConnection('The connection is lost');
          case 'lost-reply':
            await client.query(text, values, name);
            isLost = true;
            throw new LostConnection('The connection is lost');
          case '40001':
            await client.query(raised('40001'), []);
            break;
          case 'timeout':
            await client.query(raised('57014'), []);
            break;
        }
        throw new Error('A fault lets no statement through');
      },
      copyIn: (target, rows) => client.copyIn(target, rows),
      release: (isBroken) => client.release(isBroken === true || isLost),
    };
  };

  return {
    through: (pool) => ({
      connect: async () => faulty(await pool.connect()),
      end: () => pool.end(),
    }),
    during: async (work, fault) => {
      [planned, isCounting, statements, hit] = [fault, true, 0, ''];
      try {
        const value = await work();
        return { value, statements, hit };
      } finally {
        isCounting = false;
      }
    },
  };
};
