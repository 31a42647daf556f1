import type { MarketTexts } from '@materia/market-model';

export const cartLine = {
  pallets: {
    one: '{count} palé retornable, fianza {amount}',
    many: '{count} de palés retornables, fianza {amount}',
    other: '{count} palés retornables, fianza {amount}',
  },
  fewer: 'No tenemos tantas unidades. En el carrito queda la cantidad máxima disponible.',
  contactOfStore: 'Contacto del almacén',
  together: 'Todo lo de este vendedor:',
  replaces: 'En lugar de: {product}',
  replacedBy: 'Has elegido en su lugar: {product}',
  inPlace: 'Puedes llevarte en su lugar',
  take: 'Elegir',
  takeNamed: 'Elegir: {product}',
} as const satisfies MarketTexts['cartLine'];
