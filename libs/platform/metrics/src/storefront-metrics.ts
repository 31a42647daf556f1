import { Counter, Histogram } from 'prom-client';
import { type Metrics, openMetrics, SECONDS } from './metrics.ts';

/**
 * Where the answer to a page request came from: from the page of the last second, from the pages
 * that all guests share, or drawn for one visit.
 */
export type PageSource = 'last-second' | 'shared' | 'visit';

export type StorefrontMetrics = Metrics & {
  readonly pageAnswers: Counter<'market' | 'source'>;
  /** Pages for all guests that were drawn; the other answers from the shared pages were kept. */
  readonly sharedDrawings: Counter<'market'>;
  readonly hostCalls: Histogram<'market' | 'call' | 'outcome'>;
};

/** The metrics of a process with one or several storefronts. */
export const openStorefrontMetrics = (): StorefrontMetrics => {
  const metrics = openMetrics();
  const registers = [metrics.registry];
  return {
    ...metrics,
    pageAnswers: new Counter({
      name: 'materia_page_answers_total',
      help: 'Answered page requests, by where the page came from.',
      labelNames: ['market', 'source'],
      registers,
    }),
    sharedDrawings: new Counter({
      name: 'materia_shared_drawings_total',
      help: 'Pages that were drawn for all guests.',
      labelNames: ['market'],
      registers,
    }),
    hostCalls: new Histogram({
      name: 'materia_host_call_seconds',
      help: 'How long the host took to answer a storefront, by call and outcome.',
      labelNames: ['market', 'call', 'outcome'],
      buckets: SECONDS,
      registers,
    }),
  };
};
