import type { CurrencyFormat, NumberFormat, PluralRule } from '@materia/market-model';

export const numberFormat = {
  decimal: ',',
  group: '\u00a0',
  groupFrom: 5,
} as const satisfies NumberFormat;

export const currencyFormat = { symbol: 'zł', position: 'after' } as const satisfies CurrencyFormat;

/** Day/month/year (PRC-10). */
export const shortDay = 'dd/MM/yyyy';

/** Unicode plural rules of Polish: 1 one; 2-4, 22-24 … few; other whole numbers many; fractions other. */
export const pluralForm: PluralRule = (count) => {
  if (!Number.isInteger(count)) return 'other';
  const size = Math.abs(count);
  if (size === 1) return 'one';
  const [unit, tens] = [size % 10, size % 100];
  return unit >= 2 && unit <= 4 && (tens < 12 || tens > 14) ? 'few' : 'many';
};
