import type { MarketTexts } from '@materia/market-model';

export const substitutes = {
  title: 'Co możesz wziąć zamiast tego',
  text: 'Podobne produkty, które ma od ręki sklep {store}.',
} as const satisfies MarketTexts['substitutes'];
