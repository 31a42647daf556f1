import type { MarketTexts } from '@materia/market-model';

export const cartLine = {
  pallets: {
    one: '{count} palete retornável, caução {amount}',
    many: '{count} de paletes retornáveis, caução {amount}',
    other: '{count} paletes retornáveis, caução {amount}',
  },
  fewer: 'Não temos tantas unidades. No carrinho ficou a quantidade máxima disponível.',
  contactOfStore: 'Contactos da loja',
  together: 'Tudo deste vendedor:',
  replaces: 'Em vez de: {product}',
  replacedBy: 'Escolheu em vez deste: {product}',
  inPlace: 'Pode levar em vez deste',
  take: 'Escolher',
  takeNamed: 'Escolher: {product}',
} as const satisfies MarketTexts['cartLine'];
