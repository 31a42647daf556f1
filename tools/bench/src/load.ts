import autocannon from 'autocannon';
import { cpuSeconds } from './processes.ts';

export type LoadFigures = {
  readonly requestsPerSecond: number;
  readonly cpuMsPerRequest: number | undefined;
  readonly p97Ms: number;
  readonly non2xx: number;
};

/** A POST request with a JSON body. */
export type Post = { readonly path: string; readonly body: string };

/** Sends a fixed number of requests to loopback and measures the CPU time the process under test spent on them. */
export const loadUrls = async (options: {
  readonly origin: string;
  readonly paths?: readonly string[];
  readonly posts?: readonly Post[];
  readonly pid: number;
  readonly amount: number;
  readonly connections?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Each connection has requests of its own, so that no two are for the same page. */
  readonly isDivided?: boolean;
}): Promise<LoadFigures> => {
  const requests = [
    ...(options.paths ?? []).map((path) => ({ method: 'GET' as const, path })),
    ...(options.posts ?? []).map((post) => ({ method: 'POST' as const, ...post })),
  ];
  const connections = options.connections ?? 8;
  let connection = 0;
  const before = cpuSeconds(options.pid);
  const startedAt = performance.now();
  // autocannon rounds the duration of a run up to whole seconds.
  let lastResponseAt = startedAt;
  const result = await autocannon({
    url: options.origin,
    connections,
    amount: options.amount,
    headers: {
      'accept-encoding': 'br',
      ...(options.posts === undefined ? {} : { 'content-type': 'application/json' }),
      ...options.headers,
    },
    requests,
    // Each connection starts at a different request; otherwise all would send the same one at the same time.
    setupClient: (client) => {
      const from = connection % requests.length;
      connection += 1;
      client.on('response', () => {
        lastResponseAt = performance.now();
      });
      client.setRequests(
        options.isDivided === true
          ? requests.filter((_, index) => index % connections === from)
          : [...requests.slice(from), ...requests.slice(0, from)],
      );
    },
  });
  const after = cpuSeconds(options.pid);
  const responses = result['2xx'] + result.non2xx;
  return {
    requestsPerSecond: (responses * 1000) / (lastResponseAt - startedAt),
    cpuMsPerRequest:
      before === undefined || after === undefined
        ? undefined
        : ((after - before) * 1000) / responses,
    p97Ms: result.latency.p97_5,
    non2xx: result.non2xx,
  };
};
