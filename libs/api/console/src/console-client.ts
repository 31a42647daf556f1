import { createClient, HostUnavailable, trustedReply } from '@materia/api-client-kernel';
import type {
  CallInput,
  ConsoleCallName,
  ConsoleRefusal,
  ConsoleRefusalReply,
  Reply,
} from '@materia/api-contract';
import { fail, type Result } from '@materia/domain-kernel';

/** Why a person at the console was refused. `unavailable` when there was no answer. */
export type ConsoleClientRefusal = Omit<ConsoleRefusalReply, 'code'> & {
  readonly code: ConsoleRefusal | 'unavailable';
};

/** The console's calls: `client('publishChangeSet', { params, body })`. Never throws. */
export type ConsoleClient = <Name extends ConsoleCallName>(
  name: Name,
  input: CallInput<Name>,
) => Promise<Result<Reply<Name>, ConsoleClientRefusal>>;

type ConsoleClientOptions = {
  /** Where the console's own server passes the calls on, such as `https://console.example/api`; it leaves `/console` away. */
  readonly address: string;
  /** Sent by the page itself, not by a person: such a call does not keep the session alive. */
  readonly isBackground?: boolean;
  readonly fetch?: typeof globalThis.fetch;
};

const UNANSWERED: ConsoleClientRefusal = {
  code: 'unavailable',
  keys: [],
  subject: null,
  current: null,
};

/** Makes the client of a console page. Its server and the host serialise by the contract, so replies are taken as they are. */
export const consoleClient = ({
  address,
  isBackground = false,
  fetch = globalThis.fetch,
}: ConsoleClientOptions): ConsoleClient => {
  const client = createClient<ConsoleCallName, ConsoleClientRefusal>({
    baseUrl: `${address}/`,
    headers: { 'x-materia': '1', ...(isBackground && { 'x-background': '1' }) },
    timeoutMs: 15_000,
    replyReader: trustedReply,
    refusalReader: readConsoleRefusal,
    fetch: (input, init) => fetch(withoutPrefix(input, address), init),
  });
  return async (name, input) => {
    try {
      return await client(name, input);
    } catch (error) {
      if (error instanceof HostUnavailable) return fail(UNANSWERED);
      throw error;
    }
  };
};

type FetchInput = Parameters<typeof globalThis.fetch>[0];

/** The host has the console's calls below `/console`, the console's server below its own address. */
const withoutPrefix = (input: FetchInput, address: string): FetchInput =>
  input instanceof Request
    ? new Request(input.url.replace(`${address}/console/`, `${address}/`), input)
    : input;

const readConsoleRefusal = async (response: Response): Promise<ConsoleClientRefusal> => {
  const body: unknown = await response.json().catch(() => undefined);
  return isConsoleRefusal(body) ? body : UNANSWERED;
};

const isConsoleRefusal = (body: unknown): body is ConsoleRefusalReply =>
  typeof body === 'object' && body !== null && 'code' in body && 'keys' in body;
