import { sqlState } from '../database/with-tx.ts';

/** What the log says of an error. */
type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  readonly constraint?: string;
};

/** SQLSTATEs have five characters; the codes of Node, such as ECONNRESET, are longer. */
const isSqlState = (code: string): boolean => /^[0-9A-Z]{5}$/.test(code);

/**
 * An error as the log may hold it. Errors of the database quote rows (`Key (customer_id, name)=(…)`), statements and
 * their parameters, which are a customer's data: of them only the SQLSTATE, the constraint and the place in the code
 * are logged. Other errors are logged with their message, without further properties.
 */
export const loggedError = (error: Error): LoggedError => {
  const code = sqlState(error);
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const constraint: unknown = Reflect.get(error, 'constraint');
  return {
    type: error.name,
    message: isSqlState(code) ? `database error ${code}` : error.message,
    stack: places.join('\n'),
    ...(code !== '' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
  };
};
