import type { Reader } from '../../platform/database/with-tx.ts';
import { fold } from '../words/fold.ts';
import { skusOfReference, skusOfReferencesBeginning } from './repository.ts';

/** Shorter texts are words of a name, such as 18V. */
const SHORTEST = 4;
/** The most references returned for a prefix, while the shopper is still typing. */
const MOST_BEGINNING = 50;

/**
 * A reference in its comparison form: folded, without spaces and punctuation, so that an EAN may be
 * typed in groups.
 */
export const foldReference = (text: string): string => fold(text).replaceAll(' ', '');

/** Whether the typed text can be a reference. */
const canBeReference = (folded: string): boolean =>
  folded.length >= SHORTEST && folded.length <= 40 && /\d/.test(folded);

/** The products with exactly this reference: SKU, adeokey or EAN. Empty for ordinary words. */
export const findReference = async (
  db: Reader,
  market: string,
  typed: string,
): Promise<readonly string[]> => {
  const folded = foldReference(typed);
  if (!canBeReference(folded)) return [];
  return skusOfReference(db, market, folded);
};

/**
 * The products with a reference that begins as typed, the first fifty by reference. Requires four
 * digits.
 */
export const referencesBeginning = async (
  db: Reader,
  market: string,
  typed: string,
): Promise<readonly string[]> => {
  const folded = foldReference(typed);
  if (!canBeReference(folded) || !/\d{4}/.test(folded)) return [];
  const skus = await skusOfReferencesBeginning(db, market, folded, MOST_BEGINNING);
  return [...new Set(skus)];
};
