import type { CurrencyFormat, NumberFormat } from '@materia/market-model';

export const numberFormat = {
  decimal: ',',
  group: '\u00a0',
  groupFrom: 5,
} as const satisfies NumberFormat;

export const currencyFormat = { symbol: 'zł', position: 'after' } as const satisfies CurrencyFormat;

/** Day/month/year. */
export const shortDay = 'dd/MM/yyyy';
