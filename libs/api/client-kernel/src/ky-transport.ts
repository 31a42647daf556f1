import ky, { type KyInstance } from 'ky';
import type { CallRequest } from './call-request.ts';

export type KyTransportOptions = {
  /** Ends in a slash: the business unit (`http://…/pl/`), or the root for calls below it. */
  readonly baseUrl: string;
  /**
   * The start of the calls' paths that `baseUrl` stands for, such as `console/`; it is left out of
   * the URL.
   */
  readonly omittedPrefix?: string;
  /** Headers with the credential. */
  readonly headers: Readonly<Record<string, string>>;
  /** Timeout in milliseconds until the response starts; 5000 by default, false for none. */
  readonly timeoutMs?: number | false;
  readonly fetch?: typeof globalThis.fetch;
};

/** Sends calls with ky. Rejects when there is no response. */
export const kyTransport = ({
  baseUrl,
  omittedPrefix = '',
  headers: baseHeaders,
  timeoutMs = 5000,
  fetch,
}: KyTransportOptions): ((request: CallRequest, signal?: AbortSignal) => Promise<Response>) => {
  const http: KyInstance = ky.create({
    prefix: baseUrl,
    headers: baseHeaders,
    timeout: timeoutMs,
    retry: 0,
    throwHttpErrors: false,
    ...(fetch ? { fetch } : {}),
  });
  return ({ path, method, query, headers, json, content }, signal) =>
    http(path.startsWith(omittedPrefix) ? path.slice(omittedPrefix.length) : path, {
      method,
      searchParams: query,
      headers: json === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      ...(json !== undefined && { body: json }),
      ...(content !== undefined && { body: content }),
      ...(signal !== undefined && { signal }),
    });
};
