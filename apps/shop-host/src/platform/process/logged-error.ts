import { sqlState } from '../database/with-tx.ts';

/** The loggable facts of an error. */
type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  readonly constraint?: string;
};

/** SQLSTATEs have five characters; Node's codes, such as ECONNRESET, are longer. */
const isSqlState = (code: string): boolean => /^[0-9A-Z]{5}$/.test(code);

/**
 * An error as it may be logged. Database errors quote rows (`Key (customer_id, name)=(…)`),
 * statements and their parameters, which are customer data, so only the SQLSTATE, the constraint
 * and the place in the code are logged. Other errors are logged with their message, without further
 * properties.
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
