import type { CurrencyFormat, DateWords, NumberFormat, PluralRule } from '@materia/market-model';

export const numberFormat = {
  decimal: ',',
  group: '.',
  groupFrom: 5,
} as const satisfies NumberFormat;

export const currencyFormat = { symbol: '€', position: 'after' } as const satisfies CurrencyFormat;

export const dateWords = {
  weekdays: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'],
  months: [
    'gennaio',
    'febbraio',
    'marzo',
    'aprile',
    'maggio',
    'giugno',
    'luglio',
    'agosto',
    'settembre',
    'ottobre',
    'novembre',
    'dicembre',
  ],
  longPattern: '{weekday} {day} {month}',
  shortPattern: '{day}/{month}/{year}',
} as const satisfies DateWords;

/** Unicode plural rules of Italian: 1 one; whole millions many; the rest other. */
export const pluralForm: PluralRule = (count) => {
  if (count === 1) return 'one';
  return count !== 0 && Number.isInteger(count) && count % 1_000_000 === 0 ? 'many' : 'other';
};
