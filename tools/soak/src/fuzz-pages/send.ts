import { Agent, request } from 'node:http';
import type { HostileRequest } from './hostile-requests.ts';

/** What came back: the status, or why nothing did; how long it took and how large it was. */
export type Sent = { readonly status: number | undefined; readonly fault: string | undefined; readonly ms: number; readonly bytes: number };

/** Sends requests as they are written, without the tidying that browsers and `fetch` do, over kept connections. */
export const sender = (origin: string, connections: number, patienceMs: number): { readonly send: (hostile: HostileRequest) => Promise<Sent>; readonly close: () => void } => {
  const { hostname, port, host } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    close: () => agent.destroy(),
    send: ({ method, target, headers, body }) =>
      new Promise((resolve) => {
        const startedAt = performance.now();
        const end = (status: number | undefined, fault: string | undefined, bytes: number): void => resolve({ status, fault, ms: performance.now() - startedAt, bytes });
        const asked = request({ agent, hostname, port, method, path: target, headers: { host, ...headers, ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }) } }, (response) => {
          let bytes = 0;
          response.on('data', (chunk: Buffer) => {
            bytes += chunk.length;
          });
          response.once('end', () => end(response.statusCode, undefined, bytes));
          response.once('error', (error) => end(response.statusCode, error.message, bytes));
        });
        asked.setTimeout(patienceMs, () => asked.destroy(new Error(`no answer within ${patienceMs} ms`)));
        asked.once('error', (error) => end(undefined, error.message, 0));
        asked.end(body);
      }),
  };
};
