import type { CurrencyFormat, DateFormat, NumberFormat } from '@materia/market-model';
import { pl as locale } from 'date-fns/locale/pl';

export const numberFormat = {
  decimal: ',',
  group: '\u00a0',
  groupFrom: 5,
} as const satisfies NumberFormat;

export const currencyFormat = { symbol: 'zł', position: 'after' } as const satisfies CurrencyFormat;

export const dateFormat = {
  locale,
  longDay: 'EEEE, d MMMM',
  shortDay: 'dd/MM/yyyy',
} as const satisfies DateFormat;
