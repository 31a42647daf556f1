import { createClient, HostUnavailable, trustedReply } from '@materia/api-client-kernel';
import type {
  CallInput,
  ConsoleCallName,
  ConsoleRefusal,
  ConsoleRefusalReply,
  Reply,
} from '@materia/api-contract';
import { fail, type Result } from '@materia/domain-kernel';

/** Why a console user's call was refused. `unavailable` when there was no response. */
export type ConsoleClientRefusal = Omit<ConsoleRefusalReply, 'code'> & {
  readonly code: ConsoleRefusal | 'unavailable';
};

/** The console's calls: `client('publishChangeSet', { params, body })`. Never throws. */
export type ConsoleClient = <Name extends ConsoleCallName>(
  name: Name,
  input: CallInput<Name>,
) => Promise<Result<Reply<Name>, ConsoleClientRefusal>>;

type ConsoleClientOptions = {
  /**
   * Base URL at the console's own server, such as `https://console.example/api`; paths there omit
   * `/console`.
   */
  readonly address: string;
  /** A background call of the page, not a user action, so it does not keep the session alive. */
  readonly isBackground?: boolean;
  readonly fetch?: typeof globalThis.fetch;
};

const UNANSWERED: ConsoleClientRefusal = {
  code: 'unavailable',
  keys: [],
  subject: null,
  current: null,
};

/**
 * Creates the client of a console page. Its server and the host serialise by the contract, so
 * replies are not validated again.
 */
export const consoleClient = ({
  address,
  isBackground = false,
  fetch = globalThis.fetch,
}: ConsoleClientOptions): ConsoleClient => {
  const client = createClient<ConsoleCallName, ConsoleClientRefusal>({
    baseUrl: `${address}/`,
    omittedPrefix: 'console/',
    headers: { 'x-materia': '1', ...(isBackground && { 'x-background': '1' }) },
    timeoutMs: 15_000,
    replyReader: trustedReply,
    refusalReader: readConsoleRefusal,
    fetch: (input, init) => fetch(input, init),
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

const readConsoleRefusal = async (response: Response): Promise<ConsoleClientRefusal> => {
  const body: unknown = await response.json().catch(() => undefined);
  return isConsoleRefusal(body) ? body : UNANSWERED;
};

const isConsoleRefusal = (body: unknown): body is ConsoleRefusalReply =>
  typeof body === 'object' && body !== null && 'code' in body && 'keys' in body;
