import type { MarketTexts } from '@materia/market-model';

export const productMore = {
  zoom: 'Ampliar a fotografia',
  larger: 'Ampliar para o dobro',
  pictureOf: 'Fotografia {number} de {count}',
  showOffer: 'Mostrar a oferta de {seller}',
  shownOffer: 'Está a ver a oferta de {seller}.',
  bestOffer: 'Voltar à melhor oferta',
  packaging: 'Embalagem',
  packagingText: '1 {saleUnit} = {amount} {unit}',
  warranty: 'Garantia comercial',
  warrantyYears: {
    one: '{count} ano',
    many: '{count} de anos',
    other: '{count} anos',
  },
  recommended: 'Mais produtos: {category}',
  toList: 'Juntar a uma lista',
  seen: 'Vistos há pouco',
  stockElsewhereChoose:
    'Escolha uma loja ou partilhe a sua localização para ver o stock nas lojas próximas.',
  nearMe: 'Consultar o stock perto de mim',
  nearMeAsking: 'A procurar a sua localização…',
  nearMeDenied: 'O navegador não nos deixa saber a sua localização.',
  nearMeFailed: 'Não foi possível consultar o stock na zona. Tente novamente dentro de instantes.',
  nearMeResult: 'Stock nas lojas mais próximas:',
} as const satisfies MarketTexts['productMore'];
