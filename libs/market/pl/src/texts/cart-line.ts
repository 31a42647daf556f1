/** What a line of the cart tells beside its price. */
export const cartLine = {
  pallets: {
    one: '{count} paleta zwrotna, kaucja {amount}',
    few: '{count} palety zwrotne, kaucja {amount}',
    many: '{count} palet zwrotnych, kaucja {amount}',
    other: '{count} palety zwrotnej, kaucja {amount}',
  },
  /** Fewer units than were asked for are in the cart now. */
  fewer: 'Nie mamy tylu sztuk. W koszyku jest największa dostępna liczba.',
  /** Leads to the store's page when a problem persists. */
  contactOfStore: 'Kontakt ze sklepem',
  /** Before the promise for everything that one vendor sends. */
  together: 'Wszystko od tego sprzedawcy:',
  replaces: 'Zamiast: {product}',
  replacedBy: 'Wybrano zamiast tego: {product}',
  inPlace: 'Możesz wziąć zamiast tego',
  take: 'Weź',
  takeNamed: 'Weź: {product}',
} as const;
