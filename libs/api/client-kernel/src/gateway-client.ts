import { callAnswer, type HostClient } from './host-client.ts';
import { HostUnavailable } from './refusal-reply.ts';
import { trustedReply } from './reply-reader.ts';

/** The client of the storefront's gateway, for scripts of open pages. The gateway makes only the reads on its list, with the visit's credential. */
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
