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
    since: plainDate(2016, 1, 1),
    source:
      'Ustawa z dnia 11 września 2015 r. o zużytym sprzęcie elektrycznym i elektronicznym (Dz.U. 2015 poz. 1688)',
  },
] as const satisfies readonly EcoContributionRule[];
