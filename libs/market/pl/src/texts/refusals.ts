/** The messages when the host refuses to add a product to a cart. */
export const refusals = {
  /** The store shows its range but does not sell online. */
  showcase: 'Ten sklep nie sprzedaje online. Wybierz inny sklep, aby zamówić.',
  /** The offer is not available at the chosen store. */
  notSellable: 'Tego produktu nie można teraz zamówić w wybranym sklepie.',
} as const;
