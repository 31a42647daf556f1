/** What cards and banners show of a store. */
export type StoreFacts = {
  readonly name: string;
  readonly urlKey: string;
  readonly street: readonly string[];
  readonly postcode: string;
  readonly city: string;
  readonly phone?: string | undefined;
  /** From the place that was searched. */
  readonly distanceKm?: number | undefined;
};
