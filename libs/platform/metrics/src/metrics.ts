import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Upper bounds in seconds; the budgets of pages and calls lie between them. */
export const SECONDS: number[] = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5];

/** What every process tells of itself, beside memory, processor and the delay of its loop. */
export type Metrics = {
  readonly registry: Registry;
  /** How long requests took, in seconds. The route is a pattern or a page's name, never an address. */
  readonly requests: Histogram<'market' | 'route' | 'method' | 'status'>;
};

/** Opens the metrics of a process. Nothing in them names a person. */
export const openMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Histogram({
      name: 'materia_request_seconds',
      help: 'How long requests took until the answer was sent, by route.',
      labelNames: ['market', 'route', 'method', 'status'],
      buckets: SECONDS,
      registers: [registry],
    }),
  };
};
