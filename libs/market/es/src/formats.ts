import type { CurrencyFormat, NumberFormat, PluralRule } from '@materia/market-model';

export const numberFormat = {
  decimal: ',',
  group: '.',
  groupFrom: 5,
} as const satisfies NumberFormat;

export const currencyFormat = { symbol: '€', position: 'after' } as const satisfies CurrencyFormat;

/** Day/month/year (PRC-10). */
export const shortDay = 'dd/MM/yyyy';

/** Unicode plural rules of Spanish: 1 one; whole millions many; the rest other. */
export const pluralForm: PluralRule = (count) => {
  if (count === 1) return 'one';
  return count !== 0 && Number.isInteger(count) && count % 1_000_000 === 0 ? 'many' : 'other';
};
