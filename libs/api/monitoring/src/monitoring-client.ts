import { type Client, createClient, readRefusal } from '@materia/api-client-kernel';
import type { StorefrontCallName } from '@materia/api-contract';
import { parseReply } from '@materia/api-contract/schemas';

export type StorefrontMonitor = Client<Exclude<StorefrontCallName, 'sendVital'>>;

type MonitorOptions = {
  /** Base URL of the storefront, without a trailing slash. */
  readonly address: string;
  readonly serviceCredential: string;
  readonly fetch?: typeof globalThis.fetch;
};

/**
 * Creates the client with which the shop's processes monitor a storefront. Throws `HostUnavailable`
 * on 5xx and no response.
 */
export const storefrontMonitor = ({
  address,
  serviceCredential,
  fetch,
}: MonitorOptions): StorefrontMonitor =>
  createClient({
    baseUrl: `${address}/`,
    headers: { 'x-materia': '1', 'x-service-credential': serviceCredential },
    replyReader: parseReply,
    refusalReader: readRefusal,
    ...(fetch && { fetch }),
  });
