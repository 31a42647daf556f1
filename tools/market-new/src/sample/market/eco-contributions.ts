import type { EcoContributionRule } from '@materia/domain-pricing';

/** How the contribution of each stream is shown: never apart from the price. */
export const ecoContributions = [
  {
    stream: 'weee',
    products: 'electrical',
    placement: 'inside-price',
    source: 'Richtlinie 2012/19/EU, Art. 14 Abs. 1',
  },
] as const satisfies readonly EcoContributionRule[];
