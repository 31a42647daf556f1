import { http, HttpResponse, type HttpHandler } from 'msw';
import {
  attachment,
  type Call,
  type CallName,
  callOf,
  CALLS,
  type CALLS_BY_AREA,
  CONSOLE_REFUSALS,
  type ConsoleCallName,
  type ConsoleRefusalReply,
  type FileReply,
  FIXED_MESSAGES,
  type GuestTwinOf,
  type RefusalParametersOf,
  type RefusalCode,
  REFUSALS,
  type RefusalWithParameters,
  type Reply,
  type SharedCallName,
  type StreamCallName,
  twinTable,
} from '@materia/api-contract';
import { CALL_NAMES } from '@materia/api-contract/schemas';

/** The response of a mocked call: a reply in the contract's shape, or a refusal. A streaming call returns its items. */
export type MockResponse<Name extends CallName> =
  | { readonly reply: Name extends StreamCallName ? readonly Reply<Name>[] : Reply<Name> }
  | MockRefusal
  | { readonly consoleRefusal: ConsoleRefusalReply };

/** A refusal with the parameters of its code. */
export type MockRefusal =
  | { readonly refusal: Exclude<RefusalCode, RefusalWithParameters> }
  | {
      readonly [Code in RefusalWithParameters]: {
        readonly refusal: Code;
      } & RefusalParametersOf<Code>;
    }[RefusalWithParameters];

/** The request data available to a mock. */
export type MockRequest = {
  readonly params: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
};

/** One response per call. Omitting a call does not compile, so the mocks never lag behind the contract. */
export type MockResponses = {
  readonly [Name in CallName]: (request: MockRequest) => MockResponse<Name>;
};

/** Calls of guests that reply as the same call of customers does. */
type TwinName = {
  readonly [Name in SharedCallName]: Reply<Name> extends Reply<GuestTwinOf<Name>>
    ? GuestTwinOf<Name>
    : never;
}[SharedCallName];
export type WrittenResponses = Omit<MockResponses, TwinName>;
/** The responses of one area of the contract. */
export type AreaResponses<Area extends keyof typeof CALLS_BY_AREA> = Pick<
  WrittenResponses,
  keyof (typeof CALLS_BY_AREA)[Area] & keyof WrittenResponses
>;

/** The responses with those of guests' calls, which are those of customers. */
export const withTwins = (written: WrittenResponses): MockResponses => {
  const known: Readonly<Record<string, unknown>> = written;
  return { ...twinTable<Pick<MockResponses, TwinName>>(CALLS, (name) => known[name]), ...written };
};

const fixedMessages: Readonly<Partial<Record<RefusalCode, string>>> = FIXED_MESSAGES;

type AnyAnswer =
  { readonly reply: unknown } | MockRefusal | { readonly consoleRefusal: ConsoleRefusalReply };

const respond = (call: Call, answer: AnyAnswer): Response => {
  if ('refusal' in answer)
    return HttpResponse.json(
      {
        code: answer.refusal,
        message: fixedMessages[answer.refusal] ?? answer.refusal,
        ...('parameters' in answer && { parameters: answer.parameters }),
      },
      { status: REFUSALS[answer.refusal] },
    );
  if ('consoleRefusal' in answer)
    return HttpResponse.json(answer.consoleRefusal, {
      status: CONSOLE_REFUSALS[answer.consoleRefusal.code],
    });
  return replied(call, answer.reply);
};

const withType = (body: string | Blob | ReadableStream, type: string): Response =>
  new HttpResponse(body, { headers: { 'content-type': type } });

const replied = ({ reply = 'json', replyType = 'text/plain' }: Call, value: unknown): Response => {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  switch (reply) {
    case 'json':
      return withType(JSON.stringify(value), 'application/json');
    case 'text':
      return withType(String(value), replyType);
    case 'binary':
      return withType(value instanceof Blob ? value : new Blob([]), replyType);
    case 'stream':
      return withType(value instanceof ReadableStream ? value : '', replyType);
    case 'file':
      return isFile(value)
        ? new HttpResponse(value.body, {
            headers: { 'content-type': value.type, 'content-disposition': attachment(value.name) },
          })
        : withType('', replyType);
    case 'event-stream':
      return withType(
        items.map((item) => `data: ${JSON.stringify(item)}\n\n`).join(''),
        'text/event-stream',
      );
    case 'json-lines':
      return withType(
        items.map((item) => `${JSON.stringify(item)}\n`).join(''),
        'application/x-ndjson',
      );
    case 'empty':
      return new HttpResponse(null, { status: 204 });
  }
};

const isFile = (value: unknown): value is FileReply =>
  typeof value === 'object' && value !== null && 'name' in value && 'body' in value;

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

/** Fixed segments before parameters, so that `/retailer/list` is not read as a store called "list". */
const parametersIn = (name: CallName): number => callOf(name).path.split(':').length - 1;

/** Base URLs of calls that are not below the business unit. */
type MockOrigins = {
  /** The root of the host; by default the origin of the business unit. */
  readonly host?: string;
  readonly storefront?: string;
};

const readBody = async (request: Request, { body = 'json' }: Call): Promise<unknown> => {
  if (body === 'raw') return request.clone().blob();
  const text = await request.clone().text();
  return text === '' || body !== 'json' ? undefined : JSON.parse(text);
};

type MockedCall = (request: MockRequest) => AnyAnswer;

const mockHandler = (url: string, call: Call, answer: MockedCall): HttpHandler =>
  METHODS[call.method](url, async ({ request, params }) =>
    respond(
      call,
      answer({
        params,
        query: new URL(request.url).searchParams,
        body: await readBody(request, call),
      }),
    ),
  );

const BY_PARAMETERS = CALL_NAMES.toSorted(
  (left, right) => parametersIn(left) - parametersIn(right),
);

/**
 * Creates the handlers of a market's host and storefront. `baseUrl` ends in the business unit without a slash; other calls
 * are below `host` and `storefront`.
 */
export const mockHandlers = (
  baseUrl: string,
  answers: MockResponses,
  { host = new URL(baseUrl).origin, storefront = 'http://shop.test' }: MockOrigins = {},
): readonly HttpHandler[] =>
  BY_PARAMETERS.map((name) => {
    const call = callOf(name);
    const origin = { host, storefront, unit: baseUrl }[call.base ?? 'unit'];
    return mockHandler(`${origin}${call.path}`, call, answers[name]);
  });

const CONSOLE = '/console';

/** Creates the handlers of the console's own server below `address`, for the calls that have a response. */
export const mockConsole = (
  address: string,
  answers: Partial<Pick<MockResponses, ConsoleCallName>>,
): readonly HttpHandler[] => {
  const given: Readonly<Partial<Record<CallName, MockedCall>>> = answers;
  return BY_PARAMETERS.flatMap((name) => {
    const [call, answer] = [callOf(name), given[name]];
    return answer === undefined
      ? []
      : [mockHandler(`${address}${call.path.slice(CONSOLE.length)}`, call, answer)];
  });
};
