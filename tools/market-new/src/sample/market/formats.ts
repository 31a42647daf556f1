import type { CurrencyFormat, NumberFormat } from '@materia/market-model';

export const numberFormat = {
  decimal: ',',
  group: '.',
  groupFrom: 4,
} as const satisfies NumberFormat;

export const currencyFormat = { symbol: '€', position: 'after' } as const satisfies CurrencyFormat;

/** Day/month/year. */
export const shortDay = 'dd/MM/yyyy';
