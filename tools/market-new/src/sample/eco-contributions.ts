import { plainDate } from '@materia/domain-holiday-calendar';
import type { EcoContributionRule } from '@materia/domain-pricing';

/**
 * How the contribution of each stream is shown: only electrical goods have one, which the law lets
 * the shop show.
 */
export const ecoContributions = [
  {
    stream: 'raee',
    placement: 'shown-within-price',
    since: plainDate(2014, 4, 12),
    source: 'Decreto legislativo 14 marzo 2014, n. 49, art. 8',
  },
] as const satisfies readonly EcoContributionRule[];
