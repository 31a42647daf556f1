import type { Reader } from '../../platform/database/with-tx.ts';
import { fold } from './fold.ts';

/** References shorter than this are words of a name, such as 18V. */
const SHORTEST = 4;
/** References that begin as typed, while somebody is still typing. */
const MOST_BEGINNING = 50;

/** A reference as it is compared: folded, without spaces and signs, so that an EAN may be typed in groups. */
export const foldReference = (text: string): string => fold(text).replaceAll(' ', '');

/** Whether what was typed can be a reference at all. */
const canBeReference = (folded: string): boolean =>
  folded.length >= SHORTEST && folded.length <= 40 && /\d/.test(folded);

/** The products with exactly this reference: SKU, adeokey or EAN. None for words. */
export const findReference = async (
  db: Reader,
  market: string,
  typed: string,
): Promise<readonly string[]> => {
  const folded = foldReference(typed);
  if (!canBeReference(folded)) return [];
  const rows = await db
    .selectFrom('product_reference')
    .select('sku')
    .distinct()
    .where('market', '=', market)
    .where('reference', '=', folded)
    .execute();
  return rows.map((row) => row.sku);
};

/** The products one of whose references begins as typed, the first fifty by reference. Four figures are needed. */
export const referencesBeginning = async (
  db: Reader,
  market: string,
  typed: string,
): Promise<readonly string[]> => {
  const folded = foldReference(typed);
  if (!canBeReference(folded) || !/\d{4}/.test(folded)) return [];
  const rows = await db
    .selectFrom('product_reference')
    .select('sku')
    .where('market', '=', market)
    .where('reference', '>=', folded)
    .where('reference', '<', `${folded}~`)
    .orderBy('reference')
    .limit(MOST_BEGINNING)
    .execute();
  return [...new Set(rows.map((row) => row.sku))];
};
