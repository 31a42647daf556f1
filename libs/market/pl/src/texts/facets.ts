/** Headings of the filters of a list. */
export const facets = {
  brand: 'Marka',
  availability: 'Dostępność',
  availableHere: 'Dostępne teraz',
  reduction: 'Promocje',
  reduced: 'Cena obniżona',
} as const;
