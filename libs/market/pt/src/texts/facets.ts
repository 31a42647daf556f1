import type { HostTexts } from '@materia/market-model';

export const facets = {
  brand: 'Marca',
  availability: 'Disponibilidade',
  availableHere: 'Disponível na sua loja',
  availableDelivered: 'Disponível para entrega',
  price: 'Preço',
  reduction: 'Promoções',
  reduced: 'Preço reduzido',
} as const satisfies HostTexts['facets'];
