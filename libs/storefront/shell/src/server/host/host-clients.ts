import {
  createHostClient,
  type HostClient,
  type HostTransport,
  trustedReply,
} from '@materia/api-client-kernel';
import { parseReply } from '@materia/api-contract/schemas';
import { createBreaker } from './breaker.ts';
import { hostTransport } from './host-transport.ts';
import { cacheReplies } from './cached-replies.ts';

/** The caller of the host: the shopper's client address and the correlation id are sent with each call. */
export type Caller = {
  readonly address: string | undefined;
  readonly correlationId: string | undefined;
  readonly token: string | undefined;
  /** Separates cached replies that the host gives under different flags. */
  readonly variant?: string;
  /** The shopper asks for everything as it is now, past the cache of replies. */
  readonly isRefreshed?: boolean;
};

export type HostAccess = {
  readonly hostUrl: string;
  readonly marketId: string;
  readonly publicCredential: string;
  readonly serviceCredential: string;
  /** Creates the transport to the host; tests provide their own. */
  readonly transport?: (
    baseUrl: string,
    headers: Readonly<Record<string, string>>,
  ) => HostTransport;
  /** True validates every response against the contract: in development and tests. */
  readonly checkReplies: boolean;
};

/** Creates clients of the host: with the customer's token, or with the fixed public credential for guests. */
export const hostClients = (access: HostAccess): ((caller: Caller) => HostClient) => {
  const guarded = createBreaker();
  const cached = cacheReplies();
  const transportTo = access.transport ?? hostTransport;
  return (caller) => {
    const transport = transportTo(`${access.hostUrl}/${access.marketId}/`, {
      authorization: `Bearer ${caller.token ?? access.publicCredential}`,
      'x-service-credential': access.serviceCredential,
      ...(caller.address === undefined ? {} : { 'x-shopper-address': caller.address }),
      ...(caller.correlationId === undefined ? {} : { 'x-correlation-id': caller.correlationId }),
    });
    return createHostClient({
      transport: cached((call) => guarded(() => transport(call)), caller),
      replyReader: access.checkReplies ? parseReply : trustedReply,
    });
  };
};
