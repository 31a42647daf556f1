import type { LocalMoment } from '@materia/domain-stores';

/** When a store hands an order over. */
export type ReadyMoment = LocalMoment & { readonly day: 'today' | 'tomorrow' | 'later' };

/** What cards and banners show about a store. */
export type StoreCardFacts = {
  readonly name: string;
  readonly urlKey: string;
  readonly street: readonly string[];
  readonly postcode: string;
  readonly city: string;
  readonly phone?: string | undefined;
  /** From the searched place. */
  readonly distanceKm?: number | undefined;
};
