import ky, { type KyInstance } from 'ky';
import {
  type CallInput,
  type CallName,
  CALLS,
  type RefusalCode,
  type Reply,
  REFUSALS,
} from '@materia/api-contract';
import { fail, ok, type Result } from '@materia/domain-kernel';

/** What the host refused, as a value: its code, the status, and the fields it names. */
export type HostRefusal = {
  readonly code: RefusalCode;
  readonly status: number;
  readonly message: string;
  readonly fields: readonly { readonly field: string; readonly kind: string }[];
  /** The figures that belong to the refusal. */
  readonly parameters?: Readonly<Record<string, string | number>>;
};

export type CallAnswer<Name extends CallName> = Result<Reply<Name>, HostRefusal>;

/** The host did not answer, or answered 500 and above: nothing a shopper could have done differently. */
export class HostUnavailable extends Error {
  readonly status: number;
  constructor(status: number, options?: ErrorOptions) {
    super(`The shop host answered ${status}`, options);
    this.status = status;
  }
}

/** One typed function for all calls: `client('readStore', { params: { storeId } })`. */
export type HostClient = <Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
) => Promise<CallAnswer<Name>>;

type AnyInput = {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly headers?: unknown;
  readonly body?: unknown;
};

const texts = (values: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof values === 'object' && values !== null ? values : {})
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, String(value)]),
  );

const fillPath = (path: string, params: unknown): string => {
  const values = texts(params);
  return path
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
    .slice(1);
};

const isRefusalCode = (code: unknown): code is RefusalCode =>
  typeof code === 'string' && code in REFUSALS;

/** What a status means when a proxy answered in the host's place. */
const CODE_WITHOUT_BODY: Readonly<Partial<Record<number, RefusalCode>>> = {
  401: 'unauthenticated',
  404: 'not-found',
};

const readRefusal = async (response: HostReply): Promise<HostRefusal> => {
  const body: unknown = await response.json().catch(() => undefined);
  const wire = typeof body === 'object' && body !== null ? body : {};
  const code =
    'code' in wire && isRefusalCode(wire.code)
      ? wire.code
      : (CODE_WITHOUT_BODY[response.status] ?? 'bad-input');
  const fields = 'fields' in wire && Array.isArray(wire.fields) ? wire.fields : [];
  const parameters = 'parameters' in wire ? readParameters(wire.parameters) : undefined;
  return {
    code,
    status: response.status,
    message: 'message' in wire ? String(wire.message) : '',
    fields,
    ...(parameters && { parameters }),
  };
};

const readParameters = (wire: unknown): Readonly<Record<string, string | number>> | undefined =>
  typeof wire === 'object' && wire !== null
    ? Object.fromEntries(
        Object.entries(wire).filter(
          (entry): entry is [string, string | number] =>
            typeof entry[1] === 'string' || typeof entry[1] === 'number',
        ),
      )
    : undefined;

/** What a call needs of an answer; `fetch` gives it, and so do leaner ways to the host. */
export type HostReply = Pick<Response, 'ok' | 'status' | 'json'>;

/** A call ready to be sent: `path` without a leading slash, the body as JSON text. */
export type HostCall = {
  readonly name: CallName;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly json: string | undefined;
};

/** Sends a call. Rejects when no answer came. */
export type HostTransport = (call: HostCall) => Promise<HostReply>;

/** Reads one answer: 2xx as the reply, 4xx as a refusal, 5xx as `HostUnavailable`. */
export const callAnswer = async <Name extends CallName>(
  response: HostReply,
  parse: (body: unknown) => Reply<Name>,
): Promise<CallAnswer<Name>> => {
  if (response.ok) return ok(parse(await response.json()));
  if (response.status >= 500) throw new HostUnavailable(response.status);
  return fail(await readRefusal(response));
};

export type KyTransportOptions = {
  /** Ends in the business unit (`http://…/pl/`). */
  readonly baseUrl: string;
  /** Carries the credential. */
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
  readonly fetch?: typeof globalThis.fetch;
};

const kyTransport = (options: KyTransportOptions): HostTransport => {
  const http: KyInstance = ky.create({
    prefix: options.baseUrl,
    headers: options.headers,
    timeout: options.timeoutMs ?? 5000,
    retry: 0,
    throwHttpErrors: false,
    ...(options.fetch ? { fetch: options.fetch } : {}),
  });
  return ({ path, method, query, headers, json }) =>
    http(path, {
      method,
      searchParams: query,
      headers: json === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      ...(json === undefined ? {} : { body: json }),
    });
};

export type ReplyReader = <Name extends CallName>(name: Name, body: unknown) => Reply<Name>;

/**
 * Makes the client of a market: with ky, or over a transport of the caller's. `replyReader` parses a reply by the
 * schemas of the contract (tests, development) or trusts it.
 */
export const createHostClient = (
  options: { readonly replyReader: ReplyReader } & (
    KyTransportOptions | { readonly transport: HostTransport }
  ),
): HostClient => {
  const transport = 'transport' in options ? options.transport : kyTransport(options);
  return async (name, input) => {
    const call = CALLS[name];
    const { params, query, headers, body }: AnyInput = input;
    const response = await transport({
      name,
      method: call.method,
      path: fillPath(call.path, params),
      query: texts(query),
      headers: texts(headers),
      json: body === undefined ? undefined : JSON.stringify(body),
    }).catch((cause: unknown) => {
      throw new HostUnavailable(503, { cause });
    });
    return callAnswer(response, (reply) => options.replyReader(name, reply));
  };
};
