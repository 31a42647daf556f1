import { plainDate } from '@materia/domain-holiday-calendar';
import type { EcoContributionRule } from '@materia/domain-pricing';

/** The products and the placement of the contribution of each stream. */
export const ecoContributions = [
  {
    stream: 'deee',
    products: 'electrical',
    placement: 'shown-within-price',
    source: 'Code de l’environnement, art. L. 541-10-20',
  },
  {
    stream: 'pmcb',
    products: 'building',
    placement: 'inside-price',
    since: plainDate(2023, 5, 1),
    source: 'CEPC, avis n° 24-2',
  },
  {
    stream: 'dea',
    products: 'furniture',
    placement: 'shown-within-price',
    until: plainDate(2025, 12, 31),
    source: 'Code de l’environnement, art. L. 541-10-20',
  },
  // The obligation to show it expired at the end of 2025; a new row restores it once the amendments
  // of February 2026 are law.
  {
    stream: 'dea',
    products: 'furniture',
    placement: 'inside-price',
    since: plainDate(2026, 1, 1),
    source: 'Code de l’environnement, art. L. 541-10-20',
  },
] as const satisfies readonly EcoContributionRule[];
