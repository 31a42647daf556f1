import type { HostReply, HostTransport } from '@materia/api-client-kernel';
import type { Asked } from '../support/page-shop.ts';

type Wire = { readonly ok: boolean; readonly status: number; readonly body: unknown };

/**
 * A transport to the host that records the replies of a page and replays them, so that a page can
 * be rendered again thousands of times, and a submitted form has no further effect. Outside of a
 * page, calls pass through.
 */
export const replayingTransport = () => {
  const pages = new Map<Asked, Map<string, Wire>>();
  let current: Map<string, Wire> | undefined;
  const during = async <Result>(
    replies: Map<string, Wire>,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    current = replies;
    try {
      return await work();
    } finally {
      current = undefined;
    }
  };
  return {
    transport:
      (baseUrl: string, baseHeaders: Readonly<Record<string, string>>): HostTransport =>
      async ({ path, method, query, headers, json }) => {
        const key = JSON.stringify([method, path, query, json, baseHeaders['authorization']]);
        const known = current?.get(key);
        if (known !== undefined) return replyOf(known);
        const answer = await fetch(`${baseUrl}${path}?${new URLSearchParams(query)}`, {
          method,
          headers: {
            ...baseHeaders,
            ...headers,
            ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(json === undefined ? {} : { body: json }),
        });
        const text = await answer.text();
        const body: unknown = text === '' ? null : JSON.parse(text);
        const wire: Wire = { ok: answer.ok, status: answer.status, body };
        current?.set(key, wire);
        return replyOf(wire);
      },
    /** Opens a page and keeps the replies that it needed. */
    record: <Result>(page: Asked, work: () => Promise<Result>): Promise<Result> => {
      const replies = new Map<string, Wire>();
      pages.set(page, replies);
      return during(replies, work);
    },
    /** Opens a recorded page again. */
    play: <Result>(page: Asked, work: () => Promise<Result>): Promise<Result> =>
      during(pages.get(page) ?? new Map<string, Wire>(), work),
  };
};

const replyOf = ({ ok, status, body }: Wire): HostReply => ({
  ok,
  status,
  json: () => Promise.resolve(structuredClone(body)),
});
