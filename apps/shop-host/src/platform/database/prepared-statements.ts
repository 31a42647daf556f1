import type { CompiledQuery } from 'kysely';
import type { Reader } from './with-tx.ts';

/**
 * A statement sent to the database under a name; the driver passes the name on to the connection.
 */
export type NamedQuery<Row = unknown> = CompiledQuery<Row> & { readonly statementName: string };

/** PostgreSQL truncates longer names, so two of them could become one. */
const NAME = /^[a-z-]{1,40}$/;

const taken = new Set<string>();

/**
 * Creates a statement that runs very often: each connection parses and plans it once under its
 * name, and later calls send only its values. `build` writes it for some values; the text must be
 * the same for all of them and list its columns, because a prepared plan cannot change its columns.
 *
 * Only for statements that find single rows by their keys: for product lists, a plan without known
 * values took fifty times as long. Throws when the name is taken or invalid.
 */
export const prepared = <Values extends readonly unknown[], Row>(
  name: string,
  build: (db: Reader, ...values: Values) => CompiledQuery<Row>,
): ((db: Reader, ...values: Values) => Promise<readonly Row[]>) => {
  if (!NAME.test(name)) throw new Error(`${name} is not the name of a statement`);
  if (taken.has(name)) throw new Error(`Another statement is prepared as ${name}`);
  taken.add(name);
  return async (db, ...values) => {
    const query: NamedQuery<Row> = { ...build(db, ...values), statementName: name };
    return (await db.executeQuery<Row>(query)).rows;
  };
};

/** The name under which a statement is prepared; `undefined` for most. */
export const statementNameOf = (query: CompiledQuery | NamedQuery): string | undefined =>
  'statementName' in query ? query.statementName : undefined;
