import { createHostClient, type HostClient } from '@materia/api-client-kernel';
import type { CallName, Reply } from '@materia/api-contract';
import { parseReply } from '@materia/api-contract/schemas';
import { breaker } from './breaker.ts';

/** Who calls the host: the shopper's address and the correlation id travel with each call. */
export type Caller = { readonly address: string | undefined; readonly correlationId: string | undefined; readonly token: string | undefined };

export type HostAccess = {
  readonly hostUrl: string;
  readonly marketId: string;
  readonly publicCredential: string;
  readonly serviceCredential: string;
  readonly fetch?: typeof globalThis.fetch;
  /** True parses every reply by the contract: in development and tests. */
  readonly checkReplies: boolean;
};

/** A page must be answered within three seconds even when the host hangs. */
const TIMEOUT_MS = 2000;

/** Makes clients of the host: with the customer's token, or with the fixed public credential for guests (SES-18, SES-19). */
export const hostClients = (access: HostAccess): ((caller: Caller) => HostClient) => {
  const fetch = breaker(access.fetch ?? globalThis.fetch);
  return (caller) =>
    createHostClient({
      baseUrl: `${access.hostUrl}/${access.marketId}/`,
      headers: {
        'authorization': `Bearer ${caller.token ?? access.publicCredential}`,
        'x-service-credential': access.serviceCredential,
        ...(caller.address === undefined ? {} : { 'x-shopper-address': caller.address }),
        ...(caller.correlationId === undefined ? {} : { 'x-correlation-id': caller.correlationId }),
      },
      timeoutMs: TIMEOUT_MS,
      replyReader: access.checkReplies ? parseReply : trustedReply,
      fetch,
    });
};

/** The host serialises its replies by the same contract, so a reply that is there has its shape. `null` is a reply of some calls. */
const isReply = <Name extends CallName>(_name: Name, body: unknown): body is Reply<Name> => body !== undefined;

const trustedReply = <Name extends CallName>(name: Name, body: unknown): Reply<Name> => {
  if (!isReply(name, body)) throw new Error(`The host sent no reply to ${name}`);
  return body;
};
