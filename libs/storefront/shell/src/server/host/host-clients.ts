import {
  createHostClient,
  type HostCall,
  type HostClient,
  type HostTransport,
  trustedReply,
} from '@materia/api-client-kernel';
import { parseReply } from '@materia/api-contract/schemas';
import type { StorefrontMetrics } from '@materia/platform-metrics';
import type { HostAddresses } from './host-addresses.ts';
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
  readonly hosts: HostAddresses;
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
  /** Counts the calls that reach the host. */
  readonly metrics?: Pick<StorefrontMetrics, 'hostCalls'> | undefined;
};

/** Calls of the specification that change something although they are sent by GET. */
const CHANGING_GETS: ReadonlySet<HostCall['name']> = new Set([
  'convertQuote',
  'abortQuote',
  'convertCompanyQuote',
  'abortCompanyQuote',
  'forceSessionRefresh',
]);

const isRepeatable = ({ method, name }: HostCall): boolean =>
  method === 'GET' && !CHANGING_GETS.has(name);

/** Creates clients of the host: with the customer's token, or with the fixed public credential for guests. */
export const hostClients = (access: HostAccess): ((caller: Caller) => HostClient) => {
  const cached = cacheReplies();
  const transportTo = access.transport ?? hostTransport;
  const timed = callTimer(access);
  return (caller) => {
    const headers = {
      authorization: `Bearer ${caller.token ?? access.publicCredential}`,
      'x-service-credential': access.serviceCredential,
      ...(caller.address === undefined ? {} : { 'x-shopper-address': caller.address }),
      ...(caller.correlationId === undefined ? {} : { 'x-correlation-id': caller.correlationId }),
    };
    const send: HostTransport = (call) =>
      access.hosts.send({
        isRepeatable: isRepeatable(call),
        to: (hostUrl) => transportTo(`${hostUrl}/${access.marketId}/`, headers)(call),
        isTurnedAway: ({ status }) => status === 503,
      });
    return createHostClient({
      transport: cached((call) => timed(call.name, () => send(call)), caller),
      replyReader: access.checkReplies ? parseReply : trustedReply,
    });
  };
};

/** Counts how long calls took, and whether the host did what it was asked, refused it, or gave no answer. */
const callTimer = ({
  marketId: market,
  metrics,
}: Pick<HostAccess, 'marketId' | 'metrics'>): (<Reply extends { readonly ok: boolean }>(
  call: string,
  work: () => Promise<Reply>,
) => Promise<Reply>) => {
  if (metrics === undefined) return (_, work) => work();
  return async (call, work) => {
    const end = metrics.hostCalls.startTimer({ market, call });
    try {
      const reply = await work();
      end({ outcome: reply.ok ? 'done' : 'refused' });
      return reply;
    } catch (error) {
      end({ outcome: 'no-answer' });
      throw error;
    }
  };
};
