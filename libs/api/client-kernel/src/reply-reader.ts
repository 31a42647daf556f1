import type { PlainCallName, Reply } from '@materia/api-contract';

/** Validates a reply against the schemas of the contract, or trusts it. */
export type ReplyReader = <Name extends PlainCallName>(name: Name, body: unknown) => Reply<Name>;

/**
 * The host serialises its replies by the same contract, so any reply has the right shape. `null` is
 * a valid reply of some calls.
 */
const isReply = <Name extends PlainCallName>(_name: Name, body: unknown): body is Reply<Name> =>
  body !== undefined;

/**
 * Trusts a reply without validation: for browsers, which have no schemas, and for servers that
 * trust the host.
 */
export const trustedReply: ReplyReader = (name, body) => {
  if (!isReply(name, body)) throw new Error(`There was no reply to ${name}`);
  return body;
};
