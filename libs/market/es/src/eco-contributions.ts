import { plainDate } from '@materia/domain-holiday-calendar';
import type { EcoContributionRule } from '@materia/domain-pricing';

/** Where the contribution of each stream stands: only electrical goods have one, which the law lets the shop show. */
export const ecoContributions = [
  {
    stream: 'weee',
    placement: 'shown-within-price',
    since: plainDate(2015, 2, 22),
    source: 'Real Decreto 110/2015, de 20 de febrero (BOE-A-2015-1762)',
  },
] as const satisfies readonly EcoContributionRule[];
