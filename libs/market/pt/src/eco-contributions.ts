import { plainDate } from '@materia/domain-holiday-calendar';
import type { EcoContributionRule } from '@materia/domain-pricing';

/** Where the contribution of each stream stands: only electrical goods have one, which the law lets the shop show. */
export const ecoContributions = [
  {
    stream: 'weee',
    placement: 'shown-within-price',
    since: plainDate(2018, 1, 1),
    source: 'Decreto-Lei n.º 152-D/2017, de 11 de dezembro',
  },
] as const satisfies readonly EcoContributionRule[];
