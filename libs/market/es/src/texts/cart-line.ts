import type { MarketTexts } from '@materia/market-model';

export const cartLine = {
  pallets: {
    one: '{count} palé retornable, fianza {amount}',
    many: '{count} de palés retornables, fianza {amount}',
    other: '{count} palés retornables, fianza {amount}',
  },
  replaces: 'En lugar de: {product}',
  replacedBy: 'Has elegido en su lugar: {product}',
  inPlace: 'Puedes llevarte en su lugar',
  take: 'Elegir',
  takeNamed: 'Elegir: {product}',
} as const satisfies MarketTexts['cartLine'];
