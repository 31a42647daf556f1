import type { HostTexts } from '@materia/market-model';

export const facets = {
  brand: 'Marca',
  availability: 'Disponibilidade',
  availableHere: 'Disponível agora',
  reduction: 'Promoções',
  reduced: 'Preço reduzido',
} as const satisfies HostTexts['facets'];
