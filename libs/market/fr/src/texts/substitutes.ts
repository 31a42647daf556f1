import type { MarketTexts } from '@materia/market-model';

export const substitutes = {
  title: 'À prendre à la place',
  text: 'Des produits proches que vous pouvez commander maintenant.',
} as const satisfies MarketTexts['substitutes'];
