import type { MarketTexts } from '@materia/market-model';

export const substitutes = {
  title: 'À prendre à la place',
  text: 'Des produits proches que le magasin {store} a en stock.',
} as const satisfies MarketTexts['substitutes'];
