import type { PlainCallName, Reply } from '@materia/api-contract';

/** Parses a reply by the schemas of the contract, or trusts it. */
export type ReplyReader = <Name extends PlainCallName>(name: Name, body: unknown) => Reply<Name>;

/** The host serialises its replies by the same contract, so a reply that is there has its shape. `null` is a reply of some calls. */
const isReply = <Name extends PlainCallName>(_name: Name, body: unknown): body is Reply<Name> =>
  body !== undefined;

/** Takes a reply as it is: for browsers, which hold no schemas, and for servers that trust the host. */
export const trustedReply: ReplyReader = (name, body) => {
  if (!isReply(name, body)) throw new Error(`There was no reply to ${name}`);
  return body;
};
