import type { HostTexts } from '@materia/market-model';

export const facets = {
  brand: 'Marque',
  availability: 'Disponibilité',
  availableHere: 'Disponible dans votre magasin',
  availableDelivered: 'Disponible en livraison',
  price: 'Prix',
  reduction: 'Promotions',
  reduced: 'Prix réduit',
} as const satisfies HostTexts['facets'];
