import { Agent, request } from 'node:http';
import type { HostileRequest } from './hostile-requests.ts';

/** What came back: the status, or why nothing did; how long it took and how large it was. */
export type Sent = {
  readonly status: number | undefined;
  readonly fault: string | undefined;
  readonly ms: number;
  readonly bytes: number;
};

export type Sender = {
  readonly send: (hostile: HostileRequest) => Promise<Sent>;
  readonly close: () => void;
};

/** Sends requests as they are written, without the tidying that browsers and `fetch` do, over kept connections. */
export const sender = (origin: string, connections: number, patienceMs: number): Sender => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    close: () => agent.destroy(),
    send: async (hostile) => {
      const sent = await sendOnce(new URL(origin), agent, hostile, patienceMs);
      if (sent.fault === undefined) return sent;
      // A kept connection may be closed just when it is used again, which no server can help: what fails must fail over a new one too.
      return sendOnce(new URL(origin), false, hostile, patienceMs);
    },
  };
};

const sendOnce = (
  origin: URL,
  agent: Agent | false,
  { method, target, headers, body }: HostileRequest,
  patienceMs: number,
): Promise<Sent> =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const own = {
      host: origin.host,
      ...headers,
      ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
    };
    const asked = request(
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
    asked.setTimeout(patienceMs, () =>
      asked.destroy(new Error(`no answer within ${patienceMs} ms`)),
    );
    asked.once('error', (error) => end(undefined, error.message, 0));
    asked.end(body);
  });
