import type { MarketTexts } from '@materia/market-model';

export const preview = {
  unit: '{amount} / ud.',
  available: 'Disponibles: {count}',
  short: 'Solo hay {count} de {wanted}',
  soldOut: 'agotado por ahora',
  capped: '{count} como máximo por línea',
  quantity: 'Cantidad: {count}',
  total: 'Importe: {amount}',
  sum: 'Total sin entrega ni preparación',
  title: 'Revísalo antes de añadir',
} as const satisfies MarketTexts['preview'];
