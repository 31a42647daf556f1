/** Headings of the filters of a list. */
export const facets = {
  brand: 'Marka',
  availability: 'Dostępność',
  availableHere: 'Dostępne w wybranym sklepie',
  reduction: 'Promocje',
  reduced: 'Cena obniżona',
} as const;
