import type { WithdrawalExclusion } from '@materia/domain-order';
import type { TextKey } from '@materia/market-model';

/** Why consumers may not withdraw from the purchase of a product, in a few words. */
export const EXCLUSION_TEXTS = {
  'made-to-measure': 'line.excludedMeasure',
  'cut-to-size': 'line.excludedCut',
  'mixed-to-order': 'line.excludedMixed',
} as const satisfies Readonly<Record<WithdrawalExclusion, TextKey>>;
