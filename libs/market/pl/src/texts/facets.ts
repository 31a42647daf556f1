/** Headings of the filters of a list. */
export const facets = {
  brand: 'Marka',
  availability: 'Dostępność',
  availableHere: 'Dostępne w wybranym sklepie',
  availableDelivered: 'Dostępne z dostawą',
  price: 'Cena',
  reduction: 'Promocje',
  reduced: 'Cena obniżona',
} as const;
