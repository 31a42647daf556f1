import type { CallName, Reply } from '@materia/api-contract';
import { callAnswer, type HostClient, HostUnavailable } from './host-client.ts';

/** The storefront's own gateway, for scripts of open pages. It makes the reads that it lists, with the visit's credential. */
export const gatewayClient =
  (fetch: typeof globalThis.fetch, signal?: AbortSignal): HostClient =>
  async (name, input) => {
    const response = await fetch(`/gateway/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-materia': '1' },
      body: JSON.stringify(input),
      ...(signal === undefined ? {} : { signal }),
    }).catch((cause: unknown) => {
      throw new HostUnavailable(503, { cause });
    });
    return callAnswer(response, (body) => trustedReply(name, body));
  };

/** The gateway passes on what the host serialised by the contract, so a reply that is there has its shape. */
const isReply = <Name extends CallName>(_name: Name, body: unknown): body is Reply<Name> =>
  body !== undefined;

const trustedReply = <Name extends CallName>(name: Name, body: unknown): Reply<Name> => {
  if (!isReply(name, body)) throw new Error(`The gateway sent no reply to ${name}`);
  return body;
};
