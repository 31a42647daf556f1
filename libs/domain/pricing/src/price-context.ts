import { padSellerCode } from './seller-code.ts';

/** A store's two price context codes: the first for private customers and guests, the second for professionals. */
export type PriceContextPair = readonly [forPrivate: string, forProfessionals: string];

/** The code under which a customer sees prices and stock at a store. */
export const priceContextCode = (pair: PriceContextPair, isPro: boolean): string =>
  isPro ? pair[1] : pair[0];

/** How a code ends, by whom it is for. */
const SUFFIXES = { private: 'P', professional: 'B' } as const;

/** The two codes of a store by its seller code: 12 has 012P and 012B. */
export const priceContextPair = (
  sellerCode: string,
): [forPrivate: string, forProfessionals: string] => {
  const code = padSellerCode(sellerCode);
  return [`${code}${SUFFIXES.private}`, `${code}${SUFFIXES.professional}`];
};

/** A code taken apart: the seller code of its store, and the kind of customer it is for. */
export type PriceContextParts = {
  readonly sellerCode: string;
  readonly kind: 'private' | 'professional';
};

/** Reads a code as `priceContextPair` writes it, also without the zeros in front; undefined for any other text. */
export const parsePriceContextCode = (code: string): PriceContextParts | undefined => {
  const [, sellerCode, suffix] = /^(\d{1,3})([PB])$/.exec(code) ?? [];
  if (sellerCode === undefined) return undefined;
  return {
    sellerCode: padSellerCode(sellerCode),
    kind: suffix === SUFFIXES.professional ? 'professional' : 'private',
  };
};
