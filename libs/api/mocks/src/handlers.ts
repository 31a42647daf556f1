import { http, HttpResponse, type HttpHandler } from 'msw';
import {
  type CallName,
  CALLS,
  FIXED_MESSAGES,
  type RefusalCode,
  REFUSALS,
  type Reply,
} from '@materia/api-contract';

/** What a mocked call answers: a reply of the contract's shape, or a refusal by its code. */
export type MockAnswer<Name extends CallName> =
  { readonly reply: Reply<Name> } | { readonly refusal: RefusalCode };

/** What a mock learns about a request. */
export type MockRequest = {
  readonly params: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
};

/** One answer per call. Leaving a call out does not compile, so mocks never lag behind the contract. */
export type MockAnswers = {
  readonly [Name in CallName]: (request: MockRequest) => MockAnswer<Name>;
};

const fixedMessages: Readonly<Partial<Record<RefusalCode, string>>> = FIXED_MESSAGES;

const respond = (
  answer: { readonly reply: unknown } | { readonly refusal: RefusalCode },
): Response =>
  'refusal' in answer
    ? HttpResponse.json(
        { code: answer.refusal, message: fixedMessages[answer.refusal] ?? answer.refusal },
        { status: REFUSALS[answer.refusal] },
      )
    : new HttpResponse(JSON.stringify(answer.reply), {
        headers: { 'content-type': 'application/json' },
      });

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

/** Fixed segments before parameters, so that `/retailer/list` is not read as a store called "list". */
const parametersIn = (name: CallName): number => CALLS[name].path.split(':').length - 1;

const isCallName = (name: string): name is CallName => name in CALLS;

/** Makes the handlers of a market's host. `baseUrl` ends in the business unit without a slash. */
export const mockHandlers = (baseUrl: string, answers: MockAnswers): readonly HttpHandler[] =>
  Object.keys(CALLS)
    .filter(isCallName)
    .toSorted((left, right) => parametersIn(left) - parametersIn(right))
    .map((name) =>
      METHODS[CALLS[name].method](`${baseUrl}${CALLS[name].path}`, async ({ request, params }) => {
        const text = await request.clone().text();
        return respond(
          answers[name]({
            params,
            query: new URL(request.url).searchParams,
            body: text === '' ? undefined : JSON.parse(text),
          }),
        );
      }),
    );
