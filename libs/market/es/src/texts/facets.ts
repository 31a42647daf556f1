import type { HostTexts } from '@materia/market-model';

export const facets = {
  brand: 'Marca',
  availability: 'Disponibilidad',
  availableHere: 'Disponible en tu almacén',
  availableDelivered: 'Disponible para entrega',
  price: 'Precio',
  reduction: 'Ofertas',
  reduced: 'Precio rebajado',
} as const satisfies HostTexts['facets'];
