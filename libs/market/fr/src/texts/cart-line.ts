import type { MarketTexts } from '@materia/market-model';

export const cartLine = {
  pallets: {
    one: '{count} palette consignée, {amount}',
    many: '{count} de palettes consignées, {amount}',
    other: '{count} palettes consignées, {amount}',
  },
  fewer: 'Nous n’avons pas autant d’unités. Le panier contient la quantité maximale disponible.',
  contactOfStore: 'Contacter le magasin',
  together: 'Tout ce qu’expédie ce vendeur :',
  replaces: 'À la place de : {product}',
  replacedBy: 'Remplacé par : {product}',
  inPlace: 'Vous pouvez prendre à la place',
  take: 'Prendre',
  takeNamed: 'Prendre : {product}',
} as const satisfies MarketTexts['cartLine'];
