/** The details of a cart line other than its price. */
export const cartLine = {
  pallets: {
    one: '{count} paleta zwrotna, kaucja {amount}',
    few: '{count} palety zwrotne, kaucja {amount}',
    many: '{count} palet zwrotnych, kaucja {amount}',
    other: '{count} palety zwrotnej, kaucja {amount}',
  },
  /** Fewer units than requested are in the cart now. */
  fewer: 'Nie mamy tylu sztuk. W koszyku jest największa dostępna liczba.',
  /** Link to the store's page when a problem persists. */
  contactOfStore: 'Kontakt ze sklepem',
  /** What a vendor takes for sending a line; several units may cost more. */
  /** Precedes the delivery promise for everything from one vendor. */
  together: 'Wszystko od tego sprzedawcy:',
  replaces: 'Zamiast: {product}',
  replacedBy: 'Wybrano zamiast tego: {product}',
  inPlace: 'Możesz wybrać zamiast tego',
  take: 'Wybierz',
  takeNamed: 'Wybierz: {product}',
} as const;
