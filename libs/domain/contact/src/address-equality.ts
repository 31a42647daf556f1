import { samePostcode } from './postcode.ts';

export type ComparableAddress = {
  readonly postcode: string;
  readonly city: string;
  readonly street: readonly string[];
};

/**
 * Two addresses are the same if postcode, city and street are equal, compared case-insensitively
 * and ignoring empty street lines. Leading and trailing spaces do not count, and a postal code is
 * compared by its digits.
 */
export const sameAddress = (first: ComparableAddress, second: ComparableAddress): boolean => {
  const [one, other] = [comparable(first), comparable(second)];
  return (
    samePostcode(first.postcode, second.postcode) &&
    one.length === other.length &&
    one.every((part, place) => part === other[place])
  );
};

const comparable = (address: ComparableAddress): readonly string[] => [
  fold(address.city),
  ...address.street.map(fold).filter((line) => line !== ''),
];

/**
 * Upper case, so that ß equals ss; composed, so that a letter equals its decomposed form (letter
 * and accent).
 */
const fold = (text: string): string => text.trim().toUpperCase().normalize('NFC');
