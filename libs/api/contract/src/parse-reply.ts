import type { CallName } from './calls.ts';
import { type Reply, SCHEMAS } from './schemas.ts';

/**
 * Validates a reply against its schema and throws when the host broke the contract. The only cast
 * expresses what the table guarantees and the compiler cannot infer: the schema under a name parses
 * to that name's reply.
 */
export const parseReply = <Name extends CallName>(name: Name, body: unknown): Reply<Name> =>
  SCHEMAS[name].reply.parse(body) as Reply<Name>;
