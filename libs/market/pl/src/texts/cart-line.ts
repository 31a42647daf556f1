import type { MarketTexts } from '@materia/market-model';

export const cartLine = {
  pallets: {
    one: '{count} paleta zwrotna, kaucja {amount}',
    few: '{count} palety zwrotne, kaucja {amount}',
    many: '{count} palet zwrotnych, kaucja {amount}',
    other: '{count} palety zwrotnej, kaucja {amount}',
  },
  fewer: 'Nie mamy tylu sztuk. W koszyku jest największa dostępna liczba.',
  contactOfStore: 'Kontakt ze sklepem',
  together: 'Wszystko od tego sprzedawcy:',
  replaces: 'Zamiast: {product}',
  replacedBy: 'Wybrano zamiast tego: {product}',
  inPlace: 'Możesz wziąć zamiast tego',
  take: 'Weź',
  takeNamed: 'Weź: {product}',
} as const satisfies MarketTexts['cartLine'];
