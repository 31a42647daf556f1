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
    since: plainDate(2018, 1, 1),
    source: 'Decreto-Lei n.º 152-D/2017, de 11 de dezembro',
  },
] as const satisfies readonly EcoContributionRule[];
