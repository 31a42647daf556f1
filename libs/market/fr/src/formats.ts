import type { CurrencyFormat, NumberFormat } from '@materia/market-model';

/** Groups are separated by a narrow no-break space. */
export const numberFormat = {
  decimal: ',',
  group: '\u202f',
  groupFrom: 4,
} as const satisfies NumberFormat;

export const currencyFormat = { symbol: '€', position: 'after' } as const satisfies CurrencyFormat;

/** Day/month/year. */
export const shortDay = 'dd/MM/yyyy';
