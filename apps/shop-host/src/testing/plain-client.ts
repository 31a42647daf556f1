import type { TestHost } from './host.ts';

/** What a plain client gets: the status, and the body as JSON. */
export type PlainReply = readonly [status: number, body: unknown];

/** Sends a request to a market's path, by default with the credential of guests. */
export type PlainClient = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  sender?: Readonly<Record<string, string>>,
) => Promise<PlainReply>;

/**
 * A client that knows nothing of the contract: paths, bodies and headers are written by hand, as another company's
 * developer would write them from the specification.
 */
export const plainClient =
  (host: TestHost, market = 'pl'): PlainClient =>
  async (method, path, body, { token = host.secrets.publicCredential, ...headers } = {}) => {
    const { statusCode, body: text } = await host.app.inject({
      method,
      url: `/${market}/${path}`,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(body === undefined ? {} : { payload: body }),
    });
    const answer: unknown = JSON.parse(text);
    return [statusCode, answer];
  };
