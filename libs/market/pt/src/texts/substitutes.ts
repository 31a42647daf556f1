import type { MarketTexts } from '@materia/market-model';

export const substitutes = {
  title: 'O que pode levar em vez deste',
  text: 'Produtos semelhantes que pode encomendar agora.',
} as const satisfies MarketTexts['substitutes'];
