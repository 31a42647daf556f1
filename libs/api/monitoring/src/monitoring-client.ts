import { type Client, createClient, readRefusal } from '@materia/api-client-kernel';
import type { StorefrontCallName } from '@materia/api-contract';
import { parseReply } from '@materia/api-contract/schemas';

export type StorefrontMonitor = Client<Exclude<StorefrontCallName, 'sendVital'>>;

type MonitorOptions = {
  /** Where the storefront listens, without a slash at the end. */
  readonly address: string;
  readonly serviceCredential: string;
  readonly fetch?: typeof globalThis.fetch;
};

/** Makes the client by which processes of the shop ask a storefront how it does. Throws `HostUnavailable` on 5xx and silence. */
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
