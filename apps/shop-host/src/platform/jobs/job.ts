import type { Market } from '@materia/market-model';

/** A job that is due. `attempts` counts earlier tries since it was scheduled. */
export type DueJob = {
  readonly kind: string;
  readonly market: Market;
  readonly subject: string;
  readonly payload: unknown;
  readonly attempts: number;
};

/** A job that is not done is tried again at an ISO instant. */
export type JobOutcome = 'done' | { readonly again: string };
