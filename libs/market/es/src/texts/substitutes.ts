import type { MarketTexts } from '@materia/market-model';

export const substitutes = {
  title: 'Qué puedes llevarte en su lugar',
  text: 'Productos parecidos que puedes pedir ahora.',
} as const satisfies MarketTexts['substitutes'];
