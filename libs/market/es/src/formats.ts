import type { CurrencyFormat, DateFormat, NumberFormat } from '@materia/market-model';
import { es as locale } from 'date-fns/locale/es';

export const numberFormat = {
  decimal: ',',
  group: '.',
  groupFrom: 5,
} as const satisfies NumberFormat;

export const currencyFormat = { symbol: '€', position: 'after' } as const satisfies CurrencyFormat;

export const dateFormat = {
  locale,
  longDay: "EEEE, d 'de' MMMM",
  shortDay: 'dd/MM/yyyy',
} as const satisfies DateFormat;
