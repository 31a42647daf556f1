import type { MarketTexts } from '@materia/market-model';

export const substitutes = {
  title: 'Qué puedes llevarte en su lugar',
  text: 'Productos parecidos que tiene ahora mismo el almacén {store}.',
} as const satisfies MarketTexts['substitutes'];
