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
