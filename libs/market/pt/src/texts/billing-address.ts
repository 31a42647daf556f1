import type { MarketTexts } from '@materia/market-model';

export const billingAddress = {
  title: 'Morada de faturação',
  none: 'Ainda não indicou nenhuma morada.',
  use: 'Esta morada consta das suas faturas.',
  add: 'Adicionar uma morada',
  change: 'Alterar a morada',
  save: 'Guardar a morada',
  failed: 'Não foi possível guardar a morada. Tente novamente dentro de momentos.',
} as const satisfies MarketTexts['billingAddress'];
