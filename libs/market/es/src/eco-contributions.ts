import { plainDate } from '@materia/domain-holiday-calendar';
import type { EcoContributionRule } from '@materia/domain-pricing';

/**
 * The placement of the contribution of each stream: only electrical products have one, which the
 * law allows the shop to show.
 */
export const ecoContributions = [
  {
    stream: 'weee',
    products: 'electrical',
    placement: 'shown-within-price',
    since: plainDate(2015, 2, 22),
    source: 'Real Decreto 110/2015, de 20 de febrero (BOE-A-2015-1762)',
  },
] as const satisfies readonly EcoContributionRule[];
