import { Counter, Gauge, Histogram } from 'prom-client';
import { type Metrics, openMetrics, SECONDS } from './metrics.ts';

/** What is looked up when the metrics are read. */
export type HostReadings = {
  /** Connections in use, and work that waits for one. */
  readonly connections: () => { readonly busy: number; readonly waiting: number };
  readonly lanes: () => Promise<readonly LaneReading[]>;
  /** Passwords that wait to be hashed, by queue. */
  readonly passwords: () => Readonly<Record<string, number>>;
  /** The revision of the published flags, by market. */
  readonly flags: () => Readonly<Record<string, number>>;
};

/** The jobs of a lane that are due. */
export type LaneReading = {
  readonly lane: string;
  readonly due: number;
  /** Those among them that failed before. */
  readonly failed: number;
  /** How long the oldest of them has been due. */
  readonly oldestSeconds: number;
};

export type HostMetrics = Metrics & {
  /** Calls to the payment provider. */
  readonly providerCalls: Histogram<'call' | 'outcome'>;
  readonly mails: Counter<'outcome'>;
  /** Looks these up whenever the metrics are read. */
  readonly read: (readings: HostReadings) => void;
};

/** The metrics of a shop host. */
export const openHostMetrics = (): HostMetrics => {
  const metrics = openMetrics();
  const registers = [metrics.registry];
  return {
    ...metrics,
    providerCalls: new Histogram({
      name: 'materia_provider_call_seconds',
      help: 'How long the payment provider took to answer, by call and outcome.',
      labelNames: ['call', 'outcome'],
      buckets: SECONDS,
      registers,
    }),
    mails: new Counter({
      name: 'materia_mails_total',
      help: 'Mails that were handed over to the mail server, or refused by it.',
      labelNames: ['outcome'],
      registers,
    }),
    read: ({ connections, lanes, passwords, flags }) => {
      metrics.registry.registerMetric(
        new Gauge({
          name: 'materia_database_connections',
          help: 'Connections to the database that are in use, and work that waits for one.',
          labelNames: ['state'],
          registers: [],
          collect() {
            const { busy, waiting } = connections();
            this.set({ state: 'busy' }, busy);
            this.set({ state: 'waiting' }, waiting);
          },
        }),
      );
      // The gauges of the lanes are read at once, and look the lanes up once.
      let pending: Promise<readonly LaneReading[]> | undefined;
      const lookUp = () => (pending ??= lanes().finally(() => (pending = undefined)));
      const ofLanes = (
        name: string,
        help: string,
        valueOf: (reading: LaneReading) => number,
      ): void =>
        metrics.registry.registerMetric(
          new Gauge({
            name,
            help,
            labelNames: ['lane'],
            registers: [],
            async collect() {
              for (const reading of await lookUp())
                this.set({ lane: reading.lane }, valueOf(reading));
            },
          }),
        );
      ofLanes('materia_jobs_due', 'Jobs that are due, by lane.', ({ due }) => due);
      ofLanes(
        'materia_jobs_failed',
        'Jobs that are due again after they failed, by lane.',
        ({ failed }) => failed,
      );
      ofLanes(
        'materia_jobs_oldest_seconds',
        'How long the oldest job has been due, by lane.',
        ({ oldestSeconds }) => oldestSeconds,
      );
      metrics.registry.registerMetric(
        new Gauge({
          name: 'materia_passwords_waiting',
          help: 'Passwords that wait to be hashed.',
          labelNames: ['queue'],
          registers: [],
          collect() {
            for (const [queue, waiting] of Object.entries(passwords()))
              this.set({ queue }, waiting);
          },
        }),
      );
      metrics.registry.registerMetric(
        new Gauge({
          name: 'materia_flags_revision',
          help: 'The revision of the published flags that this host serves.',
          labelNames: ['market'],
          registers: [],
          collect() {
            for (const [market, revision] of Object.entries(flags()))
              this.set({ market }, revision);
          },
        }),
      );
    },
  };
};
