import type { MarketTexts } from '@materia/market-model';

export const preview = {
  unit: '{amount} / un.',
  available: 'Disponíveis: {count}',
  short: 'Só há {count} de {wanted}',
  soldOut: 'esgotado de momento',
  capped: 'No máximo {count} por linha',
  quantity: 'Quantidade: {count}',
  total: 'Valor: {amount}',
  sum: 'Total sem entrega nem preparação',
  title: 'Reveja antes de adicionar',
} as const satisfies MarketTexts['preview'];
