import type { CallName } from './calls.ts';
import { type Reply, SCHEMAS } from './schemas.ts';

/**
 * Reads a reply by its schema and throws when the host broke the contract. The one cast says what the table
 * guarantees and the compiler cannot follow: the schema found under a name parses to that name's reply.
 */
export const parseReply = <Name extends CallName>(name: Name, body: unknown): Reply<Name> =>
  SCHEMAS[name].reply.parse(body) as Reply<Name>;
