import type { CurrencyFormat, NumberFormat, PluralRule } from '@materia/market-model';

/** Groups stand apart by a narrow no-break space. */
export const numberFormat = {
  decimal: ',',
  group: '\u202f',
  groupFrom: 4,
} as const satisfies NumberFormat;

export const currencyFormat = { symbol: '€', position: 'after' } as const satisfies CurrencyFormat;

/** Day/month/year (PRC-10). */
export const shortDay = 'dd/MM/yyyy';

/** Unicode plural rules of French: below 2 one; whole millions many; the rest other. */
export const pluralForm: PluralRule = (count) => {
  if (Math.abs(count) < 2) return 'one';
  return Number.isInteger(count) && count % 1_000_000 === 0 ? 'many' : 'other';
};
