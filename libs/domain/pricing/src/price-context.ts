import { padSellerCode } from './seller-code.ts';

/**
 * A store's two price context codes: the first for private customers and guests, the second for
 * professionals.
 */
export type PriceContextPair = readonly [forPrivate: string, forProfessionals: string];

/** The code that determines a customer's prices and stock at a store. */
export const priceContextCode = (pair: PriceContextPair, isPro: boolean): string =>
  isPro ? pair[1] : pair[0];

/** The suffix of a code by kind of customer. */
const SUFFIXES = { private: 'P', professional: 'B' } as const;

/** The two codes of a store by its seller code: 12 has 012P and 012B. */
export const priceContextPair = (
  sellerCode: string,
): [forPrivate: string, forProfessionals: string] => {
  const code = padSellerCode(sellerCode);
  return [`${code}${SUFFIXES.private}`, `${code}${SUFFIXES.professional}`];
};

/** A parsed code: the seller code of its store, and the kind of customer. */
export type PriceContextParts = {
  readonly sellerCode: string;
  readonly kind: 'private' | 'professional';
};

/**
 * Parses a code written by `priceContextPair`, also without leading zeros; undefined for any other
 * text.
 */
export const parsePriceContextCode = (code: string): PriceContextParts | undefined => {
  const [, sellerCode, suffix] = /^(\d{1,3})([PB])$/.exec(code) ?? [];
  if (sellerCode === undefined) return undefined;
  return {
    sellerCode: padSellerCode(sellerCode),
    kind: suffix === SUFFIXES.professional ? 'professional' : 'private',
  };
};
