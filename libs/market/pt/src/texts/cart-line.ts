import type { MarketTexts } from '@materia/market-model';

export const cartLine = {
  pallets: {
    one: '{count} palete retornável, caução {amount}',
    many: '{count} de paletes retornáveis, caução {amount}',
    other: '{count} paletes retornáveis, caução {amount}',
  },
  replaces: 'Em vez de: {product}',
  replacedBy: 'Escolheu em vez deste: {product}',
  inPlace: 'Pode levar em vez deste',
  take: 'Escolher',
  takeNamed: 'Escolher: {product}',
} as const satisfies MarketTexts['cartLine'];
