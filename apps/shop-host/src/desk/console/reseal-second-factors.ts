import type { Db } from '../../platform/database/with-tx.ts';
import type { SealedTexts } from './sealed-text.ts';
import {
  listSecondFactors,
  replaceSecondFactor,
  type SecondFactorTable,
} from './second-factor-repository.ts';

/**
 * Seals second factors with the current key, so that they stay readable when the former keys are gone. Those that no key opens
 * stay as they are; their people get new ones from an administrator. Returns how many were sealed again.
 */
export const resealSecondFactors = async (
  db: Db,
  table: SecondFactorTable,
  seals: SealedTexts,
): Promise<number> => {
  let resealed = 0;
  for (const sealed of await listSecondFactors(db, table)) {
    const secret = seals.isCurrent(sealed) ? undefined : seals.open(sealed);
    if (secret === undefined) continue;
    await replaceSecondFactor(db, table, sealed, seals.seal(secret));
    resealed += 1;
  }
  return resealed;
};
