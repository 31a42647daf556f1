import type { CurrencyFormat, DateFormat, NumberFormat } from '@materia/market-model';
import { fr as locale } from 'date-fns/locale/fr';

/** Groups stand apart by a narrow no-break space. */
export const numberFormat = {
  decimal: ',',
  group: '\u202f',
  groupFrom: 4,
} as const satisfies NumberFormat;

export const currencyFormat = { symbol: '€', position: 'after' } as const satisfies CurrencyFormat;

export const dateFormat = {
  locale,
  longDay: 'EEEE d MMMM',
  shortDay: 'dd/MM/yyyy',
} as const satisfies DateFormat;
