import { Agent, request } from 'node:http';
import type { HostileRequest } from './hostile-requests.ts';

/** The outcome of a request: status or error, duration and size. */
export type SendResult = {
  readonly status: number | undefined;
  readonly fault: string | undefined;
  readonly ms: number;
  readonly bytes: number;
};

export type Sender = {
  readonly send: (hostile: HostileRequest) => Promise<SendResult>;
  readonly close: () => void;
};

/**
 * Sends requests verbatim over keep-alive connections; browsers and `fetch` would normalise them.
 */
export const sender = (origin: string, connections: number, timeoutMs: number): Sender => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    close: () => agent.destroy(),
    send: async (hostile) => {
      const sent = await sendOnce(new URL(origin), agent, hostile, timeoutMs);
      if (sent.fault === undefined) return sent;
      // A server may close an idle keep-alive connection just as it is reused, so an error counts
      // only if a new connection fails too.
      return sendOnce(new URL(origin), false, hostile, timeoutMs);
    },
  };
};

const sendOnce = (
  origin: URL,
  agent: Agent | false,
  { method, target, headers, body }: HostileRequest,
  timeoutMs: number,
): Promise<SendResult> =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const own = {
      host: origin.host,
      ...headers,
      ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
    };
    const outgoing = request(
      { agent, hostname: origin.hostname, port: origin.port, method, path: target, headers: own },
      (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        response.once('end', () => end(response.statusCode, undefined, bytes));
        response.once('error', (error) => end(response.statusCode, error.message, bytes));
      },
    );
    const end = (status: number | undefined, fault: string | undefined, bytes: number): void =>
      resolve({ status, fault, ms: performance.now() - startedAt, bytes });
    outgoing.setTimeout(timeoutMs, () =>
      outgoing.destroy(new Error(`no response within ${timeoutMs} ms`)),
    );
    outgoing.once('error', (error) => end(undefined, error.message, 0));
    outgoing.end(body);
  });
