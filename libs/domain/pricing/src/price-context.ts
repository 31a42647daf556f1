/** A store's two price context codes: the first for private customers and guests, the second for professionals (PRC-05). */
export type PriceContextPair = readonly [forPrivate: string, forProfessionals: string];

/** The code under which a customer sees prices and stock at a store. */
export const priceContextCode = (pair: PriceContextPair, isPro: boolean): string => (isPro ? pair[1] : pair[0]);
