import { http, HttpResponse, type HttpHandler } from 'msw';
import {
  type Call,
  type CallName,
  callOf,
  CALLS,
  type CALLS_BY_AREA,
  CONSOLE_REFUSALS,
  type ConsoleCallName,
  type ConsoleRefusalReply,
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

/** A call below its address, with its response. An address that is a path belongs to any origin. */
type MockRoute = {
  readonly base: string;
  readonly call: Call;
  readonly answer: MockedCall;
};

const PATTERNS = new Map<string, RegExp>();

/** A path below the base; each parameter is a named group. */
const patternOf = (path: string): RegExp => {
  const known = PATTERNS.get(path);
  if (known !== undefined) return known;
  const pattern = new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`);
  PATTERNS.set(path, pattern);
  return pattern;
};

type Match = {
  readonly route: MockRoute;
  readonly params: MockRequest['params'];
};

const matchIn = (routes: readonly MockRoute[], { method, url }: Request): Match | undefined => {
  const { origin, pathname } = new URL(url);
  for (const route of routes) {
    const address = route.base.startsWith('/') ? pathname : `${origin}${pathname}`;
    if (route.call.method !== method || !address.startsWith(route.base)) continue;
    const found = patternOf(route.call.path).exec(address.slice(route.base.length));
    if (found === null) continue;
    const params = Object.entries(found.groups ?? {}).map(([name, value]) => [
      name,
      decodeURIComponent(value),
    ]);
    return { route, params: Object.fromEntries(params) };
  }
  return undefined;
};

/**
 * One handler for all calls: MSW asks its handlers one after the other, and reads a stack trace for each that is made.
 */
const handlerOf = (routes: readonly MockRoute[]): HttpHandler =>
  http.all(
    ({ request }) => matchIn(routes, request) !== undefined,
    async ({ request }) => {
      const match = matchIn(routes, request);
      if (match === undefined) return undefined;
      const { call, answer } = match.route;
      return respond(
        call,
        answer({
          params: match.params,
          query: new URL(request.url).searchParams,
          body: await readBody(request, call),
        }),
      );
    },
  );

const BY_PARAMETERS = CALL_NAMES.toSorted(
  (left, right) => parametersIn(left) - parametersIn(right),
);

/**
 * Creates the handler of a market's host and storefront. `baseUrl` ends in the business unit without a slash; other calls
 * are below `host` and `storefront`.
 */
export const mockHandlers = (
  baseUrl: string,
  answers: MockResponses,
  { host = new URL(baseUrl).origin, storefront = 'http://shop.test' }: MockOrigins = {},
): readonly HttpHandler[] => {
  const bases = { host, storefront, unit: baseUrl };
  const routes = BY_PARAMETERS.map((name) => {
    const call = callOf(name);
    return { base: bases[call.base ?? 'unit'], call, answer: answers[name] };
  });
  return [handlerOf(routes)];
};

const CONSOLE = '/console';

/** Creates the handler of the console's own server below `address`, for the calls that have a response. */
export const mockConsole = (
  address: string,
  answers: Partial<Pick<MockResponses, ConsoleCallName>>,
): readonly HttpHandler[] => {
  const given: Readonly<Partial<Record<CallName, MockedCall>>> = answers;
  const routes = BY_PARAMETERS.flatMap((name) => {
    const [call, answer] = [callOf(name), given[name]];
    return answer === undefined
      ? []
      : [{ base: address, call: { ...call, path: call.path.slice(CONSOLE.length) }, answer }];
  });
  return [handlerOf(routes)];
};
