import type { Market } from '@materia/market-model';
import { isLoopback } from '@materia/platform-network';
import { apiOf } from './api/api.ts';
import { intentsOf } from './api/intents.ts';
import { sessionsOf } from './api/sessions.ts';
import { bankOf } from './bank.ts';
import { checkoutOf } from './checkout.ts';
import type { Ledger } from './ledger.ts';
import type { Endpoint } from './notices.ts';
import { providerOf } from './provider.ts';
import { html, type SandboxReply, type SandboxRequest } from './requests.ts';

/** Dependencies of the sandbox. */
export type SandboxTools = {
  readonly ledger: Ledger;
  readonly marketOfId: (id: string) => Market | undefined;
  /** The market of a secret key; undefined for a key that is not the sandbox's. */
  readonly marketOfKey: (key: string) => Market | undefined;
  /** Where the shop of a market, by its id, expects notices. */
  readonly endpointOf: (market: string) => Endpoint;
  /** Its own address as browsers reach it. */
  readonly origin: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
};

/** The provider's API and pages on this machine, as a function from request to reply. */
export const sandbox = ({
  marketOfId,
  marketOfKey,
  now,
  ...tools
}: SandboxTools): ((request: SandboxRequest) => Promise<SandboxReply>) => {
  const provider = providerOf({ ...tools, now: () => Math.floor(now() / 1000) });
  const sessions = sessionsOf(provider);
  const intents = intentsOf(provider);
  const api = apiOf({ provider, sessions, intents, marketOfKey });
  const checkout = checkoutOf({ provider, sessions, marketOfId });
  const bank = bankOf({ provider, intents, marketOfId });
  return async (request) => {
    if (!isAddressed(request, tools.origin)) return html('', 404);
    if (!request.path.startsWith('/v1/') && isFromElsewhere(request)) return html('', 403);
    if (request.path.startsWith('/v1/')) return api(request);
    if (request.path.startsWith('/pay/')) return checkout(request);
    if (request.path.startsWith('/bank/')) return bank(request);
    return html('', 404);
  };
};

/** Whether a request names this machine: another name could lead here to read what the bank's app shows. */
const isAddressed = ({ headers }: SandboxRequest, origin: string): boolean => {
  const { host, port } = new URL(origin);
  // Whoever has it listen for other machines knows its names.
  if (!isLoopback(origin)) return true;
  return [host, `localhost:${port}`, `127.0.0.1:${port}`].includes(headers['host'] ?? '');
};

/** Whether another site has the browser send a form to the pages of the sandbox. */
const isFromElsewhere = ({ method, headers }: SandboxRequest): boolean =>
  method !== 'GET' && /^(?:cross-site|same-site)$/.test(headers['sec-fetch-site'] ?? '');
