import { createServer } from 'node:http';
import type { Metrics } from './metrics.ts';

/** Where the metrics are read: an interface that shoppers do not reach. */
export type MetricsPlace = { readonly port: number; readonly host: string };

/**
 * Serves the metrics at `/metrics` in the text format of Prometheus, with `more` lines that are
 * counted elsewhere. Rejects if the port is taken. The returned function stops it.
 */
export const serveMetrics = async (
  { registry }: Pick<Metrics, 'registry'>,
  { port, host }: MetricsPlace,
  more: () => string = () => '',
): Promise<() => Promise<void>> => {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    registry
      .metrics()
      .then((text) => text + more())
      .then(
        (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
        // What was to be looked up cannot be, so nothing is told that might be taken for the truth.
        () => response.writeHead(503).end(),
      );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
};
